import type { Handler } from '../operation.ts'
import { readCursor } from '../page.ts'
import { findDocuments } from './store.ts'

export const listDocuments: Handler<'listDocuments'> = async ({ query }, { db, account }) => {
  const { limit, cursor, ...filter } = query
  const { rows, nextCursor } = await findDocuments(db, account.id, filter, { limit, after: readCursor('doc', cursor) })
  return { documents: rows, nextCursor }
}
