import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { deleteSessionsOf } from '#domain/members/session-store.ts'

export const endAllSessions: Handler<'endAllSessions'> = async (_input, context) => {
  const ended = await deleteSessionsOf(context.db, await ownerOfSession(context))
  context.cookies.remove('SESSION')
  return { ended }
}
