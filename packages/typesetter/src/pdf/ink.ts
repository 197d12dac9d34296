/** The picture of a signature, without colours. */
export interface Ink {
  width: number
  height: number
  /** For each pixel, from 0 for paper to 255 for black ink. */
  pixels: Uint8Array
}
