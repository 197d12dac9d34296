import type { SessionAccess } from '@paraph/contract'
import { findMember } from '#domain/members/member-store.ts'
import { ACCESS_TOKEN_LIFE, endOfSession } from '#domain/members/session-rules.ts'
import { insertAccessToken, type Membership, type StoredSession } from '#domain/members/session-store.ts'
import { ACCESS_PREFIX, hashToken, newToken } from '#domain/members/session-tokens.ts'
import type { Transaction } from '#platform/database/tables.ts'
import type { SessionLife } from '#platform/settings/session-life.ts'
import { toSession } from './to-session.ts'

interface Access {
  session: StoredSession
  membership: Membership
  memberships: Membership[]
  life: SessionLife
}

/** Makes an access token for a member. It does not live longer than its session. */
export async function giveAccess(
  tx: Transaction,
  { session, membership, memberships, life }: Access,
  now: Date,
): Promise<SessionAccess> {
  const { memberId, account } = membership
  const token = ACCESS_PREFIX + newToken()
  const end = endOfSession(session, life).getTime()
  const expiresAt = new Date(Math.min(now.getTime() + ACCESS_TOKEN_LIFE, end))
  await insertAccessToken(tx, { sha256: hashToken(token), sessionId: session.id, memberId, expiresAt })
  return {
    accessToken: token,
    expiresAt: expiresAt.toISOString(),
    session: toSession(session, { life, currentId: session.id }),
    account,
    member: (await findMember(tx, { id: memberId, accountId: account.id }))!,
    accounts: memberships.map((each) => each.account),
  }
}
