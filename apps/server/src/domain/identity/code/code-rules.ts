import { DAY, HOUR, MINUTE, SECOND } from '#platform/formats/durations.ts'

// In milliseconds.
export const CODE_VALID_FOR = 10 * MINUTE
export const RESEND_AFTER = 30 * SECOND
/** How long a party may read and sign after it has entered a code. */
export const PASS_VALID_FOR = HOUR

/** The maximum numbers of codes of a party. Together with the tries per code, they limit the number of guesses. */
export const MAX_CODES = [
  { number: 10, within: HOUR },
  { number: 20, within: DAY },
]

/** The maximum number of tries per code. */
export const MAX_TRIES = 5
