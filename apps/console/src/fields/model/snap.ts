import type { FieldBox } from '@paraph/client'

export interface Snapped {
  dx: number
  dy: number
  /** Where guides are drawn, in fractions of the page. Undefined if nothing is aligned. */
  vertical: number | undefined
  horizontal: number | undefined
}

/** The start, the middle and the end of a span. */
const lines = (start: number, size: number) => [start, start + size / 2, start + size]

/** Returns the smallest move that puts a line of the span on one of the others. */
function nearest(own: number[], others: number[], within: number) {
  let best: { move: number; line: number } | undefined
  for (const line of others)
    for (const each of own) {
      const move = line - each
      if (Math.abs(move) <= Math.abs(best?.move ?? within)) best = { move, line }
    }
  return best
}

/**
 * Moves a box so that its edges or its middle are in line with another box, or with the middle of the page.
 *
 * @param box - where the pointer has moved it.
 * @param within - how far it may be off, in fractions of the width and of the height of the page.
 */
export function snap(box: FieldBox, others: FieldBox[], within: { x: number; y: number }): Snapped {
  const across = nearest(lines(box.x, box.width), [0.5, ...others.flatMap(({ x, width }) => lines(x, width))], within.x)
  const down = nearest(
    lines(box.y, box.height),
    others.flatMap(({ y, height }) => lines(y, height)),
    within.y,
  )
  return { dx: across?.move ?? 0, dy: down?.move ?? 0, vertical: across?.line, horizontal: down?.line }
}

/** The smallest rectangle around all of them. */
export function around(boxes: FieldBox[]): FieldBox {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y
  return { x, y, width, height }
}
