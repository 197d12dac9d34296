import type { MemberContext } from '#api/context.ts'
import { requireWay } from '#api/access/require-way.ts'
import { MAX_PASSKEYS, type RelyingParty, relyingPartyOf } from '#domain/members/passkey-rules.ts'
import { Problem } from '#platform/problems/problem.ts'

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
