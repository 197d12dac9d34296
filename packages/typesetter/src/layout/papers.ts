export interface PageSize {
  /** In points, as people see the page. */
  width: number
  height: number
}

/** Upright, in points. */
export const papers = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
} as const satisfies Record<string, PageSize>
