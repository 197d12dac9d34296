import { MINUTE } from '#platform/formats/durations.ts'

/** Milliseconds for which the link is valid that a server without an account prints. */
export const SETUP_TOKEN_LIFE = 15 * MINUTE
