import type { Handler } from '../operation.ts'
import { readCursor } from '../database/pagination.ts'
import { findDocuments } from './store.ts'

export const listDocuments: Handler<'listDocuments'> = async ({ query }, { db, now, account }) => {
  const { limit, cursor, ...filter } = query
  const page = { limit, after: readCursor('doc', cursor) }
  const { rows, nextCursor } = await findDocuments(db, account.id, filter, page, now())
  return { documents: rows, nextCursor }
}
