import type { SignInWay } from '@paraph/contract'
import type { RequestContext } from '#api/context.ts'
import type { Handler } from '#api/operation.ts'
import { relyingPartyOf } from '#domain/members/passkey-rules.ts'

export const getSignInWays: Handler<'getSignInWays'> = async (_input, context) => ({
  ways: context.signInWays.filter((way) => canDo(way, context)),
})

/** The operator allows the way, but the server may not be able to do it. */
function canDo(way: SignInWay, { outbox, publicUrl }: RequestContext): boolean {
  if (way === 'MAILED_LINK') return outbox.channels.has('EMAIL')
  return way !== 'PASSKEY' || relyingPartyOf(publicUrl) !== undefined
}
