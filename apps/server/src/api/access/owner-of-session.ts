import type { MemberContext } from '#api/context.ts'
import { findBinding, type SessionOwner } from '#domain/members/session-store.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'

/**
 * Returns whose passkeys and sessions the session may see and change. An admin who has seen the link with which a session began, or who runs the provider that
 * vouched for its person, could be its user. So such a session sees only those of its account, and adds no passkey for the other accounts of the person.
 *
 * @throws Problem `session_invalid` if the session has just ended.
 */
export async function ownerOfSession({ db, member }: Pick<MemberContext, 'db' | 'member'>): Promise<SessionOwner> {
  const session = await findBinding(db, member.sessionId)
  if (!session) throw unauthorized('session_invalid')
  return { personId: member.personId, onlyAccountId: session.isForAccount ? session.accountId : null }
}
