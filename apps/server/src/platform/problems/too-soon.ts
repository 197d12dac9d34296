import type { ProblemCode } from '@paraph/contract'
import { SECOND } from '#platform/formats/durations.ts'
import { Problem } from './problem.ts'

/** Returns whole seconds, at least one. They are rounded up, so that a client that waits for them does not repeat its request too early. */
export function secondsToWait(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / SECOND))
}

/**
 * Returns the problem of a request that succeeds after a wait, with the header `retry-after`.
 *
 * @param left - milliseconds until then.
 * @param detailOf - gets the wait in words, such as “in 30 seconds”.
 */
export function tooSoon(
  code: ProblemCode,
  left: number,
  detailOf: (wait: string) => string,
  headers: Record<string, string> = {},
): Problem {
  const seconds = secondsToWait(left)
  return new Problem(code, detailOf(`in ${seconds} seconds`), {
    headers: { ...headers, 'retry-after': String(seconds) },
  })
}
