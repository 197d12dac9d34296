import type { FieldBox } from '@paraph/contract/named'
import { isObject, misuse } from './error.ts'

export { isParaphError, ParaphError } from './error.ts'

/** The left, bottom, right and top edge of a rectangle, as PDF files write it: in units of the page, before its rotation. Any two opposite corners. */
export type PdfRectangle = readonly [left: number, bottom: number, right: number, top: number]

/** What a tool for PDF files says about a page. It must have `mediaBox`, or `width` and `height`. */
export interface PdfPage {
  /** The `MediaBox` of the page. The default is `[0, 0, width, height]`. With pdf.js, give its `view` here. */
  mediaBox?: PdfRectangle | undefined
  /** The width of the page before its rotation, in units of the page. Most pages have units of one point, which is 1/72 inch. */
  width?: number | undefined
  /** The height of the page before its rotation, in units of the page. */
  height?: number | undefined
  /** The `CropBox` of the page, outside which nothing is visible. By default, the whole page is visible. */
  cropBox?: PdfRectangle | undefined
  /** `Rotate` of the page: the degrees by which the page is turned clockwise, a multiple of 90. The default is 0. */
  rotate?: number | undefined
  /** `UserUnit` of the page: the points of one unit. The default is 1. */
  userUnit?: number | undefined
}

/** A rectangle in the coordinates of another tool. */
export interface PdfPlace {
  /** The distance of its left edge from the origin. */
  x: number
  /** The distance of its lower edge from the origin if the coordinates begin at the lower left, otherwise the distance of its upper edge. */
  y: number
  /** From left to right, in the direction in which `x` grows. */
  width: number
  /** Never negative, also where `y` grows downwards. */
  height: number
}

/** The visible part of a page, before its rotation. */
interface Visible {
  left: number
  bottom: number
  width: number
  height: number
  unit: number
  turns: number
}

/** A box may leave the page by this fraction, because other tools round. */
const TOLERANCE = 1e-4

/**
 * Converts between the `box` of a field and the coordinates of other tools. A `box` is in fractions of the page as people see it, from its upper left
 * corner. Pure functions: nothing is sent.
 *
 * @example
 * const page = { width: 595, height: 842 }
 * const box = PdfBox.fromLowerLeft({ x: 60, y: 120, width: 200, height: 50 }, page)
 * await paraph.fields.add(documentId, { fields: [{ partyId, type: 'SIGNATURE', name: 'signature', page: 1, box }] })
 */
export const PdfBox = {
  /**
   * Returns the `box` of a rectangle in the coordinates of the PDF file. Libraries that write PDF files use them, for example pdf-lib and PDFBox.
   *
   * @param place - In units of the page, from the origin of the page, upwards. For most pages, that is in points from the lower left corner. The
   * rotation of the page has no effect on these coordinates.
   * @param page - The page.
   * @returns The fractions for `box`.
   * @throws ParaphError `argument_invalid` if the page or the rectangle is impossible, or if the rectangle leaves the visible part of the page.
   * @see ISO 32000-2, 8.3.2.3 (user space), 14.11.2 (page boundaries), 7.7.3.3 (`Rotate` and `UserUnit`)
   */
  fromLowerLeft(place: PdfPlace, page: PdfPage): FieldBox {
    const { left, bottom, width, height, turns } = visibleOf(page)
    const { x, y, ...size } = placeOf(place)
    const onPage = {
      x: (x - left) / width,
      y: 1 - (y - bottom + size.height) / height,
      width: size.width / width,
      height: size.height / height,
    }
    return boxOf(turned(onPage, turns))
  },

  /**
   * Returns the `box` of a rectangle in points of the page as people see it. Programs that show pages use them.
   *
   * @param place - In points (1/72 inch) from the upper left corner of the visible, rotated page, downwards.
   * @param page - The page.
   * @returns The fractions for `box`.
   * @throws ParaphError `argument_invalid` if the page or the rectangle is impossible, or if the rectangle leaves the page.
   */
  fromUpperLeft(place: PdfPlace, page: PdfPage): FieldBox {
    const { width, height } = shownSize(visibleOf(page))
    const { x, y, ...size } = placeOf(place)
    return boxOf({ x: x / width, y: y / height, width: size.width / width, height: size.height / height })
  },

  /**
   * Returns a `box` in the coordinates of the PDF file, the inverse of `fromLowerLeft`.
   *
   * @param box - The `box` of a field.
   * @param page - The page.
   * @returns In units of the page, from the origin of the page, upwards, before its rotation. Rounded to a millionth.
   * @throws ParaphError `argument_invalid` if the page or the box is impossible.
   */
  toLowerLeft(box: FieldBox, page: PdfPage): PdfPlace {
    const { left, bottom, width, height, turns } = visibleOf(page)
    const { x, y, ...size } = turned(boxOf(placeOf(box)), -turns)
    return inMillionths({
      x: left + x * width,
      y: bottom + (1 - y - size.height) * height,
      width: size.width * width,
      height: size.height * height,
    })
  },

  /**
   * Returns a `box` in points of the page as people see it, the inverse of `fromUpperLeft`.
   *
   * @param box - The `box` of a field.
   * @param page - The page.
   * @returns In points (1/72 inch) from the upper left corner of the visible, rotated page, downwards. Rounded to a millionth.
   * @throws ParaphError `argument_invalid` if the page or the box is impossible.
   */
  toUpperLeft(box: FieldBox, page: PdfPage): PdfPlace {
    const { width, height } = shownSize(visibleOf(page))
    const { x, y, ...size } = boxOf(placeOf(box))
    return inMillionths({ x: x * width, y: y * height, width: size.width * width, height: size.height * height })
  },
}

