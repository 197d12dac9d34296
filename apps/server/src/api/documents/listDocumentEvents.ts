import type { Handler } from '#api/operation.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { findEventNumber, findEvents } from '#domain/events/trail-store.ts'
import { readCursor, toPage, unknownCursor } from '#platform/database/pagination.ts'
import { Problem } from '#platform/problems/problem.ts'

export const listDocumentEvents: Handler<'listDocumentEvents'> = async ({ path, query }, { db, viewer }) => {
  const { limit, cursor } = query
  const after = readCursor('evt', cursor)
  if (!(await hasDocument(db, { id: path.id, ...viewer }))) throw new Problem('document_not_found')
  const before = after === undefined ? undefined : await findEventNumber(db, path.id, after)
  // The cursor is from the events of another document.
  if (after !== undefined && before === undefined) throw unknownCursor()
  const { rows, nextCursor } = toPage(await findEvents(db, path.id, { limit: limit + 1, before }), limit)
  return { events: rows, nextCursor }
}
