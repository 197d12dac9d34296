/** Changes the size of the pages for what the party does on them. Each function calls back when the pages have their size. */
export interface PageZoom {
  /**
   * In a narrow frame, makes the pages so large that their letters can be read.
   *
   * @param side - of what the party must hit, now, in CSS pixels
   */
  enlarge: (side: number, then: () => void) => void
  /** Ends what `enlarge` did, unless the party has chosen another size since. */
  fit: (then: () => void) => void
}
