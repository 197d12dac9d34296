import type { Account, UpdateAccount } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useId } from 'preact/hooks'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { NoScope } from '../layout/no-scope.tsx'
import { useSession } from '../session/session.ts'
import { useSettingsTexts } from './texts/settings-texts.ts'
import { useAction } from './use-action.ts'

const KEY = ['account']

/** Whom the parties ask, and the time zone of the evidence. */
export function AccountSection() {
  const t = useSettingsTexts()
  const { paraph, may } = useSession()
  const isReadable = may('account:read')
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => paraph.accounts.get({ signal }),
    enabled: isReadable,
  })
  return (
    <section class="card">
      <h2>{t.account.title}</h2>
      {!isReadable ? (
        <NoScope scope="account:read" />
      ) : query.data ? (
        <AccountForm account={query.data} />
      ) : query.error ? (
        <Failure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

function AccountForm({ account }: { account: Account }) {
  const t = useSettingsTexts()
  const { paraph, may } = useSession()
  const id = useId()
  const change = useAction(KEY, (fields: UpdateAccount) => paraph.accounts.update(fields), t.saved)
  const mayChange = may('account:write')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget as HTMLFormElement)
        const text = (name: string) => String(form.get(name)).trim() || null
        change.press({ contactEmail: text('email'), contactPhone: text('phone'), timeZone: text('zone') })
      }}
    >
      <p class="hint">{t.account.about}</p>
      <div class="settings">
        <div>
          <label for={`${id}-email`}>{t.account.email}</label>
          <input
            id={`${id}-email`}
            name="email"
            type="text"
            inputMode="email"
            maxLength={254}
            readOnly={!mayChange}
            defaultValue={account.contactEmail ?? ''}
          />
        </div>
        <div>
          <label for={`${id}-phone`}>{t.account.phone}</label>
          <input
            id={`${id}-phone`}
            name="phone"
            type="text"
            inputMode="tel"
            maxLength={16}
            readOnly={!mayChange}
            defaultValue={account.contactPhone ?? ''}
          />
        </div>
        <div>
          <label for={`${id}-zone`}>{t.account.timeZone}</label>
          <select id={`${id}-zone`} name="zone" disabled={!mayChange}>
            <option value="">{t.account.noTimeZone}</option>
            {zonesWith(account.timeZone).map((zone) => (
              <option key={zone} value={zone} selected={zone === account.timeZone}>
                {zone}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Alert text={change.message} isAnswer />
      {mayChange && (
        <button type="submit" class="primary" aria-disabled={change.isBusy}>
          {t.save}
        </button>
      )}
    </form>
  )
}

/** The zones of this browser, and the one of the account, which the browser may call by another name. */
function zonesWith(zone: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return zone && !known.includes(zone) ? [zone, ...known] : known
}
