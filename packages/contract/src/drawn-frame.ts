import type { Stroke } from '../generated/types.ts'

/** The width of the pen, in units of the field in which strokes are stored. */
export const PEN = 9
/** A dot or a short line must not fill a whole box. */
const SMALLEST = { width: 250, height: 100 }

export interface DrawnFrame {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the part of the field that a place for a drawing shows: the ink, in its middle. So all pages and the sealed file show the same. */
export function frameOf(strokes: Stroke[]): DrawnFrame {
  const across = rangeOf(strokes, 0)
  const down = rangeOf(strokes, 1)
  const width = Math.max(across.size + PEN, SMALLEST.width)
  const height = Math.max(down.size + PEN, SMALLEST.height)
  return { left: across.middle - width / 2, top: down.middle - height / 2, width, height }
}

/** Not by spreading: a drawing has up to 8,000 points, and a browser may take fewer arguments. */
function rangeOf(strokes: Stroke[], axis: 0 | 1): { size: number; middle: number } {
  let [least, most] = [Infinity, -Infinity]
  for (const point of strokes.flat()) {
    const value = point[axis] ?? 0
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return { size: most - least, middle: (least + most) / 2 }
}
