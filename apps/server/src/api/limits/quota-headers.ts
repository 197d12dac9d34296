import type { ProblemCode } from '@paraph/contract'
import type { Problem } from '#platform/problems/problem.ts'
import { tooSoon } from '#platform/problems/too-soon.ts'
import { WINDOW } from './caller-windows.ts'

/** A limit, as the headers name it. */
export interface Policy {
  name: string
  /** Requests per window. */
  limit: number
  /** Milliseconds. */
  window: number
}

/**
 * Returns the headers that say how much is left of a limit, in the syntax of draft-ietf-httpapi-ratelimit-headers-11.
 *
 * @param left - milliseconds until the window ends.
 */
export function quotaHeaders({ name, limit, window }: Policy, remaining: number, left: number) {
  return {
    'ratelimit-policy': `"${name}";q=${limit};w=${window / 1000}`,
    ratelimit: `"${name}";r=${remaining};t=${secondsOf(left)}`,
  }
}

/** Returns the problem of a request over a limit. */
export function overLimit(
  code: Extract<ProblemCode, 'rate_limit_exceeded' | 'too_many_attempts'>,
  detail: string,
  policy: Policy,
  left: number,
): Problem {
  return tooSoon(code, left, (wait) => `${detail} Try again ${wait}.`, quotaHeaders(policy, 0, left))
}

/** Returns the policy of a limit per minute. */
export const perMinute = (name: string, limit: number): Policy => ({ name, limit, window: WINDOW })

function secondsOf(milliseconds: number): number {
  return Math.ceil(milliseconds / 1000)
}
