import type { MemberContext } from '#api/context.ts'
import { requireWay } from '#api/access/require-way.ts'
import { MAX_PASSKEYS, type RelyingParty, relyingPartyOf } from '#domain/members/passkey-rules.ts'
import type { PasskeyOwner } from '#domain/members/passkey-store.ts'
import { findBinding } from '#domain/members/session-store.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Returns whose passkeys the session may see and change. An admin who has seen the link with which a session began, or who runs the provider that vouched
 * for its person, could be its user. So such a session sees only passkeys of such sessions, and adds no passkey for the other accounts of the person.
 *
 * @throws Problem `session_invalid` if the session has just ended.
 */
export async function ownerOfPasskeys({ db, member }: Pick<MemberContext, 'db' | 'member'>): Promise<PasskeyOwner> {
  const session = await findBinding(db, member.sessionId)
  if (!session) throw unauthorized('session_invalid')
  return { personId: member.personId, onlyAccountId: session.isForAccount ? session.accountId : null }
}

/** @throws Problem `sign_in_way_off` */
export function requirePasskeys(context: Pick<MemberContext, 'signInWays' | 'publicUrl'>): RelyingParty {
  requireWay(context, 'PASSKEY')
  const party = relyingPartyOf(context.publicUrl)
  if (!party) throw new Problem('sign_in_way_off')
  return party
}

/** @throws Problem `passkey_limit_reached` */
export function requireRoomForPasskey(count: number): void {
  if (count >= MAX_PASSKEYS) throw new Problem('passkey_limit_reached')
}
