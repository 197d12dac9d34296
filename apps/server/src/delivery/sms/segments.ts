/** The characters that a phone's own alphabet has (GSM 03.38), and those of its extension, each of which takes the room of two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const extension = new Set('^{}\\[~]|€')

/** In how many parts an SMS is sent, each of which is paid for. A single character that the phone's alphabet lacks makes all of them smaller. */
export function segmentsOf(text: string): number {
  const characters = [...text]
  const isGsm = characters.every((character) => basic.has(character) || extension.has(character))
  const sizes = characters.map((character) => (isGsm ? (extension.has(character) ? 2 : 1) : character.length))
  const [alone, together] = isGsm ? [160, 153] : [70, 67]
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1
  let [parts, used] = [1, 0]
  for (const size of sizes) {
    // No character lies in two parts.
    if (used + size > together) [parts, used] = [parts + 1, 0]
    used += size
  }
  return parts
}
