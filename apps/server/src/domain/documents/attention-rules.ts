import type { AttentionReason } from '@paraph/contract'
import { DAY } from '#platform/formats/durations.ts'

/**
 * Milliseconds before a document expires, from which it needs the attention of its sender. A sender who chose the time of expiry later than that knows
 * of it.
 */
export const EXPIRES_SOON = 3 * DAY

/** Milliseconds after a party has rejected a document, for which it needs the attention of its sender. */
export const REJECTED_LATELY = 7 * DAY

/** The reasons why a document needs its sender. The worst has the highest number, and a document with several reasons has its worst. */
export const urgencyOf: Record<AttentionReason, number> = {
  NOT_DELIVERED: 5,
  REJECTED: 4,
  WRONG_PERSON: 3,
  SEAL_FAILED: 2,
  EXPIRES_SOON: 1,
}
