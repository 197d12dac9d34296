import { SHOWN_PERCENT } from '@paraph/verify/reading'

/** When a page counts as shown: the evidence has the same percent, so that both say the same. `shownPages` in the spec says the same. It is not called read, because reading can't be measured. */
export const shownRules = {
  /** Percent of what is printed on the page. The rest leaves room for a page number or a note at its end. */
  percent: SHOWN_PERCENT,
  /** For how long each part must be in view without a break. What flashes by while the party scrolls or jumps does not count. */
  partSeconds: 1,
  /** The most pages that the evidence describes, and the most seconds of each. The spec has the same limits. */
  maxPages: 1000,
  maxSeconds: 86_400,
} as const
