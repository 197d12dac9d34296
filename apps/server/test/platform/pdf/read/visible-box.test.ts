import { PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { expect, test } from 'vitest'
import { readPageBox } from '#platform/pdf/read/page-box.ts'
import { onPage, toVisibleBox } from '#platform/pdf/read/visible-box.ts'

const numbers = (...values: number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))

interface Entries {
  MediaBox: number[]
  CropBox?: number[]
  Rotate?: number
  UserUnit?: number
}

function pageBoxOf({ MediaBox, CropBox = MediaBox, Rotate = 0, UserUnit = 1 }: Entries) {
  const entries = {
    MediaBox: numbers(...MediaBox),
    CropBox: numbers(...CropBox),
    Rotate: PdfNumber.of(Rotate),
    UserUnit: PdfNumber.of(UserUnit),
  }
  return readPageBox(PdfDict.of(entries), () => null)
}

const page = [0, 0, 200, 400]
/** It lies 20 from the left, 40 from the bottom, and is 50 wide and 80 high. */
const rectangle = [20, 40, 70, 120] as const

test.each<[string, Entries, readonly [number, number, number, number], object]>([
  ['an upright page', { MediaBox: page }, rectangle, { x: 0.1, y: 0.7, width: 0.25, height: 0.2 }],
  [
    'a page that is turned by 90 degrees',
    { MediaBox: page, Rotate: 90 },
    rectangle,
    { x: 0.1, y: 0.1, width: 0.2, height: 0.25 },
  ],
  [
    'a page that is turned by 270 degrees',
    { MediaBox: page, Rotate: 270 },
    rectangle,
    { x: 0.7, y: 0.65, width: 0.2, height: 0.25 },
  ],
  [
    'a page that shows a part',
    { MediaBox: page, CropBox: [20, 40, 120, 240] },
    rectangle,
    { x: 0, y: 0.6, width: 0.5, height: 0.4 },
  ],
  [
    'a page that shows a part and is turned by 90 degrees',
    { MediaBox: page, CropBox: [20, 40, 120, 240], Rotate: 90 },
    rectangle,
    { x: 0, y: 0, width: 0.4, height: 0.5 },
  ],
  [
    'a page with a larger unit',
    { MediaBox: page, UserUnit: 3 },
    rectangle,
    { x: 0.1, y: 0.7, width: 0.25, height: 0.2 },
  ],
  ['other corners', { MediaBox: page }, [70, 40, 20, 120], { x: 0.1, y: 0.7, width: 0.25, height: 0.2 }],
  [
    'a rectangle that lies partly outside',
    { MediaBox: page },
    [-20, 380, 20, 420],
    { x: -0.1, y: -0.05, width: 0.2, height: 0.1 },
  ],
])('a rectangle is seen in its place on %s', (_, entries, corners, expected) => {
  expect(toVisibleBox(corners, pageBoxOf(entries))).toEqual(expected)
})

test('the part of a rectangle on the page is inside it', () => {
  expect(onPage({ x: -0.1, y: 0.9, width: 0.3, height: 0.3 })).toEqual({ x: 0, y: 0.9, width: 0.2, height: 0.1 })
  expect(onPage({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })
  expect(onPage({ x: 1.5, y: 0.2, width: 0.3, height: 0.4 }).width).toBeLessThan(0)
})
