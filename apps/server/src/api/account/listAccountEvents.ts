import type { Handler } from '#api/operation.ts'
import { findAccountEventNumber, findAccountEvents } from '#domain/account-log/log-store.ts'
import { readCursor, toPage, unknownCursor } from '#platform/database/pagination.ts'

export const listAccountEvents: Handler<'listAccountEvents'> = async ({ query }, { db, account }) => {
  const { limit, cursor, type, actorId } = query
  const after = readCursor('aev', cursor)
  const before = after === undefined ? undefined : await findAccountEventNumber(db, account.id, after)
  // The cursor is from the log of another account.
  if (after !== undefined && before === undefined) throw unknownCursor()
  const rows = await findAccountEvents(db, account.id, { type, actorId, before, limit: limit + 1 })
  const page = toPage(rows, limit)
  return { accountEvents: page.rows, nextCursor: page.nextCursor }
}
