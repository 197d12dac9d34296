import type { Strokes } from '../session/draft.ts'

/** The field of the contract. Every signature is stored in this size, on every screen. */
export const FIELD = { width: 1000, height: 400 }

/** The limits of the contract, and the limit of the server for the strokes as JSON. */
const LIMITS = { strokes: 500, points: 8000, pointsOfStroke: 5000, bytes: 64 * 1024 }

interface Point {
  x: number
  y: number
}

/** Scales the lines from a pad of this width to the field. Of equal points in a row, it keeps one. */
export function toField(lines: Point[][], padWidth: number): Strokes {
  const scale = FIELD.width / padWidth
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value * scale)))
  return lines
    .filter(({ length }) => length > 0)
    .map((line) =>
      line
        .map(({ x, y }) => [clamp(x, FIELD.width), clamp(y, FIELD.height)])
        .filter(([x, y], index, points) => index === 0 || x !== points[index - 1]![0] || y !== points[index - 1]![1]),
    )
}

export function isWithinLimits(strokes: Strokes): boolean {
  const points = strokes.reduce((sum, { length }) => sum + length, 0)
  const longest = Math.max(0, ...strokes.map(({ length }) => length))
  return (
    strokes.length <= LIMITS.strokes &&
    points <= LIMITS.points &&
    longest <= LIMITS.pointsOfStroke &&
    JSON.stringify(strokes).length <= LIMITS.bytes
  )
}

/** Returns the data of an SVG path. A stroke of one point gets a length of zero, which draws a dot. */
export function toPath(strokes: Strokes): string {
  return strokes
    .map(
      ([start, ...rest]) =>
        `M${start!.join(' ')}${rest.length === 0 ? 'l0 0' : rest.map((p) => `L${p.join(' ')}`).join('')}`,
    )
    .join('')
}
