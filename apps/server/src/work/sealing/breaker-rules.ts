import { DAY, MINUTE } from '#platform/formats/durations.ts'

/** Milliseconds without a request after the first failure of a timestamp service. The pause doubles with each further failure. */
export const firstPause = 30_000
/** Milliseconds. The longest pause, unless the service itself asks for a longer one. */
export const longestPause = 15 * MINUTE
/** Milliseconds. The longest pause that a service can ask for. Quotas are for a day at most. */
export const longestRetryAfter = DAY
/** Milliseconds after which another document may ask, if the result of the previous document is unknown. A seal takes less. */
export const probeTime = 3 * MINUTE
