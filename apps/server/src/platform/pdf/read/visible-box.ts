import type { PageBox } from './page-box.ts'

/** A rectangle in fractions of the visible page, from its upper left corner. */
export interface VisibleBox {
  x: number
  y: number
  width: number
  height: number
}

/** Digits after the point. One step is less than a thousandth of a point on a page of A4. */
const DIGITS = 7

/**
 * Returns where people see a rectangle of the page. A part of it may lie outside the page.
 *
 * @param rectangle - two opposite corners in the coordinates of the page.
 */
export function toVisibleBox(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  { width, height, matrix: [a, b, c, d, e, f] }: PageBox,
): VisibleBox {
  const determinant = a * d - b * c
  const across = (x: number, y: number) => (d * (x - e) - c * (y - f)) / determinant / width
  const up = (x: number, y: number) => (a * (y - f) - b * (x - e)) / determinant / height
  const [xs, ys] = [
    [across(x1, y1), across(x2, y2)],
    [up(x1, y1), up(x2, y2)],
  ]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)]
  return { x: rounded(left), y: rounded(1 - top), width: rounded(right - left), height: rounded(top - bottom) }
}

/** Returns the part of the box that lies on the page. Its width or its height is not above 0 if there is none. */
export function onPage({ x, y, width, height }: VisibleBox): VisibleBox {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  const [right, bottom] = [Math.min(1, x + width), Math.min(1, y + height)]
  return { x: left, y: top, width: rounded(right - left), height: rounded(bottom - top) }
}

// -0 becomes 0.
const rounded = (value: number) => Number(value.toFixed(DIGITS)) + 0
