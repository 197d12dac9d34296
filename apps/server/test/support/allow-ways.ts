import type { SignInWay } from '@paraph/contract'
import { onTestFinished } from 'vitest'
import type { RequestServices } from '#api/request-services.ts'

/** Until the test ends, the operator allows only these ways of signing in. */
export function allowWays({ signInWays }: Pick<RequestServices, 'signInWays'>, ...allowed: SignInWay[]) {
  const before = [...signInWays]
  signInWays.splice(0, Infinity, ...allowed)
  onTestFinished(() => void signInWays.splice(0, Infinity, ...before))
}
