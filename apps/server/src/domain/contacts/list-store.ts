import type { Contact } from '@paraph/contract'
import { sql } from 'kysely'
import { isBeyond, isUpTo } from '#platform/database/keyset.ts'
import { hasWords } from '#platform/database/search.ts'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import type { Page } from '#platform/database/pagination.ts'
import type { Database } from '#platform/database/tables.ts'
import type { PersonalNumbers } from '#platform/secrets/personal-numbers.ts'
import { contactFields, toContact } from './contact-columns.ts'
import { type ContactOrder, type ContactSort, orderOfContacts } from './order-columns.ts'

interface Deps {
  db: Database
  personalNumbers: PersonalNumbers
}

interface ContactFilter {
  email?: string
  externalId?: string
  companyId?: string
  createdBy?: string
  search?: string
}

interface PageOptions {
  limit: number
  sort: ContactSort
  /** Where the first page begins. */
  from: string | undefined
  cursor: string | undefined
}

/** Throws a Problem if the cursor is not one of this order, or if the order has no place for `from`. */
export async function findContacts(
  { db, personalNumbers }: Deps,
  accountId: string,
  { email, externalId, companyId, createdBy, search }: ContactFilter,
  { limit, sort, from, cursor }: PageOptions,
): Promise<Page<Contact>> {
  const order = await orderOfContacts(db, sort)
  const start = from === undefined ? undefined : order.before(from)
  const after = cursor === undefined ? start : order.read(cursor)
  let query = db
    .selectFrom('contacts as contact')
    .leftJoin('companies as company', 'company.id', 'contact.company_id')
    .select(contactFields)
    .where('contact.account_id', '=', accountId)
  if (email !== undefined) query = query.where(sql`lower(contact.email)`, '=', sql`lower(${email})`)
  if (externalId !== undefined) query = query.where('contact.external_id', '=', externalId)
  if (companyId !== undefined) query = query.where('contact.company_id', '=', companyId)
  if (createdBy !== undefined) query = query.where('contact.created_by', '=', createdBy)
  if (after !== undefined) query = query.where(isBeyond(order, after))
  const last = search === undefined ? undefined : await findLastSearched(db, accountId, order, after)
  if (last !== undefined) query = query.where(isUpTo(order, order.valuesAt(last)))
  if (search !== undefined) query = query.where(hasWords(searchedText, search))
  for (const column of order.columns) query = query.orderBy(column, order.direction)
  const found = await query.limit(limit + 1).execute()
  const rows = found.slice(0, limit).map((row) => toContact(row, personalNumbers))
  const next = found.length > limit ? rows.at(-1) : last
  return { rows, nextCursor: next ? order.cursorAt(next) : null }
}

const searchedText = sql<string>`concat_ws(' ', contact.search_text, company.search_text)`

/** Returns the contact at which a search ends. Undefined if it reaches the end of the list. */
async function findLastSearched(db: Database, accountId: string, order: ContactOrder, after: string[] | undefined) {
  let query = db
    .selectFrom('contacts as contact')
    .select(['contact.id', 'contact.first_name as firstName', 'contact.last_name as lastName'])
    .where('contact.account_id', '=', accountId)
  if (after !== undefined) query = query.where(isBeyond(order, after))
  for (const column of order.columns) query = query.orderBy(column, order.direction)
  return await query
    .offset(MAX_SEARCHED - 1)
    .limit(1)
    .executeTakeFirst()
}
