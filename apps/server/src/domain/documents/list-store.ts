import type { Document, DocumentStatus } from '@paraph/contract'
import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { cursorAfter, type Page, toPage } from '#platform/database/pagination.ts'
import { hasWords } from '#platform/database/search.ts'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import { EXPIRES_SOON, REJECTED_LATELY } from './attention-rules.ts'
import { documentFields, toDocument } from './document-columns.ts'
import { hasLabel } from './label-store.ts'

interface Filter {
  status?: DocumentStatus
  externalId?: string
  label?: string
  search?: string
  attention?: boolean
}

interface PageOptions {
  limit: number
  /** The ID of the last document before the page. */
  after: string | undefined
}

type Condition = (where: ExpressionBuilder<Tables, 'documents'>) => Expression<SqlBool>

export async function findDocuments(
  db: Database,
  accountId: string,
  filter: Filter,
  page: PageOptions,
  now: Date,
): Promise<Page<Document>> {
  const isSearch = filter.search !== undefined || filter.attention === true
  const find = isSearch ? searchRows : listRows
  const { rows, nextCursor } = await find(db, accountId, filter, page, now)
  return { rows: rows.map((row) => toDocument(row, now)), nextCursor }
}

async function listRows(
  db: Database,
  accountId: string,
  { status, externalId, label }: Filter,
  { limit, after }: PageOptions,
  now: Date,
) {
  const find = (condition: Condition) => {
    let query = newestFirst(db, accountId, after).select(documentFields).where(condition)
    if (externalId !== undefined) query = query.where('external_id', '=', externalId)
    if (label !== undefined) query = query.where((where) => hasLabel(where, accountId, label))
    return query.limit(limit + 1).execute()
  }
  const pages = [find(hasStatus(status, now))]
  // In one query with the condition above, PostgreSQL would read all documents of the account.
  if (status === 'EXPIRED') pages.push(find(isOverdue(db, accountId, now)))
  const found = (await Promise.all(pages)).flat().toSorted((a, b) => (a.id < b.id ? 1 : -1))
  return toPage(found, limit)
}

/**
 * No index finds a part of a word, or what needs attention. So one request searches a limited number of documents, and its cursor continues after
 * them.
 */
async function searchRows(
  db: Database,
  accountId: string,
  { search, attention, status, externalId, label }: Filter,
  { limit, after }: PageOptions,
  now: Date,
) {
  const last = await newestFirst(db, accountId, after)
    .select('id')
    .offset(MAX_SEARCHED - 1)
    .limit(1)
    .executeTakeFirst()
  const conditions = [hasStatus(status, now), ...(status === 'EXPIRED' ? [isOverdue(db, accountId, now)] : [])]
  let query = newestFirst(db, accountId, after)
    .select(documentFields)
    .where((where) => where.or(conditions.map((condition) => condition(where))))
  if (search !== undefined) query = query.where((where) => hasWords(textOf(where), search))
  if (attention) query = query.where(needsAttention(now))
  if (last) query = query.where('id', '>=', last.id)
  if (externalId !== undefined) query = query.where('external_id', '=', externalId)
  if (label !== undefined) query = query.where((where) => hasLabel(where, accountId, label))
  const page = toPage(await query.limit(limit + 1).execute(), limit)
  return { ...page, nextCursor: page.nextCursor ?? (last ? cursorAfter(last.id) : null) }
}

function newestFirst(db: Database, accountId: string, after: string | undefined) {
  const query = db.selectFrom('documents').where('account_id', '=', accountId).orderBy('id', 'desc')
  return after === undefined ? query : query.where('id', '<', after)
}

/**
 * The texts of a document that are searched: its title and reference identifier, and the names, addresses and companies of its parties. The texts are
 * joined, so that the parties are read only once, even for many words.
 */
function textOf(where: ExpressionBuilder<Tables, 'documents'>): RawBuilder<string> {
  const people = where
    .selectFrom('parties')
    .select(sql<string>`string_agg(concat_ws(' ', name, email, phone, company_name), ' ')`.as('text'))
    .whereRef('parties.document_id', '=', 'documents.id')
  return sql<string>`concat_ws(' ', title, external_id, ${people})`
}

/** The documents with which something went wrong, or soon will, while the sender can still help. */
function needsAttention(now: Date): Condition {
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString()
  return (where) => {
    const missed = where
      .selectFrom('parties')
      .select('parties.id')
      .whereRef('parties.document_id', '=', 'documents.id')
      .where('send_status', 'in', ['BOUNCED', 'FAILED'])
      .where('signing_status', '=', 'NOT_SIGNED')
    const isOpen = where.and([hasStatus('SENT', now)(where), where('seal_status', 'is', null)])
    return where.or([
      where.and([isOpen, where.or([where('expires_at', '<', from(EXPIRES_SOON)), where.exists(missed)])]),
      where.and([where('status', '=', 'SENT'), where('seal_status', '=', 'FAILED')]),
      where.and([where('status', '=', 'REJECTED'), where('updated_at', '>', from(-REJECTED_LATELY))]),
    ])
  }
}

/** The rule of `statusAt` in SQL, with one exception: `isOverdue` finds the documents that have expired and are still stored as SENT. */
function hasStatus(status: DocumentStatus | undefined, now: Date): Condition {
  return (where) => {
    if (status === undefined) return where.lit(true)
    const stored = where('status', '=', status)
    if (status !== 'SENT') return stored
    const isOpen = where.or([
      where('expires_at', 'is', null),
      where('expires_at', '>', now.toISOString()),
      where('seal_status', 'is not', null),
    ])
    return where.and([stored, isOpen])
  }
}

/**
 * Finds the expired documents that are still stored as SENT, because no job has ended them yet. They are few, and the index on `expires_at` finds
 * them.
 */
function isOverdue(db: Database, accountId: string, now: Date): Condition {
  const overdue = db
    .with(
      (cte) => cte('overdue').materialized(),
      (tables) =>
        tables
          .selectFrom('documents')
          .select(['id', 'account_id'])
          .where('status', '=', 'SENT')
          .where('expires_at', '<=', now.toISOString())
          .where('seal_status', 'is', null),
    )
    .selectFrom('overdue')
    .select('overdue.id')
    .where('overdue.account_id', '=', accountId)
  return (where) => where('id', 'in', overdue)
}
