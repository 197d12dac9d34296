/** Lengths in points of the visible page. `packages/verify` knows them too, because it accepts no footer of another form. */
export const FOOTER = {
  /** The size of the font. */
  size: 7,
  height: 10,
  /** The paper to the left and to the right of the text. */
  padding: 3,
  /** The distance from the edge of the page. Most printers print there, and most pages have no text there. */
  margin: 14,
} as const

/** Milliseconds to look for room on all pages. The pages that are left then get no footer, because a file must be sealed although it is drawn slowly. */
export const LOOKING_TIME = 20_000
