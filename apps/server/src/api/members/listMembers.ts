import type { Handler } from '#api/operation.ts'
import { findMembers } from '#domain/members/member-store.ts'
import { readCursor } from '#platform/database/pagination.ts'

export const listMembers: Handler<'listMembers'> = async ({ query }, { db, account }) => {
  const page = { limit: query.limit, after: readCursor('mbr', query.cursor) }
  const { rows, nextCursor } = await findMembers(db, account.id, page)
  return { members: rows, nextCursor }
}
