import type { Strokes } from '../session/signature.ts'
import { boundsOf } from './refit.ts'

/** The field of the contract. Every signature is stored in this size, on every screen. */
export const FIELD = { width: 1000, height: 400 }

/** The limits of the contract, and the limit of the server for the strokes as JSON. */
const LIMITS = { strokes: 500, points: 8000, pointsOfStroke: 5000, bytes: 64 * 1024 }

interface Point {
  x: number
  y: number
}

/** Units of the field for each pixel of the pad. A drawing on a wide pad has at least this scale, if it fits in the field. */
const LEAST_SCALE = 2
/** In units of the field. */
const MARGIN = 20

/**
 * Puts the lines from a pad of this width into the middle of the field. They keep their shape, whatever the shape of the pad. Of equal points in a row,
 * it keeps one.
 */
export function toField(lines: Point[][], padWidth: number): Strokes {
  const drawn = lines.filter(({ length }) => length > 0)
  const { left, top, width, height } = boundsOf(drawn)
  const scale = Math.min(
    Math.max(FIELD.width / padWidth, LEAST_SCALE),
    (FIELD.width - 2 * MARGIN) / Math.max(width, 1),
    (FIELD.height - 2 * MARGIN) / Math.max(height, 1),
  )
  const place = (value: number, start: number, size: number, field: number) =>
    Math.min(field, Math.max(0, Math.round(field / 2 + (value - start - size / 2) * scale)))
  return drawn.map((line) =>
    line
      .map(({ x, y }) => [place(x, left, width, FIELD.width), place(y, top, height, FIELD.height)])
      .filter(([x, y], index, points) => index === 0 || x !== points[index - 1]![0] || y !== points[index - 1]![1]),
  )
}

/** Puts the lines of the field into the middle of a pad, as large as they fit. */
export function fromField(strokes: Strokes, pad: { width: number; height: number }): Point[][] {
  const scale = Math.min(pad.width / FIELD.width, pad.height / FIELD.height)
  const [left, top] = [(pad.width - FIELD.width * scale) / 2, (pad.height - FIELD.height * scale) / 2]
  return strokes.map((line) => line.map(([x, y]) => ({ x: left + x! * scale, y: top + y! * scale })))
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

/** In units of the field. */
const [DOT, BEND] = [40, 15]

/** True without a stroke, for a dot and for a straight line, which somebody has drawn by mistake. */
export function isTooLittle(strokes: Strokes): boolean {
  const points = strokes.flat() as [number, number][]
  const size = (axis: 0 | 1) => {
    const places = points.map((point) => point[axis])
    return Math.max(...places) - Math.min(...places)
  }
  if (points.length === 0 || Math.max(size(0), size(1)) < DOT) return true
  const [[x, y], [endX, endY]] = [points[0]!, points.at(-1)!]
  const length = Math.hypot(endX - x, endY - y)
  // The ends of a closed line, such as a ring, are too close to each other for a straight line between them.
  if (strokes.length > 1 || length < DOT) return false
  return points.every(([px, py]) => Math.abs((endX - x) * (y - py) - (x - px) * (endY - y)) / length < BEND)
}
