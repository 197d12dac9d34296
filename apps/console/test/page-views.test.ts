import { expect, test } from 'vitest'
import { drawnPages } from '../src/fields/model/drawn-pages.ts'
import { zoomedByWheel, zoomedIn, zoomedOut } from '../src/fields/model/zoom.ts'

test('the buttons go from one size to the next, also from a size between them, and stop at both ends', () => {
  expect([0.5, 1, 1.1, 1.499, 2].map(zoomedIn)).toEqual([0.75, 1.25, 1.25, 2, 2])
  expect([2, 1.1, 1, 0.755, 0.5].map(zoomedOut)).toEqual([1.5, 1, 0.75, 0.5, 0.5])
})

test('the wheel changes the size by as much as it turns, and not beyond both ends', () => {
  expect(zoomedByWheel(1, -100)).toBeCloseTo(1.22)
  expect(zoomedByWheel(zoomedByWheel(1, -100), 100)).toBeCloseTo(1, 1)
  expect([zoomedByWheel(1.9, -900), zoomedByWheel(0.6, 900)]).toEqual([2, 0.5])
})

test('the thumbnails in view and those seen last have drawings, and never more than forty', () => {
  const first = drawnPages([], new Set([1, 2, 3]))
  expect(drawnPages(first, new Set([3, 4]))).toEqual([1, 2, 3, 4])
  const scrolled = Array.from({ length: 200 }, (_, index) => index + 1).reduce(
    (before, page) => drawnPages(before, new Set([page, page + 1])),
    first as readonly number[],
  )
  expect([scrolled.length, scrolled[0], scrolled.at(-1)]).toEqual([40, 162, 201])
})
