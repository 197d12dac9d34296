import type { Contact, CreateContact, UpdateContact } from '@paraph/contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { numberColumns, type StoredNumber, withNumber } from '#domain/personal-numbers/columns.ts'
import { newId } from '#platform/database/ids.ts'
import { cursorAfter, type Page, toPage } from '#platform/database/pagination.ts'
import { hasWords } from '#platform/database/search.ts'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import { toE164 } from '#platform/formats/phone-number.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { type PersonColumns, personColumns } from './person-columns.ts'

interface Deps {
  db: Database
  personalNumbers: PersonalNumbers
}

interface ContactKey {
  id: string
  accountId: string
}

interface ContactFilter {
  email?: string
  externalId?: string
  companyId?: string
  search?: string
}

/** Fails with a foreign-key violation if the account has no such company. */
export async function insertContact(
  { db, personalNumbers }: Deps,
  accountId: string,
  contact: CreateContact,
  now: Date,
): Promise<Contact> {
  const row = await db
    .with('contact', (query) =>
      query
        .insertInto('contacts')
        .values(contactRow(accountId, personColumns(contact, personalNumbers), now))
        .returningAll(),
    )
    .selectFrom('contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(fields)
    .executeTakeFirstOrThrow()
  return toContact(row, personalNumbers)
}

/** Inserts the contacts with one statement. */
export async function insertContacts(
  db: Database,
  accountId: string,
  persons: PersonColumns[],
  now: Date,
): Promise<void> {
  if (persons.length === 0) return
  await db
    .insertInto('contacts')
    .values(persons.map((person) => contactRow(accountId, person, now)))
    .execute()
}

function contactRow(accountId: string, person: PersonColumns, now: Date) {
  const at = now.toISOString()
  return { id: newId('ctc'), account_id: accountId, ...person, created_at: at, updated_at: at }
}

export async function findContact({ db, personalNumbers }: Deps, key: ContactKey): Promise<Contact | undefined> {
  const row = await db
    .selectFrom('contacts as contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(fields)
    .where('contact.id', '=', key.id)
    .where('contact.account_id', '=', key.accountId)
    .executeTakeFirst()
  return row && toContact(row, personalNumbers)
}

export async function findContacts(
  { db, personalNumbers }: Deps,
  accountId: string,
  { email, externalId, companyId, search }: ContactFilter,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Page<Contact>> {
  let query = db
    .selectFrom('contacts as contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(fields)
    .where('contact.account_id', '=', accountId)
  if (email !== undefined) query = query.where(sql`lower(contact.email)`, '=', sql`lower(${email})`)
  if (externalId !== undefined) query = query.where('contact.external_id', '=', externalId)
  if (companyId !== undefined) query = query.where('contact.company_id', '=', companyId)
  if (after !== undefined) query = query.where('contact.id', '<', after)
  const last = search === undefined ? undefined : await findLastSearched(db, accountId, after)
  if (last !== undefined) query = query.where('contact.id', '>=', last)
  if (search !== undefined) query = query.where(hasWords(searchedText, search))
  const { rows, nextCursor } = toPage(
    await query
      .orderBy('contact.id', 'desc')
      .limit(limit + 1)
      .execute(),
    limit,
  )
  return {
    rows: rows.map((row) => toContact(row, personalNumbers)),
    nextCursor: nextCursor ?? (last === undefined ? null : cursorAfter(last)),
  }
}

const searchedText = sql<string>`concat_ws(' ', contact.first_name, contact.last_name, contact.email, contact.phone,
  contact.external_id, company.name)`

/** Returns the identifier of the contact at which a search ends. Undefined if it reaches the oldest one. */
async function findLastSearched(
  db: Database,
  accountId: string,
  after: string | undefined,
): Promise<string | undefined> {
  let query = db.selectFrom('contacts').select('id').where('account_id', '=', accountId)
  if (after !== undefined) query = query.where('id', '<', after)
  const row = await query
    .orderBy('id', 'desc')
    .offset(MAX_SEARCHED - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
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
    .select(fields)
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

type Joined = { contact: Tables['contacts']; company: Partial<Tables['companies']> }

function fields(select: ExpressionBuilder<Joined, 'contact' | 'company'>) {
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
    select.ref('company.id').as('companyId'),
    select.ref('company.name').as('companyName'),
    select.ref('company.org_number').as('companyOrgNumber'),
  ] as const
}

type Row = Omit<Contact, 'company' | 'ssn'> & {
  ssn: StoredNumber | null
  companyId?: string | null | undefined
  companyName?: string | null | undefined
  companyOrgNumber?: string | null | undefined
}

function toContact({ companyId, companyName, companyOrgNumber, ...row }: Row, numbers: PersonalNumbers): Contact {
  const contact = withNumber(row, numbers)
  if (!companyId) return contact
  return { ...contact, company: { id: companyId, name: companyName!, orgNumber: companyOrgNumber! } }
}
