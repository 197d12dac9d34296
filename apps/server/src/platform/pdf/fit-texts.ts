/** A text, and the room for it on a page, in points. */
export interface TextInBox {
  text: string
  width: number
  height: number
  multiline: boolean
  /** True for a signature or initials, which are drawn in a script. */
  isMark: boolean
}

/**
 * Tells for each text whether it fits in its box at the smallest size.
 *
 * @param owner - the account, or its parties. The queue of the threads is fair between owners.
 * @throws Problem `server_busy`
 */
export type FitTexts = (owner: string, texts: TextInBox[]) => Promise<boolean[]>
