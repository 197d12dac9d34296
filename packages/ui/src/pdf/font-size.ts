import type { FieldBox } from '@paraph/contract'

/** The width of a letter, as a part of the size of the font. */
const LETTER = 0.55
const LINE_HEIGHT = 1.2
/** How far the ink of a typed mark reaches beyond its first and its last letter, as a part of the size of the font. */
const OVERHANG = 0.15

/**
 * The size of the font for a text in a box, in parts of the page. 12 points are about 2 % of the width of most pages. A longer text is smaller, so that
 * all of it is in the box.
 */
export function fontOf({ width, height }: FieldBox, text: string, isMultiline = false): string {
  const length = Math.max(1, [...text].length)
  const fits = isMultiline ? sizeOfLines(width, height, length) : (100 * width) / (length * LETTER)
  return `min(2cqw, ${70 * height}cqh, ${fits}cqw)`
}

/** The size of the font for a typed mark in a box, in parts of the page. All of the ink is in the box. The sealed file has 36 points at most. */
export function scriptSizeIn(box: FieldBox, text = ''): string {
  return `min(6cqw, ${scriptSizeToFill(box, text)})`
}

/** The largest size of the font at which all of the ink of a typed mark is in a box, in parts of what is around the box. */
export function scriptSizeToFill({ width, height }: Pick<FieldBox, 'width' | 'height'>, text = ''): string {
  return `min(${75 * height}cqh, ${(100 * width) / scriptWidth(text)}cqw)`
}

/**
 * The width of the ink of a typed mark, as a part of the size of the font: at least as wide as it is. At both ends, the ink of a slanted letter reaches
 * beyond the letter.
 */
export function scriptWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + scriptLetter(letter), 2 * OVERHANG)
}

function scriptLetter(letter: string): number {
  // Another font has the letters of other scripts.
  if (!/[\p{Script=Latin}\p{Script=Cyrillic}\p{P}\p{Z}\p{M}\p{N}]/u.test(letter)) return 1
  if (/[MWmwÆæŒœЖШЩЮЫжшщюыфм]/u.test(letter)) return /\p{Lu}/u.test(letter) ? 0.8 : 0.57
  return /\p{Lu}/u.test(letter) ? 0.6 : 0.38
}

/** Assumes that the page has the shape of A4. The box cuts off what does not fit. */
function sizeOfLines(width: number, height: number, length: number): number {
  const area = width * height * 1.41
  return 90 * Math.sqrt(area / (length * LETTER * LINE_HEIGHT))
}
