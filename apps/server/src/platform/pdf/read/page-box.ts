import { PdfArray, PdfNumber, PdfRef, type PdfDict, type PdfObject } from '@libpdf/core'
import { inherited, type Resolve } from './page-tree.ts'

/** What people see of a page. */
export interface PageBox {
  /** In points, after the rotation. */
  width: number
  height: number
  /** Maps points of the visible page, from its lower left corner, to the coordinates of the page. */
  matrix: [number, number, number, number, number, number]
}

const LETTER: Box = [0, 0, 612, 792]

type Box = [number, number, number, number]

/** Larger numbers are an error of their producer, and can't be written with the digits that a drawing needs. */
const LARGEST = { coordinate: 1_000_000, unit: 1000 }

/** Reads the crop box, the rotation and the user unit of a page as PDF programs do. */
export function readPageBox(page: PdfDict, resolve: Resolve): PageBox {
  const media = readBox(inherited(page, 'MediaBox', resolve), resolve) ?? LETTER
  const crop = readBox(inherited(page, 'CropBox', resolve), resolve)
  const [left, bottom, right, top] = (crop && intersect(crop, media)) ?? media
  const unit = userUnit(page, resolve)
  const [width, height] = [(right - left) * unit, (top - bottom) * unit]
  const step = 1 / unit
  switch (rotation(page, resolve)) {
    case 90:
      return { width: height, height: width, matrix: [0, step, -step, 0, right, bottom] }
    case 180:
      return { width, height, matrix: [-step, 0, 0, -step, right, top] }
    case 270:
      return { width: height, height: width, matrix: [0, -step, step, 0, left, top] }
    default:
      return { width, height, matrix: [step, 0, 0, step, left, bottom] }
  }
}

function userUnit(page: PdfDict, resolve: Resolve): number {
  const unit = page.getNumber('UserUnit', resolve)?.value ?? 1
  return unit > 0 && unit <= LARGEST.unit ? unit : 1
}

function rotation(page: PdfDict, resolve: Resolve): number {
  const value = follow(inherited(page, 'Rotate', resolve), resolve)
  const degrees = value instanceof PdfNumber ? value.value : 0
  return ((degrees % 360) + 360) % 360
}

/** A box may name any two opposite corners. Undefined if it is no box, or empty. */
function readBox(object: PdfObject | null | undefined, resolve: Resolve): Box | undefined {
  const array = follow(object, resolve)
  if (!(array instanceof PdfArray) || array.length < 4) return undefined
  const numbers = [0, 1, 2, 3].map((index) => follow(array.at(index), resolve))
  const [a, b, c, d] = numbers.map((number) => (number instanceof PdfNumber ? number.value : Number.NaN)) as Box
  if (![a, b, c, d].every((number) => Math.abs(number) <= LARGEST.coordinate)) return undefined
  const box: Box = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
  return box[2] > box[0] && box[3] > box[1] ? box : undefined
}

/** Undefined if the boxes do not overlap. */
function intersect(a: Box, b: Box): Box | undefined {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
  return box[2] > box[0] && box[3] > box[1] ? box : undefined
}

function follow(object: PdfObject | null | undefined, resolve: Resolve): PdfObject | null | undefined {
  return object instanceof PdfRef ? resolve(object) : object
}
