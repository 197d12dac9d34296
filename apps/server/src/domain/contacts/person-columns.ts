import type { CreateContact } from '@paraph/contract'
import { numberColumns } from '#domain/personal-numbers/columns.ts'
import type { Tables } from '#platform/database/tables.ts'
import { toE164 } from '#platform/formats/phone-number.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'

/** The columns of a contact that describe the person. A party has them too, with one column for the name. */
export type PersonColumns = Omit<Tables['contacts'], 'id' | 'account_id' | 'created_by' | 'created_at' | 'updated_at'>

export function personColumns(person: CreateContact, numbers: PersonalNumbers): PersonColumns {
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email ?? null,
    phone: person.phone ? toE164(person.phone)! : null,
    ...numberColumns(person.ssn ?? null, numbers),
    external_id: person.externalId ?? null,
    company_role: person.companyRole ?? null,
    company_id: companyIdOf(person),
  }
}

/** A client may send a contact in the form of a response, with the company as an object. */
export function companyIdOf({ companyId, company }: CreateContact): string | null {
  return companyId === undefined ? (company?.id ?? null) : companyId
}

/** Returns the JSON pointer to the identifier of the company. */
export function companyPointerOf({ companyId }: CreateContact): string {
  return companyId === undefined ? '/company/id' : '/companyId'
}
