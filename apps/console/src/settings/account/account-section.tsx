import type { Account, UpdateAccount } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useState } from 'preact/hooks'
import { useSession } from '../../session/session.ts'
import { Section } from '../parts/section.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { useAction } from '../../layout/use-action.ts'
import { useTexts } from '../../texts/language.ts'

const KEY = ['account']

/** The contact whom parties can ask, and the time zone of the evidence. */
export function AccountSection() {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => paraph.accounts.get({ signal }),
    enabled: may('account:read'),
  })
  return (
    <Section title={t.settings.account.title} about={t.settings.account.about} scope="account:read" query={query}>
      {(account) => (
        <>
          <AccountForm account={account} />
          {may('account:write') && account.contactEmail !== null && <TestMail />}
        </>
      )}
    </Section>
  )
}

function AccountForm({ account }: { account: Account }) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const change = useAction(
    KEY,
    (fields: UpdateAccount) => paraph.accounts.update(fields),
    (t) => t.settings.saved,
  )
  const mayChange = may('account:write')
  const text = (kind: 'email' | 'tel', label: string, value: string | null) => (
    <Field
      label={label}
      name={kind}
      inputMode={kind}
      maxLength={254}
      {...(kind === 'tel' && { placeholder: '+46701234567' })}
      readOnly={!mayChange}
      defaultValue={value ?? ''}
    />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget as HTMLFormElement)
        const typed = (name: string) => String(form.get(name)).trim() || null
        change.press({ contactEmail: typed('email'), contactPhone: typed('tel'), timeZone: typed('zone') })
      }}
    >
      <div class="settings">
        {text('email', t.settings.account.email, account.contactEmail)}
        {text('tel', t.settings.account.phone, account.contactPhone)}
        <TimeZoneField zone={account.timeZone} readOnly={!mayChange} />
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

/** Shows that mails from this server arrive. The mail goes to the address that is saved. */
function TestMail() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const [sentTo, setSentTo] = useState<string>()
  const test = useAction(KEY, () => paraph.accounts.sendTestMail())
  return (
    <>
      <Button isBusy={test.isBusy} onPress={() => test.press(undefined, ({ to }) => setSentTo(to))}>
        {t.settings.account.testMail}
      </Button>
      <p role="status">{sentTo !== undefined && !test.error && t.settings.account.testMailSent({ to: sentTo })}</p>
      <Alert text={test.message} isAnswer />
    </>
  )
}
