import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { deleteSessionsOf } from '#domain/members/session-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Problem } from '#platform/problems/problem.ts'
import { recordSignOut } from './record-sign-in.ts'

export const endSession: Handler<'endSession'> = async ({ path }, context) => {
  const { db, member, cookies } = context
  const owner = await ownerOfSession(context)
  await inTransaction(db, async (tx) => {
    const ended = await deleteSessionsOf(tx, owner, path.id)
    if (ended === 0) throw new Problem('session_not_found')
    await recordSignOut(tx, context, ended)
  })
  if (path.id === member.sessionId) cookies.remove('SESSION')
  return { id: path.id, deleted: true }
}
