import { expect, onTestFinished, test, vi } from 'vitest'
import { openClock } from '#platform/database/clock.ts'

const HOUR = 3_600_000
const start = Date.parse('2030-01-01T00:00:00.000Z')

/** A clock of a database that the test moves. The process runs on meanwhile, so times are compared in whole minutes. */
async function openMovable() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'], now: start })
  onTestFinished(() => void vi.useRealTimers())
  let moved = 0
  let isDown = false
  const query = async () => {
    if (isDown) throw new Error('The database does not answer.')
    return { rows: [{ at: new Date(Date.now() + moved).toISOString() }] }
  }
  const lines: string[] = []
  let jumps = 0
  const clock = await openClock({ query } as never, { warn: (line) => lines.push(line), onJump: () => void jumps++ })
  onTestFinished(clock.close)
  return {
    ...clock,
    lines,
    jumps: () => jumps,
    fail: () => void (isDown = true),
    move: (milliseconds: number) => void (moved += milliseconds),
    compare: () => vi.advanceTimersByTimeAsync(30_000),
    time: () => (clock.now().getTime() - start) / HOUR,
  }
}

test('a clock that goes back or forward is noticed, counted, and logged at most once a minute', async () => {
  const { compare, move, lines, jumps, time, fail } = await openMovable()
  await compare()
  expect([lines, jumps(), Math.round(time())]).toEqual([[], 0, 0])
  move(-1.5 * HOUR)
  await compare()
  expect(lines).toContain('The clock of the database went back by 5400 s.')
  expect(jumps()).toBe(1)
  expect(time()).toBeCloseTo(-1.5, 1)

  move(1.5 * HOUR)
  await compare()
  expect(jumps()).toBe(2)
  expect(time()).toBeCloseTo(0, 1)
  expect(lines.filter((line) => line.includes('went'))).toHaveLength(1)
  // Without the database, the estimate goes on.
  fail()
  await compare()
  await compare()
  expect(time()).toBeCloseTo(0, 1)
  expect(jumps()).toBe(2)
})

test('a reading is exact and moves the estimate forward, and the log says if the last event is later', async () => {
  const { now, lines, jumps, time } = await openMovable()
  const at = new Date(start + HOUR).toISOString()
  expect(now({ at, lastEvent: at })).toEqual(new Date(at))
  expect(time()).toBe(1)
  expect([jumps(), lines]).toEqual([1, ['The clock of the database went forward by 3600 s.']])
  // A reading that arrives late may be older than the estimate, which then stays.
  expect(now({ at: new Date(start).toISOString() })).toEqual(new Date(start))
  expect(time()).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  vi.advanceTimersByTime(60_000)
  now({ at, lastEvent: new Date(start + 3 * HOUR).toISOString() })
  expect(jumps()).toBe(2)
  expect(lines.at(-1)).toBe(
    'The last event of a document is 7200 s ahead of the clock of the database. New events get its time.',
  )
})
