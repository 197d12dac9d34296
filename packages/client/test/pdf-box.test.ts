import { expect, test } from 'vitest'
import { PdfBox, type PdfPage, type PdfPlace } from '../src/pdf-box.ts'

// The server's test/client/pdf-box.test.ts compares it with pdf.js.
const PAGE = { width: 600, height: 800 }
/** The lower left sixth of the page, without its rotation. */
const PLACE = { x: 0, y: 0, width: 200, height: 400 }

const misuse = (message: string | RegExp) =>
  expect.objectContaining({ name: 'ParaphError', code: 'argument_invalid', message: expect.stringMatching(message) })
const errorOf = (call: () => unknown): unknown => {
  try {
    return call()
  } catch (error) {
    return error
  }
}

test.each([
  { rotate: 0, box: { x: 0, y: 0.5, width: 1 / 3, height: 0.5 } },
  // Clockwise, the lower left corner becomes the upper left one.
  { rotate: 90, box: { x: 0, y: 0, width: 0.5, height: 1 / 3 } },
  { rotate: 180, box: { x: 2 / 3, y: 0, width: 1 / 3, height: 0.5 } },
  { rotate: 270, box: { x: 0.5, y: 2 / 3, width: 0.5, height: 1 / 3 } },
  { rotate: 360, box: { x: 0, y: 0.5, width: 1 / 3, height: 0.5 } },
  { rotate: -90, box: { x: 0.5, y: 2 / 3, width: 0.5, height: 1 / 3 } },
])('a page with the rotation $rotate', ({ rotate, box }) => {
  const page = { ...PAGE, rotate }
  const found = PdfBox.fromLowerLeft(PLACE, page)
  for (const name of ['x', 'y', 'width', 'height'] as const) expect(found[name]).toBeCloseTo(box[name], 9)
  const back = PdfBox.toLowerLeft(found, page)
  for (const name of ['x', 'y', 'width', 'height'] as const) expect(back[name]).toBeCloseTo(PLACE[name], 6)
})

test('a box is measured in the visible page: the part of the crop box that lies in the media box', () => {
  const place = { x: 110, y: 250, width: 50, height: 50 }
  const box = { x: 0.1, y: 0.5, width: 0.5, height: 0.5 }
  expect(PdfBox.fromLowerLeft(place, { ...PAGE, cropBox: [100, 250, 200, 350] })).toEqual(box)
  expect(PdfBox.fromLowerLeft(place, { mediaBox: [100, 250, 200, 350] })).toEqual(box)
  expect(PdfBox.fromLowerLeft(place, { mediaBox: [100, 250, 200, 350], cropBox: [-900, -900, 900, 900] })).toEqual(box)
  // The corners may be any two opposite ones.
  expect(PdfBox.fromLowerLeft(place, { mediaBox: [200, 350, 100, 250] })).toEqual(box)
  expect(
    PdfBox.fromLowerLeft({ x: -290, y: -400, width: 60, height: 80 }, { mediaBox: [-300, -400, 300, 400] }),
  ).toEqual(PdfBox.fromLowerLeft({ x: 10, y: 0, width: 60, height: 80 }, PAGE))
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

test('there and back gives the same place, for each kind of page', () => {
  const rectangles = [undefined, [0, 0, 600, 800], [50, 60, 500, 700]] as const
  for (const rotate of [0, 90, 180, 270])
    for (const userUnit of [1, 2.5])
      for (const cropBox of rectangles)
        for (const mediaBox of [undefined, [-10, -20, 610, 820]] as const) {
          const page: PdfPage = { ...PAGE, mediaBox, rotate, userUnit, cropBox }
          const place: PdfPlace = { x: 123.4, y: 234.5, width: 77.7, height: 33.3 }
          for (const [from, to] of [
            [PdfBox.fromLowerLeft, PdfBox.toLowerLeft],
            [PdfBox.fromUpperLeft, PdfBox.toUpperLeft],
          ] as const) {
            const back = to(from(place, page), page)
            for (const name of ['x', 'y', 'width', 'height'] as const) expect(back[name]).toBeCloseTo(place[name], 4)
          }
        }
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
  [PLACE, { ...PAGE, cropBox: [300, 300, 600, 800] }, 'leaves the page'],
  [PLACE, { ...PAGE, cropBox: [700, 0, 800, 800] }, 'cropBox must overlap the page'],
  [PLACE, { ...PAGE, cropBox: [1, 2, 3] }, 'cropBox must be four numbers'],
  [PLACE, { ...PAGE, cropBox: { x: 0, y: 0, width: 1, height: 1 } }, 'cropBox must be four numbers'],
  [PLACE, { ...PAGE, rotate: 45 }, 'rotate must be a multiple of 90'],
  [PLACE, { ...PAGE, rotate: Number.NaN }, 'rotate must be a multiple of 90'],
  [PLACE, { ...PAGE, userUnit: 0 }, 'userUnit must be more than 0'],
  [PLACE, { ...PAGE, userUnit: Infinity }, 'userUnit must be more than 0'],
  [PLACE, {}, 'must have width and height, or mediaBox'],
  [PLACE, undefined, 'must be an object'],
  [PLACE, { width: 600 }, 'must have width and height, or mediaBox'],
  [PLACE, { width: 0, height: 800 }, 'must be more than 0'],
  [PLACE, { width: Number.NaN, height: 800 }, 'must have width and height, or mediaBox'],
  [undefined, PAGE, 'must have x, y, width and height'],
  [[0, 0, 10, 10], PAGE, 'must have x, y, width and height'],
  [{ x: 0, y: 0, width: 0, height: 10 }, PAGE, 'width and height must be more than 0'],
  [{ x: 0, y: 0, width: 10, height: -10 }, PAGE, 'width and height must be more than 0'],
  [{ x: Number.NaN, y: 0, width: 10, height: 10 }, PAGE, 'as numbers'],
  [{ x: '0', y: 0, width: 10, height: 10 }, PAGE, 'as numbers'],
])('%j on %j is refused, and the error says why', (place, page, message) => {
  const [wrongPlace, wrongPage] = [place as PdfPlace, page as unknown as PdfPage]
  expect(errorOf(() => PdfBox.fromLowerLeft(wrongPlace, wrongPage))).toEqual(misuse(message))
})

test.each([
  [{ x: 60, y: 120, width: 200, height: 50 }, 'leaves the page'],
  [{ x: 0.5, y: 0, width: 0.6, height: 0.1 }, 'leaves the page'],
  [{ x: 0, y: 0, width: 0, height: 0.1 }, 'more than 0'],
])('points in place of fractions are refused on the way back: %j', (box, message) => {
  expect(errorOf(() => PdfBox.toLowerLeft(box, PAGE))).toEqual(misuse(message))
  expect(errorOf(() => PdfBox.toUpperLeft(box, PAGE))).toEqual(misuse(message))
})

test('the arguments stay as they were', () => {
  const place = Object.freeze({ ...PLACE })
  const page = Object.freeze({ ...PAGE, rotate: 90 })
  const box = Object.freeze(PdfBox.fromLowerLeft(place, page))
  PdfBox.toLowerLeft(box, page)
  expect([place, page]).toEqual([PLACE, { ...PAGE, rotate: 90 }])
})
