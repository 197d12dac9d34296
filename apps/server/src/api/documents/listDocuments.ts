import type { Handler } from '#api/operation.ts'
import { findDocuments } from '#domain/documents/list-store.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { withSummaries } from './with-summaries.ts'

export const listDocuments: Handler<'listDocuments'> = async ({ query }, { db, now, account }) => {
  const { limit, cursor, sort, reverse, include, ...filter } = query
  if (sort === 'URGENCY' && !filter.attention)
    throw invalidRequest([{ pointer: '/query/attention', code: 'required', detail: 'must be true with sort=URGENCY' }])
  const { rows, nextCursor } = await findDocuments(db, account.id, filter, { limit, sort, reverse, cursor }, now())
  return { documents: include ? await withSummaries(db, rows) : rows, nextCursor }
}
