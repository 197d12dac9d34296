import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK, openRangeLoader } from '../src/reader/file/range-loader.ts'

const size = 1000 * CHUNK + 100
const file = Uint8Array.from({ length: size }, (_, index) => index % 251)
const TAIL = 985 * CHUNK

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
/** Lets this time pass: by default more than the time for which the loader gathers ranges. */
const pass = (milliseconds = 60) => vi.advanceTimersByTimeAsync(milliseconds)

function open(load = async (begin: number, end: number) => file.slice(begin, end)) {
  const loads: [number, number][] = []
  const loaded = new Map<number, Uint8Array>()
  const errors: unknown[] = []
  const ask = openRangeLoader({
    size,
    load: (begin, end) => {
      loads.push([begin / CHUNK, end / CHUNK])
      return load(begin, end)
    },
    onLoaded: (begin, bytes) => loaded.set(begin, bytes),
    onFailure: (error) => errors.push(error),
  })
  /** Asks for ranges of chunks at the same time, and returns what was loaded because of that. */
  const request = async (...ranges: [number, number][]) => {
    loads.length = 0
    for (const [begin, end] of ranges) ask(begin * CHUNK, Math.min(end * CHUNK, size))
    await pass()
    for (const [begin, end] of ranges) {
      const bytes = loaded.get(begin * CHUNK)?.slice(0, (end - begin) * CHUNK)
      expect([undefined, file.slice(begin * CHUNK, end * CHUNK)]).toContainEqual(bytes)
    }
    return loads.slice()
  }
  return { request, loads, loaded, errors }
}

test('the end of the file is loaded at once, and only once', async () => {
  const { loads, request, loaded } = open()
  expect(loads).toEqual([[TAIL / CHUNK, size / CHUNK]])
  expect(await request([1000, 1001], [990, 991])).toEqual([])
  expect(loaded.get(1000 * CHUNK)).toHaveLength(100)
})

test('a range that is asked for alone is loaded with more bytes, in whole chunks, but not beyond the end', async () => {
  const { request, loaded } = open()
  expect(await request([3, 4])).toEqual([[3, 19]])
  expect(loaded.get(3 * CHUNK)).toHaveLength(16 * CHUNK)
  expect(await request([100, 140])).toEqual([[100, 140]])
  expect(await request([980, 981])).toEqual([[980, 996]])
})

test('ranges that are asked for at the same time are loaded together if they lie close together, and exactly if not', async () => {
  const { request } = open()
  expect(await request([50, 51], [10, 11], [12, 13], [21, 22])).toEqual([
    [10, 22],
    [50, 51],
  ])
  expect(await request([100, 300], [300, 340], [340, 380])).toEqual([
    [100, 340],
    [340, 380],
  ])
})

test('a range that is asked for while others are loaded is loaded exactly', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { request } = open(async (begin, end) => {
    if (begin === 10 * CHUNK) await released
    return file.slice(begin, end)
  })
  await request([10, 11])
  expect(await request([500, 501])).toEqual([[500, 501]])
  release()
})

test('a failure is reported, but a failure of the end only if the end is needed', async () => {
  const { request, errors } = open(async (begin) => {
    throw new Error(`No ${begin / CHUNK}`)
  })
  await pass(1)
  expect(errors).toEqual([])
  await request([3, 4])
  await request([1000, 1001])
  expect(errors).toEqual([new Error('No 3'), new Error('No 985')])
})
