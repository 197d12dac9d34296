import { MINUTE } from '#platform/formats/durations.ts'

/** The maximum number of API keys of an account that can be used. */
export const MAX_KEYS = 100

/** Milliseconds for which the set-up link is valid. A server without an account prints this link. */
export const SETUP_TOKEN_LIFE = 15 * MINUTE
