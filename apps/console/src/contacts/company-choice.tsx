import type { Contact } from '@paraph/client'
import { Field } from '@paraph/ui/kit/field.tsx'
import { useQuery } from '@tanstack/preact-query'
import { useId, useState } from 'preact/hooks'
import { useSession } from '../session/session.ts'
import { COMPANIES } from './query-keys.ts'
import { useTexts } from '../texts/language.ts'

/** The newest ones. A program can choose any other. */
const MAX_SHOWN = 100

/** The value of the option for a company that does not exist yet. No identifier is like it. */
const NEW = 'new'

/** What the form says about the company: its identifier, the data of a new one, or null for none. */
export function companyIn(form: FormData): string | { name: string; orgNumber: string } | null {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (text('company') !== NEW) return text('company') || null
  return { name: text('companyName'), orgNumber: text('orgNumber') }
}

interface CompanyChoiceProps {
  company: Contact['company']
  faultOf: (field: 'companyName' | 'orgNumber') => string | undefined
}

/** Chooses one of the companies, or names a new one. */
export function CompanyChoice({ company, faultOf }: CompanyChoiceProps) {
  const { t } = useTexts()
  const { paraph, may } = useSession()
  const id = useId()
  const [chosen, setChosen] = useState<string>(company?.id ?? '')
  const query = useQuery({
    queryKey: COMPANIES,
    queryFn: ({ signal }) => paraph.companies.list({ limit: MAX_SHOWN }, { signal }),
    enabled: may('contacts:read'),
  })
  const listed = query.data?.companies ?? []
  const options = company && !listed.some((each) => each.id === company.id) ? [company, ...listed] : listed
  return (
    <>
      <div>
        <label for={id}>{t.contacts.company.title}</label>
        <select
          id={id}
          name="company"
          disabled={!may('contacts:write')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value="">{t.contacts.company.none}</option>
          {options.map((each) => (
            <option key={each.id} value={each.id}>
              {each.orgNumber ? `${each.name} (${each.orgNumber})` : each.name}
            </option>
          ))}
          <option value={NEW}>{t.contacts.company.new}</option>
        </select>
      </div>
      {chosen === NEW && (
        <>
          <Field label={t.contacts.company.name} name="companyName" maxLength={255} fault={faultOf('companyName')} />
          <Field label={t.contacts.company.orgNumber} name="orgNumber" maxLength={255} fault={faultOf('orgNumber')} />
        </>
      )}
    </>
  )
}
