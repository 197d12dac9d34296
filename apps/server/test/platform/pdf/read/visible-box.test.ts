import { PdfArray, PdfDict, PdfNumber } from '@libpdf/core'
import { expect, test } from 'vitest'
import { readPageBox } from '#platform/pdf/read/page-box.ts'
import { onPage, toVisibleBox } from '#platform/pdf/read/visible-box.ts'

const numbers = (...values: number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))

interface Entries {
  CropBox?: number[]
  Rotate?: number
  UserUnit?: number
}

const page = [0, 0, 200, 400]

function pageBoxOf({ CropBox = page, Rotate = 0, UserUnit = 1 }: Entries) {
  const boxes = { MediaBox: numbers(...page), CropBox: numbers(...CropBox) }
  const entries = { ...boxes, Rotate: PdfNumber.of(Rotate), UserUnit: PdfNumber.of(UserUnit) }
  return readPageBox(PdfDict.of(entries), () => null)
}

type Four = readonly [number, number, number, number]
/** It lies 20 from the left, 40 from the bottom, and is 50 wide and 80 high. */
const rectangle: Four = [20, 40, 70, 120]
const part = [20, 40, 120, 240]

test.each<[string, Entries, corners: Four, seen: Four]>([
  ['an upright page', {}, rectangle, [0.1, 0.7, 0.25, 0.2]],
  ['a page that is turned by 90 degrees', { Rotate: 90 }, rectangle, [0.1, 0.1, 0.2, 0.25]],
  ['a page that is turned by 270 degrees', { Rotate: 270 }, rectangle, [0.7, 0.65, 0.2, 0.25]],
  ['a page that shows a part', { CropBox: part }, rectangle, [0, 0.6, 0.5, 0.4]],
  ['a page that shows a part and is turned', { CropBox: part, Rotate: 90 }, rectangle, [0, 0, 0.4, 0.5]],
  ['a page with a larger unit', { UserUnit: 3 }, rectangle, [0.1, 0.7, 0.25, 0.2]],
  ['other corners', {}, [70, 40, 20, 120], [0.1, 0.7, 0.25, 0.2]],
  ['a rectangle that lies partly outside', {}, [-20, 380, 20, 420], [-0.1, -0.05, 0.2, 0.1]],
])('a rectangle is seen in its place on %s', (_, entries, corners, [x, y, width, height]) => {
  expect(toVisibleBox(corners, pageBoxOf(entries))).toEqual({ x, y, width, height })
})

test('the part of a rectangle on the page is inside it', () => {
  expect(onPage({ x: -0.1, y: 0.9, width: 0.3, height: 0.3 })).toEqual({ x: 0, y: 0.9, width: 0.2, height: 0.1 })
  expect(onPage({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })
  expect(onPage({ x: 1.5, y: 0.2, width: 0.3, height: 0.4 }).width).toBeLessThan(0)
})
