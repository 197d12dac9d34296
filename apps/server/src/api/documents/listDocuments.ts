import type { Handler } from '#api/operation.ts'
import { findDocuments } from '#domain/documents/list-store.ts'
import { readCursor } from '#platform/database/pagination.ts'
import { withSummaries } from './with-summaries.ts'

export const listDocuments: Handler<'listDocuments'> = async ({ query }, { db, now, account }) => {
  const { limit, cursor, include, ...filter } = query
  const page = { limit, after: readCursor('doc', cursor) }
  const { rows, nextCursor } = await findDocuments(db, account.id, filter, page, now())
  return { documents: include ? await withSummaries(db, rows) : rows, nextCursor }
}
