import type { SignInWay } from '@paraph/contract'
import type { RequestServices } from '#api/request-services.ts'
import { relyingPartyOf } from '#domain/members/passkey-rules.ts'

export type WaysServices = Pick<RequestServices, 'signInWays' | 'outbox' | 'publicUrl'>

/** Returns the ways of signing in that the operator allows and the server can do. */
export function waysOfServer(services: WaysServices): SignInWay[] {
  return services.signInWays.filter((way) => canDo(way, services))
}

function canDo(way: SignInWay, { outbox, publicUrl }: WaysServices): boolean {
  if (way === 'MAILED_LINK') return outbox.channels.has('EMAIL')
  return way !== 'PASSKEY' || relyingPartyOf(publicUrl) !== undefined
}
