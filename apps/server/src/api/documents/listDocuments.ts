import type { Handler } from '#api/operation.ts'
import { MAX_LISTED_WITH_VALUES } from '#domain/documents/list-rules.ts'
import { findDocuments } from '#domain/documents/list-store.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { withSummaries } from './with-summaries.ts'
import { withValues } from './with-values.ts'

export const listDocuments: Handler<'listDocuments'> = async ({ query }, { db, now, viewer, actor }) => {
  const { limit: asked, cursor, sort, reverse, include = [], ...filter } = query
  if (sort === 'URGENCY' && !filter.attention)
    throw invalidRequest([{ pointer: '/query/attention', code: 'required', detail: 'must be true with sort=URGENCY' }])
  const self = actor.type === 'MEMBER' ? actor.id : undefined
  const hasValues = include.includes('values')
  const limit = hasValues ? Math.min(asked, MAX_LISTED_WITH_VALUES) : asked
  const page = await findDocuments(db, viewer, { ...filter, self }, { limit, sort, reverse, cursor }, now())
  const summed = include.includes('partySummary') ? await withSummaries(db, page.rows) : page.rows
  const documents = hasValues ? await withValues(db, summed) : summed
  const isCut = documents.length < page.rows.length
  return { documents, nextCursor: isCut ? page.cursorAfter(documents.length) : page.nextCursor }
}
