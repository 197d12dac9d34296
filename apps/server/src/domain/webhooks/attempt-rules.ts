import { HOUR, MINUTE, SECOND } from '#platform/formats/durations.ts'

/** Milliseconds from each failed attempt to the next one. The first attempt is made at once. */
const DELAYS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/** The longest wait that an endpoint can ask for with `retry-after`. */
const MAX_RETRY_AFTER = 24 * HOUR

/**
 * Returns when a delivery is attempted again, with jitter, so that deliveries that failed together are not retried together. Undefined after the last
 * attempt.
 *
 * @param failures - the failed attempts, including the one that just ended.
 * @param retryAfter - the seconds that the endpoint asked the server to wait.
 */
export function nextAttempt(failures: number, retryAfter: number | undefined, now: Date): Date | undefined {
  const delay = DELAYS[failures - 1]
  if (delay === undefined) return undefined
  const asked = Math.min((retryAfter ?? 0) * SECOND, MAX_RETRY_AFTER)
  return new Date(now.getTime() + Math.max(delay * (0.9 + Math.random() / 5), asked))
}
