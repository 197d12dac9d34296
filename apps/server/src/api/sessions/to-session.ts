import type { Session } from '@paraph/contract'
import { endOfSession } from '#domain/members/session-rules.ts'
import type { StoredSession } from '#domain/members/session-store.ts'
import type { SessionLife } from '#platform/settings/session-life.ts'

export function toSession(
  session: StoredSession,
  { life, currentId }: { life: SessionLife; currentId: string },
): Session {
  const { id, createdAt, lastUsedAt, ipAddress, userAgent } = session
  const expiresAt = endOfSession(session, life).toISOString()
  return { id, createdAt, lastUsedAt, expiresAt, ipAddress, userAgent, isCurrent: id === currentId }
}
