/** A text, and the room for it on a page, in points. */
export interface TextInBox {
  text: string
  width: number
  height: number
  multiline: boolean
  /** True for a signature or initials that the party typed, which are drawn in a script. */
  isMark: boolean
}

/** `NO_SIGN` if the text has an emoji that no font has. If the text is too long, the number of characters at its start that fit. */
export type Fit = 'FITS' | 'NO_SIGN' | number

/**
 * Tells for each text whether it can be drawn, and fits in its box at the smallest size.
 *
 * @param owner - the account, or its parties. The queue of the processes is fair between owners.
 * @throws Problem `server_busy`
 */
export type FitTexts = (owner: string, texts: TextInBox[]) => Promise<Fit[]>
