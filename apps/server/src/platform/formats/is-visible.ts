/** Characters that show something. Spaces, controls, fillers and the empty pattern of Braille show nothing, and marks only with a letter. */
const VISIBLE = /(?!\u2800)[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u

/** True if a reader sees anything of the text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
