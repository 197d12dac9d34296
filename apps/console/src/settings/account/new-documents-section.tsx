import type { Account, Language, UpdateAccount } from '@paraph/client'
import { Alert } from '@paraph/ui/alert.tsx'
import { Button } from '@paraph/ui/kit/button.tsx'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useId } from 'preact/hooks'
import { useAction } from '../../layout/use-action.ts'
import { useSession } from '../../session/session.ts'
import { useTexts } from '../../texts/language.ts'
import { Section } from '../parts/section.tsx'

const KEY = ['account']

/** What the contract gives a document that names no reminders. */
const USUAL = { firstAfterDays: 3, everyDays: 3, max: 3 }

/** What each new document of the console begins with. */
export function NewDocumentsSection() {
  const { t } = useTexts()
  const { paraph } = useSession()
  const words = t.settings.newDocuments
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => paraph.accounts.get({ signal }) })
  return (
    <Section title={words.title} about={words.about} scope="account:write" query={query}>
      {(account) => <NewDocumentsForm account={account} />}
    </Section>
  )
}

function NewDocumentsForm({ account }: { account: Account }) {
  const { t } = useTexts()
  const { paraph } = useSession()
  const id = useId()
  const words = t.settings.newDocuments
  const change = useAction(
    KEY,
    (fields: UpdateAccount) => paraph.accounts.update(fields),
    (t) => t.settings.saved,
  )
  const { firstAfterDays, everyDays, max } = account.defaultReminders ?? USUAL
  const number = (name: string, label: string, value: number | '') => (
    <Field label={label} name={name} inputMode="numeric" maxLength={3} defaultValue={String(value)} />
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget as HTMLFormElement)
        const typed = (name: string) => String(form.get(name)).trim()
        const [firstAfterDays, everyDays, max] = [typed('first'), typed('every'), typed('most')].map(Number)
        change.press({
          defaultLanguage: (typed('language') || null) as Language | null,
          defaultReminders: { firstAfterDays: firstAfterDays!, everyDays: everyDays!, max: max! },
          expiresAfterDays: typed('expiry') ? Number(typed('expiry')) : null,
        })
      }}
    >
      <div class="settings">
        <div>
          <label for={`${id}-language`}>{words.language}</label>
          <select id={`${id}-language`} name="language">
            {[
              ['', words.anyLanguage],
              ['EN', 'English'],
              ['SV', 'Svenska'],
            ].map(([value, name]) => (
              <option key={value} value={value} selected={value === (account.defaultLanguage ?? '')}>
                {name}
              </option>
            ))}
          </select>
        </div>
        {number('expiry', words.expiry, account.expiresAfterDays ?? '')}
        {number('first', t.follow.firstAfter, firstAfterDays)}
        {number('every', t.follow.every, everyDays)}
        {number('most', t.follow.most, max)}
      </div>
      <Alert text={change.message} isAnswer />
      <Button type="submit" look="primary" isBusy={change.isBusy}>
        {t.settings.save}
      </Button>
    </form>
  )
}
