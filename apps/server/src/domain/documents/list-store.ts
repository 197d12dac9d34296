import type { Document } from '@paraph/contract'
import { sql } from 'kysely'
import { isBeyond } from '#platform/database/keyset.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Page } from '#platform/database/pagination.ts'
import type { Database } from '#platform/database/tables.ts'
import { toAttention, needsOf } from './attention-store.ts'
import { type Condition, hasStatus, isOverdue } from './condition-store.ts'
import { documentFields, toDocument } from './document-columns.ts'
import { type DocumentFilter, filtersOf } from './filter-store.ts'
import { type DocumentOrder, type DocumentSort, orderOfDocuments } from './order-columns.ts'
import { findSearched } from './search-store.ts'
import { isSeenBy, type Viewer } from './viewer-store.ts'

export interface PageOptions {
  limit: number
  sort?: DocumentSort
  reverse?: boolean
  cursor?: string | undefined
}

export interface DocumentPage extends Page<Document> {
  /** Returns the cursor of the rest of the list, if the page ends after this number of documents. */
  cursorAfter: (count: number) => string
}

/** Throws a Problem if the cursor is not one of this order. */
export async function findDocuments(
  db: Database,
  viewer: Viewer,
  filter: DocumentFilter,
  { limit, sort = 'NEWEST', reverse = false, cursor }: PageOptions,
  now: Date,
): Promise<DocumentPage> {
  const { accountId } = viewer
  const order = orderOfDocuments(sort, reverse, filter.status !== undefined)
  const after = cursor === undefined ? undefined : order.read(cursor)
  const listed = inOrder(db, viewer, order, after).$if(filter.attention === true, (query) =>
    query
      .innerJoin(needsOf(accountId, filter.self, now).as<'needs'>(sql`needs`), 'needs.documentId', 'documents.id')
      .select(['needs.urgency', 'needs.partyId']),
  )
  const filters = filtersOf(accountId, filter, sort)
  const stored = hasStatus(filter.status, now)
  const overdue = isOverdue(db, accountId, now)
  const isExpired = filter.status === 'EXPIRED'
  const find = (condition: Condition) =>
    filters.reduce((query, each) => query.where(each), listed.where(condition)).limit(limit + 1)
  const list = async () => {
    if (!isExpired) return await find(stored).select(documentFields).execute()
    // In one query with both conditions, PostgreSQL would read all documents of the account.
    const parts = [stored, overdue].map((part) => find(part).select('documents.id').execute())
    const ids = (await Promise.all(parts)).flat().map(({ id }) => id)
    return await find((where) => where('documents.id', '=', anyOf(ids)))
      .select(documentFields)
      .execute()
  }
  const status: Condition = isExpired ? (where) => where.or([stored(where), overdue(where)]) : stored
  const isSearch = filter.search !== undefined || filter.person !== undefined
  const { found, last } = isSearch
    ? await findSearched(db, { listed, order, filter, filters: [status, ...filters], limit: limit + 1 })
    : { found: await list(), last: undefined }
  const rows = found.slice(0, limit)
  const next = found.length > limit ? rows.at(-1) : last
  const documents = rows.map(({ urgency, partyId, ...row }) => ({
    ...toDocument(row, now),
    ...(urgency !== undefined && { attention: toAttention(urgency, partyId) }),
  }))
  const nextCursor = next ? order.cursorAt(next) : null
  return { rows: documents, nextCursor, cursorAfter: (count) => order.cursorAt(rows[count - 1]!) }
}

function inOrder(db: Database, viewer: Viewer, order: DocumentOrder, after: string[] | undefined) {
  let query = db.selectFrom('documents').where(isSeenBy(viewer))
  if (after !== undefined) query = query.where(isBeyond(order, after))
  for (const column of order.columns) query = query.orderBy(column, order.direction)
  return query
}
