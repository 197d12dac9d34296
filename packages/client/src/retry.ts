import type { ParaphError } from './error.ts'

/** Milliseconds. */
const [FIRST_WAIT, LONGEST_WAIT] = [500, 8_000]
/** Seconds. If the server asks for a longer wait, the call fails and the caller decides. */
const LONGEST_RETRY_AFTER = 30

/** No answer, too many requests, and the statuses of a server or a proxy that is unavailable for a moment. */
const passing = new Set([0, 429, 502, 503, 504])

/**
 * Returns the milliseconds before the next retry; undefined if the call must not be retried. The wait has full jitter, so that clients
 * that failed at the same time do not retry at the same time.
 */
export function waitBefore(attempt: number, { status, code, retryAfter }: ParaphError): number | undefined {
  if (!passing.has(status) && code !== 'idempotency_request_in_progress') return undefined
  if (retryAfter !== undefined) return retryAfter <= LONGEST_RETRY_AFTER ? retryAfter * 1000 : undefined
  return Math.random() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
}

/** Waits for the time to pass or for the signal, whichever comes first. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/** Rejects as soon as the signal is aborted, also if the promise never settles. */
export function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject)
  })
}
