import { DAY, MINUTE } from '#platform/formats/durations.ts'

/** Milliseconds for which the answer to a request with an `idempotency-key` is kept. */
export const ANSWERS_KEPT = DAY

/** The lease of a request on its key while it waits for another service, in milliseconds. It is longer than any such wait. */
export const LEASE = MINUTE

/** Seconds after which a repeat may come while the first request runs. Nearly all requests take less time. */
export const REPEAT_AFTER = 1
