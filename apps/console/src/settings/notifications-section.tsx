import type { Account, Notifications, NotificationTime, UpdateNotifications } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useId } from 'preact/hooks'
import { useAction } from '../layout/use-action.ts'
import { useServerMailIsOff } from '../server/use-mail-is-off.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/language.ts'
import { Section } from './section.tsx'

const KEY = ['account']
const kinds = ['completed', 'rejected', 'undelivered', 'wrongPerson', 'expiring'] as const
const times = ['IMMEDIATELY', 'DAILY', 'OFF'] as const

/** What the sender is told by mail, and when. */
export function NotificationsSection() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const isMailOff = useServerMailIsOff(true)
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => paraph.accounts.get({ signal }) })
  return (
    <Section title={t.settings.mails.title} about={t.settings.mails.about} scope="account:read" query={query}>
      {(account) => (
        <>
          {isMailOff && <p class="notice">{t.settings.mails.noMail}</p>}
          <p>
            {account.contactEmail === null
              ? t.settings.mails.noAddress
              : t.settings.mails.address({ address: account.contactEmail })}
          </p>
          <NotificationsForm key={JSON.stringify(account.notifications)} account={account} />
        </>
      )}
    </Section>
  )
}

function NotificationsForm({ account }: { account: Account }) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const mayChange = may('account:write')
  const update = (notifications: UpdateNotifications) => paraph.accounts.update({ notifications })
  const change = useAction(KEY, update, t.settings.saved)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget as HTMLFormElement)
        const chosen = kinds.filter((kind) => form.get(kind) !== account.notifications[kind])
        change.press(Object.fromEntries(chosen.map((kind) => [kind, form.get(kind) as NotificationTime])))
      }}
    >
      <div class="mails">
        {kinds.map((kind) => (
          <Kind key={kind} kind={kind} time={account.notifications[kind]} mayChange={mayChange} />
        ))}
      </div>
      <Alert text={change.message} isAnswer />
      {mayChange && (
        <Button type="submit" look="primary" isBusy={change.isBusy}>
          {t.settings.save}
        </Button>
      )}
    </form>
  )
}

interface KindProps {
  kind: keyof Notifications
  time: NotificationTime
  mayChange: boolean
}

function Kind({ kind, time, mayChange }: KindProps) {
  const { t } = useTexts()
  const id = useId()
  const { name, about } = t.settings.mails.kinds[kind]
  return (
    <div>
      <div>
        <label for={id}>{name}</label>
        <p class="hint" id={`${id}-about`}>
          {about}
        </p>
      </div>
      <select id={id} name={kind} aria-describedby={`${id}-about`} disabled={!mayChange}>
        {times.map((each) => (
          <option key={each} value={each} selected={each === time}>
            {t.settings.mails.times[each]}
          </option>
        ))}
      </select>
    </div>
  )
}
