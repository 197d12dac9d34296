import type { Account, UpdateAccount } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useQuery, useQueryClient } from '@tanstack/preact-query'
import { useSession } from '../../session/session.ts'
import { Section } from '../parts/section.tsx'
import { TimeZoneField } from './time-zone-field.tsx'
import { zoneLabel } from './time-zones.ts'
import { useFaults } from '../../layout/use-faults.ts'
import { useAction } from '../../layout/use-action.ts'
import { useTexts } from '../../texts/language.ts'

const KEY = ['account']

/** The name that parties see, the contact whom they can ask, and the time zone of the evidence. */
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
      {(account) => (may('account:write') ? <AccountForm account={account} /> : <AccountFacts account={account} />)}
    </Section>
  )
}

function AccountForm({ account }: { account: Account }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const queries = useQueryClient()
  const change = useAction(
    KEY,
    (fields: UpdateAccount) => paraph.accounts.update(fields),
    (t) => t.settings.saved,
  )
  const { form, faultOf, message } = useFaults(['contactEmail', 'contactPhone'], change)
  const words = t.settings.account
  const text = (kind: 'email' | 'tel', label: string, value: string | null) => (
    <Field
      label={label}
      name={kind}
      inputMode={kind}
      maxLength={254}
      {...(kind === 'tel' && { placeholder: '+46701234567' })}
      defaultValue={value ?? ''}
      fault={faultOf(kind === 'tel' ? 'contactPhone' : 'contactEmail')}
    />
  )
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget as HTMLFormElement)
        const typed = (name: string) => String(data.get(name)).trim() || null
        const name = typed('name')
        const fields: UpdateAccount = {
          displayName: name === account.name ? null : name,
          contactEmail: typed('email'),
          contactPhone: typed('tel'),
          timeZone: typed('zone'),
        }
        // The menu shows the name too.
        change.press(fields, () => void queries.invalidateQueries({ queryKey: ['me'] }))
      }}
    >
      <div class="settings">
        <Field
          label={words.name}
          hint={words.nameHint}
          name="name"
          maxLength={255}
          autocomplete="organization"
          defaultValue={account.displayName ?? account.name}
        />
        {text('email', words.email, account.contactEmail)}
        {text('tel', words.phone, account.contactPhone)}
        <TimeZoneField zone={account.timeZone} />
      </div>
      <Alert text={message} isAnswer />
      <Button type="submit" look="primary" isBusy={change.isBusy}>
        {t.settings.save}
      </Button>
    </form>
  )
}

/** For those who may not change it, who would take fields for something to fill in. */
function AccountFacts({ account }: { account: Account }) {
  const { t } = useTexts()
  const words = t.settings.account
  const { displayName, name, contactEmail, contactPhone, timeZone } = account
  return (
    <dl>
      <dt>{words.name}</dt>
      <dd dir="auto">{displayName ?? name}</dd>
      <dt>{words.email}</dt>
      <dd>{contactEmail ?? '–'}</dd>
      <dt>{words.phone}</dt>
      <dd>{contactPhone ?? '–'}</dd>
      <dt>{words.timeZone}</dt>
      <dd>{timeZone === null ? words.noTimeZone : zoneLabel(timeZone, words, new Date())}</dd>
    </dl>
  )
}
