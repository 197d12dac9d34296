import { DAY } from '#platform/formats/durations.ts'

/** Milliseconds before a document expires, from which it needs the attention of its sender. */
export const EXPIRES_SOON = 3 * DAY

/** Milliseconds after a party has rejected a document, for which it needs the attention of its sender. */
export const REJECTED_LATELY = 7 * DAY
