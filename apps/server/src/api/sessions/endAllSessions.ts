import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { deleteSessionsOf } from '#domain/members/session-store.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { recordSignOut } from './record-sign-in.ts'

export const endAllSessions: Handler<'endAllSessions'> = async (_input, context) => {
  const owner = await ownerOfSession(context)
  const ended = await inTransaction(context.db, async (tx) => {
    const sessions = await deleteSessionsOf(tx, owner)
    await recordSignOut(tx, context, sessions)
    return sessions
  })
  context.cookies.remove('SESSION')
  return { ended }
}
