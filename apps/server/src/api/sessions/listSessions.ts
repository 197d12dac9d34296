import { ownerOfSession } from '#api/access/owner-of-session.ts'
import type { Handler } from '#api/operation.ts'
import { findSessions } from '#domain/members/session-store.ts'
import { toSession } from './to-session.ts'

export const listSessions: Handler<'listSessions'> = async (_input, context) => {
  const { db, now, member, sessionLife: life } = context
  const sessions = await findSessions(db, await ownerOfSession(context))
  const shown = sessions.map((session) => toSession(session, { life, currentId: member.sessionId }))
  return { sessions: shown.filter(({ expiresAt }) => new Date(expiresAt) > now()) }
}
