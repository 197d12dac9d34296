import type { Contact, CreateContact, UpdateContact } from '@paraph/contract'
import { numberColumns } from '#domain/personal-numbers/columns.ts'
import { newId } from '#platform/database/ids.ts'
import type { Database } from '#platform/database/tables.ts'
import { toE164 } from '#platform/formats/phone-number.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { contactFields, toContact } from './contact-columns.ts'
import { type PersonColumns, personColumns } from './person-columns.ts'

interface Deps {
  db: Database
  personalNumbers: PersonalNumbers
}

interface ContactKey {
  id: string
  accountId: string
}

/** The account of a new contact, and the key or the member that makes it. */
interface MadeFor {
  accountId: string
  createdBy: string
}

/** Fails with a foreign-key violation if the account has no such company. */
export async function insertContact(
  { db, personalNumbers }: Deps,
  from: MadeFor,
  contact: CreateContact,
  now: Date,
): Promise<Contact> {
  const row = await db
    .with('contact', (query) =>
      query
        .insertInto('contacts')
        .values(contactRow(from, personColumns(contact, personalNumbers), now))
        .returningAll(),
    )
    .selectFrom('contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(contactFields)
    .executeTakeFirstOrThrow()
  return toContact(row, personalNumbers)
}

/** Inserts the contacts with one statement. */
export async function insertContacts(db: Database, from: MadeFor, persons: PersonColumns[], now: Date): Promise<void> {
  if (persons.length === 0) return
  await db
    .insertInto('contacts')
    .values(persons.map((person) => contactRow(from, person, now)))
    .execute()
}

function contactRow({ accountId, createdBy }: MadeFor, person: PersonColumns, now: Date) {
  const at = now.toISOString()
  return { id: newId('ctc'), account_id: accountId, created_by: createdBy, ...person, created_at: at, updated_at: at }
}

export async function findContact({ db, personalNumbers }: Deps, key: ContactKey): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('contacts as contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(contactFields)
    .where('contact.id', '=', key.id)
    .where('contact.account_id', '=', key.accountId)
    .executeTakeFirst()
  return row && toContact(row, personalNumbers)
}

/** Fails with a foreign-key violation if the account has no such company. */
export async function changeContact(
  { db, personalNumbers }: Deps,
  key: ContactKey,
  change: UpdateContact,
  now: Date,
): Promise<Contact | undefined> {
  const row = await db
    .with('contact', (query) =>
      query
        .updateTable('contacts')
        .set({
          first_name: change.firstName,
          last_name: change.lastName,
          email: change.email,
          phone: change.phone && toE164(change.phone),
          ...numberColumns(change.ssn, personalNumbers),
          external_id: change.externalId,
          company_role: change.companyRole,
          company_id: change.companyId,
          updated_at: now.toISOString(),
        })
        .where('id', '=', key.id)
        .where('account_id', '=', key.accountId)
        .returningAll(),
    )
    .selectFrom('contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(contactFields)
    .executeTakeFirst()
  return row && toContact(row, personalNumbers)
}

/** Returns whether the contact existed. */
export async function eraseContact(db: Database, key: ContactKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contacts')
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
