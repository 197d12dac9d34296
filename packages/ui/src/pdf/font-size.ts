import type { FieldBox } from '@paraph/contract'

/** The width of a letter, as a part of the size of the font. */
const LETTER = 0.55
const LINE_HEIGHT = 1.2

/**
 * The size of the font for a text in a box, in parts of the page. 12 points are about 2 % of the width of most pages. A longer text is smaller, so that
 * all of it is in the box.
 */
export function fontOf({ width, height }: FieldBox, text: string, isMultiline = false): string {
  const length = Math.max(1, [...text].length)
  const fits = isMultiline ? sizeOfLines(width, height, length) : (100 * width) / (length * LETTER)
  return `min(2cqw, ${70 * height}cqh, ${fits}cqw)`
}

/** The size of the font for a typed mark in a box, in parts of the page. */
export function scriptSizeIn({ width, height }: FieldBox, text = ''): string {
  return `min(${75 * height}cqh, ${(100 * width) / (0.45 * Math.max(2, [...text].length))}cqw)`
}

/** Assumes that the page has the shape of A4. The box cuts off what does not fit. */
function sizeOfLines(width: number, height: number, length: number): number {
  const area = width * height * 1.41
  return 90 * Math.sqrt(area / (length * LETTER * LINE_HEIGHT))
}
