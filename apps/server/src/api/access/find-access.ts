import type { DocumentsSeenBy, Role } from '@paraph/contract'
import { sql } from 'kysely'
import type { LimitedMember, LimitedSession } from '#api/limits/limits.ts'
import { lookUpAndCount } from '#api/limits/store.ts'
import type { Database } from '#platform/database/tables.ts'

interface FoundAccess extends LimitedMember {
  person_id: string
  session_id: string
  signed_in_at: string | null
  name: string
  role: Role
  documents_seen_by: DocumentsSeenBy | null
  expires_at: string
}

/**
 * Finds who an access token is for, and adds to the count of the requests of the member. A member who was removed or deactivated, a member who has become
 * another person, and an ended session have no access token. It is raw SQL, because each request with an access token runs it.
 */
export function findAccess(db: Database, { sha256, requests }: { sha256: Buffer; requests: number }) {
  const access = sql<FoundAccess>`
    select members.id, members.account_id, members.person_id, session_id,
      case when sessions.issuer is null then sessions.created_at else asked_at end as signed_in_at,
      members.name, role, documents_seen_by, access_tokens.expires_at, members.id as "countedAs"
    from access_tokens join members on members.id = member_id join sessions on sessions.id = session_id and sessions.person_id = members.person_id join accounts on accounts.id = members.account_id
    where access_tokens.token_sha256 = ${sha256} and deactivated_at is null and removed_at is null`
  return lookUpAndCount(db, access, requests)
}

/** Finds a session, and adds to the count of its requests. */
export function findCookieSession(db: Database, { id, requests }: { id: string; requests: number }) {
  const session = sql<LimitedSession>`select id, id as "countedAs" from sessions where id = ${id}`
  return lookUpAndCount(db, session, requests)
}