/** Turns a rectangle together with its page, clockwise, by so many quarters. The rectangle is in fractions of the page, from the upper left. */
function turned({ x, y, width, height }: PdfPlace, quarters: number): PdfPlace {
  switch ((quarters + 4) % 4) {
    case 1:
      return { x: 1 - y - height, y: x, width: height, height: width }
    case 2:
      return { x: 1 - x - width, y: 1 - y - height, width, height }
    case 3:
      return { x: y, y: 1 - x - width, width: height, height: width }
    default:
      return { x, y, width, height }
  }
}

/** @throws ParaphError `argument_invalid` if the rectangle leaves the page */
function boxOf(place: PdfPlace): FieldBox {
  const { x, y, width, height } = place
  const right = x + width
  const bottom = y + height
  if (Math.min(x, y) < -TOLERANCE || Math.max(right, bottom) > 1 + TOLERANCE)
    throw misuse(
      `The rectangle leaves the page. In fractions of the visible page, it is from ${shown(x)} to ${shown(right)} in width, and from ${shown(y)} to ${shown(bottom)} in height, from the top. Are the page and the origin the right ones?`,
    )
  const [left, top] = [rounded(Math.max(0, x)), rounded(Math.max(0, y))]
  return {
    x: left,
    y: top,
    width: rounded(Math.min(width, 1 - left)),
    height: rounded(Math.min(height, 1 - top)),
  }
}

/** Removes the rounding errors of the arithmetic: 0.3 and not 0.30000000000000004. */
function rounded(fraction: number): number {
  return Math.round(fraction * 1e10) / 1e10
}

/** Rounds to millionths, because the conversion from rounded fractions gives 59.9999999795 and not 60. */
function inMillionths({ x, y, width, height }: PdfPlace): PdfPlace {
  const round = (length: number) => Math.round(length * 1e6) / 1e6
  return { x: round(x), y: round(y), width: round(width), height: round(height) }
}

function shown(fraction: number): number {
  return Math.round(fraction * 1000) / 1000
}

function shownSize({ width, height, unit, turns }: Visible): { width: number; height: number } {
  const [across, down] = [width * unit, height * unit]
  return turns % 2 === 0 ? { width: across, height: down } : { width: down, height: across }
}

/** PDF programs show the part of the crop box that lies in the media box. */
function visibleOf(page: PdfPage): Visible {
  if (!isObject(page as unknown)) throw misuse('The page must be an object with width and height, or with mediaBox.')
  const { width, height, cropBox, rotate = 0, userUnit = 1 } = page
  const media = cornersOf('mediaBox', page.mediaBox ?? [0, 0, width!, height!])
  const crop = cropBox ? cornersOf('cropBox', cropBox) : media
  const [left, bottom] = [Math.max(media.left, crop.left), Math.max(media.bottom, crop.bottom)]
  const [right, top] = [Math.min(media.right, crop.right), Math.min(media.top, crop.top)]
  if (!(right > left && top > bottom)) throw misuse('cropBox must overlap the page.')
  if (!Number.isInteger(rotate / 90)) throw misuse('rotate must be a multiple of 90.')
  if (!isSize(userUnit)) throw misuse('userUnit must be more than 0.')
  const turns = (((rotate / 90) % 4) + 4) % 4
  return { left, bottom, width: right - left, height: top - bottom, unit: userUnit, turns }
}

function cornersOf(name: string, rectangle: PdfRectangle) {
  if (!Array.isArray(rectangle) || rectangle.length !== 4 || !rectangle.every(Number.isFinite))
    throw misuse(
      name === 'cropBox'
        ? 'cropBox must be four numbers: left, bottom, right and top.'
        : 'The page must have width and height, or mediaBox as four numbers: left, bottom, right and top.',
    )
  const [a, b, c, d] = rectangle as unknown as PdfRectangle
  const [left, bottom, right, top] = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
  if (!(right > left && top > bottom)) throw misuse('The width and the height of the page must be more than 0.')
  return { left, bottom, right, top }
}

function placeOf(place: PdfPlace): PdfPlace {
  if (!isObject(place as unknown)) throw misuse('The rectangle must have x, y, width and height.')
  const { x, y, width, height } = place
  if (!Number.isFinite(x) || !Number.isFinite(y) || !isSize(width) || !isSize(height))
    throw misuse(
      'The rectangle must have x, y, width and height as numbers, and its width and height must be more than 0.',
    )
  return { x, y, width, height }
}

function isSize(value: number): boolean {
  return Number.isFinite(value) && value > 0
}
