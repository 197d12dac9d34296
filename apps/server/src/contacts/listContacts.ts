import type { Handler } from '../operation.ts'
import { readCursor } from '../page.ts'
import { findContacts } from './store.ts'

export const listContacts: Handler<'listContacts'> = async ({ query }, { db, account }) => {
  const { limit, cursor, ...filter } = query
  const { rows, nextCursor } = await findContacts(db, account.id, filter, { limit, after: readCursor('ctc', cursor) })
  return { contacts: rows, nextCursor }
}
