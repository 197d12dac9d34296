import type { Contact, Maker } from '@paraph/contract'
import type { ExpressionBuilder } from 'kysely'
import { makerIn, withMaker } from '#domain/accounts/maker-columns.ts'
import { type StoredNumber, withNumber } from '#domain/personal-numbers/columns.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

type Joined = { contact: Tables['contacts']; company: Partial<Tables['companies']> }

/** The columns of a contact that is joined with its company. */
export function contactFields(select: ExpressionBuilder<Joined, 'contact' | 'company'>) {
  return [
    'contact.id',
    'contact.first_name as firstName',
    'contact.last_name as lastName',
    'contact.created_at as createdAt',
    'contact.updated_at as updatedAt',
    'contact.email',
    'contact.phone',
    'contact.ssn_encrypted as ssn',
    'contact.external_id as externalId',
    'contact.company_role as companyRole',
    makerIn('contact.created_by').as('createdBy'),
    select.ref('company.id').as('companyId'),
    select.ref('company.name').as('companyName'),
    select.ref('company.org_number').as('companyOrgNumber'),
  ] as const
}

type Row = Omit<Contact, 'company' | 'ssn' | 'createdBy'> & {
  createdBy: Maker | null
  ssn: StoredNumber | null
  companyId?: string | null | undefined
  companyName?: string | null | undefined
  companyOrgNumber?: string | null | undefined
}

export function toContact(
  { companyId, companyName, companyOrgNumber, ...row }: Row,
  numbers: PersonalNumbers,
): Contact {
  const contact = withNumber(withMaker(row), numbers)
  if (!companyId) return contact
  return { ...contact, company: { id: companyId, name: companyName!, orgNumber: companyOrgNumber! } }
}
