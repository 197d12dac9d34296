import { expect, test } from 'vitest'
import { PdfBox, type PdfPage, type PdfPlace } from '../src/pdf-box.ts'

const PAGE = { width: 600, height: 800 }
/** The lower left sixth of the page, without its rotation. */
const PLACE = { x: 0, y: 0, width: 200, height: 400 }

const misuse = (message: string | RegExp) =>
  expect.objectContaining({ name: 'ParaphError', code: 'argument_invalid', message: expect.stringMatching(message) })

// Each rotation, unit and box of a page, there and back, is in pdf-box-in-viewer.test.ts.
test('a box is measured in the visible page: the part of the crop box that lies in the media box', () => {
  const place = { x: 110, y: 250, width: 50, height: 50 }
  const box = { x: 0.1, y: 0.5, width: 0.5, height: 0.5 }
  expect(PdfBox.fromLowerLeft(place, { ...PAGE, cropBox: [100, 250, 200, 350] })).toEqual(box)
  expect(PdfBox.fromLowerLeft(place, { mediaBox: [200, 350, 100, 250] })).toEqual(box)
})

test('a user unit enlarges the page, but not the numbers in the file', () => {
  const page = { ...PAGE, userUnit: 2 }
  expect(PdfBox.fromLowerLeft(PLACE, page)).toEqual(PdfBox.fromLowerLeft(PLACE, PAGE))
  expect(PdfBox.fromUpperLeft({ x: 120, y: 160, width: 240, height: 320 }, page)).toEqual({
    x: 0.1,
    y: 0.1,
    width: 0.2,
    height: 0.2,
  })
})

test('points from the upper left are points of the page as people see it, after its rotation', () => {
  const place = { x: 80, y: 60, width: 400, height: 300 }
  const box = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 }
  expect(PdfBox.fromUpperLeft(place, { ...PAGE, rotate: 90 })).toEqual(box)
  expect(PdfBox.toUpperLeft(box, { ...PAGE, rotate: 270 })).toEqual(place)
})

test('a box as large as the page is accepted despite rounding, and a box slightly beyond the edge is cut off there', () => {
  for (const [width, height] of [
    [595.276, 841.89],
    [1 / 3, 0.1],
    [612, 792],
  ] as const) {
    const whole = { x: 0, y: 0, width, height }
    expect(PdfBox.fromLowerLeft(whole, { width, height })).toEqual({ x: 0, y: 0, width: 1, height: 1 })
    expect(PdfBox.fromUpperLeft(whole, { width, height, rotate: 180 })).toEqual({ x: 0, y: 0, width: 1, height: 1 })
  }
  const { x, width } = PdfBox.fromUpperLeft({ x: 599.99, y: 0, width: 0.05, height: 1 }, PAGE)
  expect(x + width).toBeLessThanOrEqual(1)
  expect(PdfBox.fromUpperLeft({ x: -0.01, y: 0, width: 10, height: 1 }, PAGE).x).toBe(0)
})

test.each([
  [{ x: 500, y: 0, width: 200, height: 10 }, PAGE, 'leaves the page. .* from 0.833 to 1.167 in width'],
  [{ x: -60, y: 0, width: 10, height: 10 }, PAGE, 'from -0.1 to -0.083 in width'],
  [{ x: 0, y: 795, width: 10, height: 10 }, PAGE, 'leaves the page'],
  [PLACE, { ...PAGE, cropBox: [700, 0, 800, 800] }, 'cropBox must overlap the page'],
  [PLACE, { ...PAGE, cropBox: { x: 0, y: 0, width: 1, height: 1 } }, 'cropBox must be four numbers'],
  [PLACE, { ...PAGE, rotate: 45 }, 'rotate must be a multiple of 90'],
  [PLACE, { ...PAGE, rotate: Number.NaN }, 'rotate must be a multiple of 90'],
  [PLACE, { ...PAGE, userUnit: Infinity }, 'userUnit must be more than 0'],
  [PLACE, undefined, 'must be an object'],
  [PLACE, { width: 600 }, 'must have width and height, or mediaBox'],
  [PLACE, { width: 0, height: 800 }, 'must be more than 0'],
  [[0, 0, 10, 10], PAGE, 'must have x, y, width and height'],
  [{ x: 0, y: 0, width: 0, height: 10 }, PAGE, 'width and height must be more than 0'],
  [{ x: '0', y: 0, width: 10, height: 10 }, PAGE, 'as numbers'],
])('%j on %j is refused, and the error says why', (place, page, message) => {
  const [wrongPlace, wrongPage] = [place as PdfPlace, page as unknown as PdfPage]
  expect(() => PdfBox.fromLowerLeft(wrongPlace, wrongPage)).toThrow(misuse(message))
})

test.each([
  [{ x: 60, y: 120, width: 200, height: 50 }, 'leaves the page'],
  [{ x: 0.5, y: 0, width: 0.6, height: 0.1 }, 'leaves the page'],
  [{ x: 0, y: 0, width: 0, height: 0.1 }, 'more than 0'],
])('points in place of fractions are refused on the way back: %j', (box, message) => {
  expect(() => PdfBox.toLowerLeft(box, PAGE)).toThrow(misuse(message))
  expect(() => PdfBox.toUpperLeft(box, PAGE)).toThrow(misuse(message))
})

test('the arguments stay as they were', () => {
  const place = Object.freeze({ ...PLACE })
  const page = Object.freeze({ ...PAGE, rotate: 90 })
  const box = Object.freeze(PdfBox.fromLowerLeft(place, page))
  PdfBox.toLowerLeft(box, page)
  expect([place, page]).toEqual([PLACE, { ...PAGE, rotate: 90 }])
})
