import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { deleteSessionsOf } from '#domain/members/session-store.ts'
import { Problem } from '#platform/problems/problem.ts'

export const endSession: Handler<'endSession'> = async ({ path }, context) => {
  const { db, member, cookies } = context
  if ((await deleteSessionsOf(db, await ownerOfSession(context), path.id)) === 0) throw new Problem('session_not_found')
  if (path.id === member.sessionId) cookies.remove('SESSION')
  return { id: path.id, deleted: true }
}
