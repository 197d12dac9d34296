import { ParaphError } from '@paraph/client'
import { afterEach, expect, test, vi } from 'vitest'
import { type Outcome, runRows } from '../src/documents/selected/run-rows.ts'

afterEach(() => vi.useRealTimers())

const rows = Array.from({ length: 12 }, (_, index) => index)

/** Runs the rows with this answer to each request, and returns what became of them. */
async function run(answer: (row: number) => Promise<void>, stop = new AbortController()) {
  const outcomes = new Map<number, Outcome>()
  const pauses: (number | undefined)[] = []
  await runRows(rows, {
    stop,
    act: async (row, make) => {
      await make(() => answer(row))
      return { faults: [] }
    },
    onOutcome: (row, outcome) => outcomes.set(row, outcome),
    onPause: (seconds) => pauses.push(seconds),
  })
  const failed = Array.from(outcomes).filter(([, { faults }]) => faults.length > 0)
  return { tried: outcomes.size, failed: failed.map(([row]) => row), pauses }
}

const problem = (code: string, status: number, retryAfter?: number) =>
  new ParaphError(code as never, code, { status, retryAfter })

test('four rows are worked on at once, and one that is refused keeps no other from being done', async () => {
  let open = 0
  let most = 0
  const { tried, failed } = await run(async (row) => {
    most = Math.max(most, ++open)
    await Promise.resolve()
    open--
    if (row === 5) throw problem('document_not_sent', 409)
    if (row === 6) throw problem('reminder_too_soon', 429, 3000)
  })
  expect([most, tried, failed]).toEqual([4, 12, [5, 6]])
})

test('after too many requests, all rows wait as long as the server asks, and none is lost', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let isFull = true
  let requests = 0
  const running = run(async () => {
    requests++
    if (isFull) throw problem('rate_limit_exceeded', 429, 40)
  })
  await vi.advanceTimersByTimeAsync(39_000)
  expect(requests).toBe(4)
  isFull = false
  await vi.advanceTimersByTimeAsync(2_000)
  const { tried, failed, pauses } = await running
  expect([tried, failed, pauses.at(0), pauses.at(-1)]).toEqual([12, [], 40, undefined])
})

test.for([problem('connection_failed', 0), problem('key_invalid', 401)])(
  'no row is begun after one that failed because none can succeed: $code',
  async (error) => {
    const { tried, failed } = await run(async (row) => {
      if (row === 4) throw error
    })
    expect(failed).toEqual([4])
    expect(tried).toBeLessThan(12)
  },
)

test('a run that is stopped ends what it has begun, and begins nothing', async () => {
  const stop = new AbortController()
  const { tried, failed } = await run(async (row) => {
    if (row === 1) stop.abort()
    await Promise.resolve()
  }, stop)
  expect([tried, failed]).toEqual([2, []])
})
