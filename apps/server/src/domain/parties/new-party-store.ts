import type { AddParty, Party } from '@paraph/contract'
import type { PersonColumns } from '#domain/contacts/person-columns.ts'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import { newId } from '#platform/database/ids.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import { toColumns } from './party-columns.ts'
import { partyFields, type PartyRow } from './store.ts'

/** The columns that a party copies from a contact, or from a person who is not stored as a contact. */
export interface PersonToCopy {
  person: PersonColumns
  company: { company_name: string | null; company_org_number: string | null }
}

/** How a person takes part. */
export type NewParty = Pick<Party, 'role' | 'signingOrder' | 'sendStatus'> &
  Required<Pick<AddParty, 'deliveryMethod' | 'requiredSignature' | 'twoStepVerification'>> & { copied: PersonToCopy }

/** Returns the contacts as they are now, by their identifiers. Leaves out those that the account does not have. */
export async function findContactsToCopy(
  db: Database,
  accountId: string,
  ids: string[],
): Promise<Map<string, PersonToCopy>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('contacts')
    .leftJoin('companies', 'companies.id', 'contacts.company_id')
    .select([
      'contacts.id as contactId',
      'first_name',
      'last_name',
      'email',
      'phone',
      'ssn_encrypted',
      'ssn_hash',
      'external_id',
      'company_role',
      'company_id',
      'companies.name as company_name',
      'companies.org_number as company_org_number',
    ])
    .where('contacts.id', '=', anyOf(ids))
    .where('contacts.account_id', '=', accountId)
    .execute()
  return new Map(
    rows.map(({ contactId, company_name, company_org_number, ...person }) => [
      contactId,
      { person, company: { company_name, company_org_number } },
    ]),
  )
}

/** Inserts the parties in the order of the list, and returns them in this order. The API lists parties in the order in which they were added. */
export async function insertPartyRows({ tx, id }: DocumentLock, parties: NewParty[]): Promise<PartyRow[]> {
  if (parties.length === 0) return []
  const rows = parties.map(({ copied, ...party }) => {
    const { last_name, ...person } = copied.person
    return {
      ...toColumns(party),
      ...person,
      ...copied.company,
      id: newId('pty'),
      document_id: id,
      name: fullName(person.first_name, last_name),
    }
  })
  return tx.insertInto('parties').values(rows).returning(partyFields).execute()
}

/** A person may have only one name. */
function fullName(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.replaceAll(/^ +| +$/g, '')
}
