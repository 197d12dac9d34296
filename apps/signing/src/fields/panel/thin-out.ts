import type { Strokes } from '../../session/signature.ts'

/** The limits of the contract for initials. */
const MAX = { strokes: 100, points: 1000, bytes: 16 * 1024 }

/** Leaves out points until the drawing is as small as the contract wants. The ends of each line stay. Returns undefined for too many lines. */
export function thinOut(strokes: Strokes): Strokes | undefined {
  if (strokes.length > MAX.strokes) return undefined
  let thin = strokes
  while (thin.flat().length > MAX.points || JSON.stringify(thin).length > MAX.bytes) {
    const next = thin.map((stroke) => stroke.filter((_, index) => index % 2 === 0 || index === stroke.length - 1))
    if (next.flat().length === thin.flat().length) return undefined
    thin = next
  }
  return thin
}
