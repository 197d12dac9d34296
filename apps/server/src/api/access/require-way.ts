import type { SignInWay } from '@paraph/contract'
import type { RequestServices } from '#api/request-services.ts'
import { Problem } from '#platform/problems/problem.ts'

/** @throws Problem `sign_in_way_off` */
export function requireWay({ signInWays }: Pick<RequestServices, 'signInWays'>, way: SignInWay): void {
  if (!signInWays.includes(way)) throw new Problem('sign_in_way_off')
}
