/** The phone's own alphabet (GSM 03.38). */
const gsmAlphabet = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** Characters of the alphabet's extension. Each one takes the room of two. */
const gsmExtension = new Set('^{}\\[~]|€')

/** Returns the number of segments of an SMS. Each segment costs money. One character outside the phone's alphabet makes all segments smaller. */
export function segmentsOf(text: string): number {
  const characters = [...text]
  const isGsm = characters.every((character) => gsmAlphabet.has(character) || gsmExtension.has(character))
  const sizes = characters.map((character) => (isGsm ? (gsmExtension.has(character) ? 2 : 1) : character.length))
  const [singleSize, segmentSize] = isGsm ? [160, 153] : [70, 67]
  if (sizes.reduce((sum, size) => sum + size, 0) <= singleSize) return 1
  let [segments, used] = [1, 0]
  for (const size of sizes) {
    // A character is never split over two segments.
    if (used + size > segmentSize) [segments, used] = [segments + 1, 0]
    used += size
  }
  return segments
}
