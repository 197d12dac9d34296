import type { AttentionReason } from '@paraph/contract'
import { DAY } from '#platform/formats/durations.ts'

/**
 * Milliseconds before a document expires, from which it needs the attention of its sender. A sender who chose the time of expiry later than that knows
 * of it.
 */
export const EXPIRES_SOON = 3 * DAY

/** Milliseconds after a party has rejected a document, for which it needs the attention of its sender. */
export const REJECTED_LATELY = 7 * DAY

/** The number of open documents of the account, from the newest on, in which the own turn of a member is looked for. No index finds a party by its address. */
export const OWN_TURN_SEARCHED = 2000

/** The reasons why a document needs its sender. The worst has the highest number, and a document with several reasons has its worst. */
export const urgencyOf: Record<AttentionReason, number> = {
  NOT_DELIVERED: 6,
  REJECTED: 5,
  WRONG_PERSON: 4,
  SEAL_FAILED: 3,
  YOUR_TURN: 2,
  EXPIRES_SOON: 1,
}
