import { expect, test } from 'vitest'
import { nextRegion } from '../src/document/draft/next-region.ts'

test('F6 leads through all regions and round to the first, and Shift and F6 lead back', () => {
  const wayFrom = (start: number, direction: 1 | -1) => {
    const way = [start]
    for (let press = 0; press < 4; press += 1) way.push(nextRegion(way.at(-1)!, 3, direction))
    return way
  }
  expect(wayFrom(-1, 1)).toEqual([-1, 0, 1, 2, 0])
  expect(wayFrom(-1, -1)).toEqual([-1, 2, 1, 0, 2])
  expect([nextRegion(0, 1, 1), nextRegion(0, 1, -1)]).toEqual([0, 0])
})
