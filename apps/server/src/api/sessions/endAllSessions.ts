import type { Handler } from '#api/operation.ts'
import { deleteSessionsOf } from '#domain/members/session-store.ts'

export const endAllSessions: Handler<'endAllSessions'> = async (_input, { db, member, cookies }) => {
  const ended = await deleteSessionsOf(db, member.personId)
  cookies.remove('SESSION')
  return { ended }
}
