import type { Document, DocumentStatus } from '@paraph/contract'
import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { firstIdOf } from '#platform/database/ids.ts'
import { isBeyond, isUpTo } from '#platform/database/keyset.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Page } from '#platform/database/pagination.ts'
import { hasWords } from '#platform/database/search.ts'
import { MAX_SEARCHED } from '#platform/database/search-rules.ts'
import type { Database, Tables } from '#platform/database/tables.ts'
import { DAY } from '#platform/formats/durations.ts'
import { documentFields, toDocument } from './document-columns.ts'
import { hasLabel } from './label-store.ts'
import { type Need, needsOf, toAttention } from './attention-store.ts'
import { type Condition, hasStatus, isOverdue } from './condition-store.ts'
import { type DocumentOrder, type DocumentSort, orderOfDocuments } from './order-columns.ts'
import { belongsTo, isSeenBy, type Viewer } from './viewer-store.ts'

export interface DocumentFilter {
  status?: DocumentStatus
  externalId?: string
  label?: string
  /** The member to whom the documents belong. */
  owner?: string
  search?: string
  person?: string
  attention?: boolean
  /** The time that `from` and `before` are about. */
  time?: 'CREATED' | 'SENT' | 'CHANGED'
  from?: string
  before?: string
}

export interface PageOptions {
  limit: number
  sort?: DocumentSort
  reverse?: boolean
  cursor?: string | undefined
}

/** Throws a Problem if the cursor is not one of this order. */
export async function findDocuments(
  db: Database,
  viewer: Viewer,
  filter: DocumentFilter,
  { limit, sort = 'NEWEST', reverse = false, cursor }: PageOptions,
  now: Date,
): Promise<Page<Document>> {
  const { accountId } = viewer
  const order = orderOfDocuments(sort, reverse, filter.status !== undefined)
  const after = cursor === undefined ? undefined : order.read(cursor)
  const isSearch = filter.search !== undefined || filter.person !== undefined
  const listed = inOrder(db, viewer, order, after).$if(filter.attention === true, (query) =>
    query
      .innerJoin(needsOf(accountId, now).as<'needs'>(sql`needs`), 'needs.documentId', 'documents.id')
      .select(['needs.urgency', 'needs.partyId']),
  )
  const last = isSearch ? await findLastSearched(listed) : undefined
  const find = (condition: Condition) => {
    let query = listed.where(condition)
    if (last) query = query.where(isUpTo(order, order.valuesAt(last)))
    return filtered(query, accountId, filter, sort).limit(limit + 1)
  }
  const stored = hasStatus(filter.status, now)
  let condition = stored
  if (filter.status === 'EXPIRED') {
    // In one query with the condition above, PostgreSQL would read all documents of the account.
    const parts = [stored, isOverdue(db, accountId, now)].map((part) => find(part).select('documents.id').execute())
    const ids = (await Promise.all(parts)).flat().map(({ id }) => id)
    condition = (where) => where('documents.id', '=', anyOf(ids))
  }
  const found = await find(condition).select(documentFields).execute()
  const rows = found.slice(0, limit)
  const next = found.length > limit ? rows.at(-1) : last
  const documents = rows.map(({ urgency, partyId, ...row }) => ({
    ...toDocument(row, now),
    ...(urgency !== undefined && { attention: toAttention(urgency, partyId) }),
  }))
  return { rows: documents, nextCursor: next ? order.cursorAt(next) : null }
}

/** Milliseconds by which the time of an ID and `createdAt` differ at most. Mostly it is less than a second, but two clocks can differ. */
const ID_TOLERANCE = DAY

const timeColumns = { SENT: 'sent_at', CHANGED: 'updated_at' } as const

function filtered<Row>(
  query: SelectQueryBuilder<Tables, 'documents', Row>,
  accountId: string,
  { externalId, label, owner, search, person, time = 'CREATED', from, before }: DocumentFilter,
  sort: DocumentSort,
): SelectQueryBuilder<Tables, 'documents', Row> {
  let filtered = query
  if (externalId !== undefined) filtered = filtered.where('external_id', '=', externalId)
  if (label !== undefined) filtered = filtered.where((where) => hasLabel(where, accountId, label))
  if (owner !== undefined) filtered = filtered.where((where) => belongsTo(where, owner))
  // The IDs tell when the documents were created. With them, PostgreSQL does not read all newer documents to find old ones. No document was sent or
  // changed before it was created.
  if (before !== undefined)
    filtered = filtered.where('documents.id', '<', firstIdOf('doc', Date.parse(before) + ID_TOLERANCE))
  if (time !== 'CREATED') {
    if (from !== undefined) filtered = filtered.where(timeColumns[time], '>=', from)
    if (before !== undefined) filtered = filtered.where(timeColumns[time], '<', before)
  } else if (from !== undefined || before !== undefined) {
    if (from !== undefined)
      filtered = filtered.where('documents.id', '>=', firstIdOf('doc', Date.parse(from) - ID_TOLERANCE))
    filtered = filtered.where(isCreated(sort, from, before))
  }
  if (search !== undefined) filtered = filtered.where((where) => hasWords(textOf(where), search))
  if (person !== undefined) filtered = filtered.where((where) => hasPerson(where, person))
  return filtered
}

/**
 * The planner of PostgreSQL takes this condition and the one on the IDs for independent, and expects far fewer documents than there are. By title, it
 * would then sort them all, which is slow, rather than find the first ones in the index of the titles. It can't look into `coalesce`.
 */
function isCreated(sort: DocumentSort, from = '-infinity', before = 'infinity'): RawBuilder<SqlBool> {
  const isBetween = sql<SqlBool>`created_at >= ${from} and created_at < ${before}`
  return sort === 'TITLE' ? sql`coalesce(${isBetween}, false)` : isBetween
}

function inOrder(db: Database, viewer: Viewer, order: DocumentOrder, after: string[] | undefined) {
  let query = db.selectFrom('documents').where(isSeenBy(viewer))
  if (after !== undefined) query = query.where(isBeyond(order, after))
  for (const column of order.columns) query = query.orderBy(column, order.direction)
  return query
}

/**
 * No index finds a part of a word. So one request searches a limited number of documents, and its cursor continues after them. Returns the last of
 * them. Undefined if the search reaches the end of the list.
 */
async function findLastSearched(listed: SelectQueryBuilder<Tables, 'documents', Partial<Need>>) {
  return await listed
    .select(['documents.id', 'title', 'status', 'updated_at as updatedAt'])
    .offset(MAX_SEARCHED - 1)
    .limit(1)
    .executeTakeFirst()
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

/** The condition that one party has all these words in its name and its e-mail address. With `exists`, PostgreSQL would read the parties of all accounts. */
function hasPerson(where: ExpressionBuilder<Tables, 'documents'>, words: string) {
  const person = where
    .selectFrom('parties')
    .select('parties.id')
    .whereRef('parties.document_id', '=', 'documents.id')
    .where(hasWords(sql<string>`concat_ws(' ', parties.name, parties.email)`, words))
    .limit(1)
  return where(person, 'is not', null)
}
