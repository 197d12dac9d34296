import { ParaphError } from '@paraph/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPassing, Repeats, waitAfter } from '../src/saving/repeats.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const away = new ParaphError('connection_failed', 'The server could not be reached.')
const refused = new ParaphError('request_invalid', 'The title is too long.', { status: 422 })

/** The connection of a browser, which the test can take away. */
function connectionOf() {
  const listeners = new Set<(isOnline: boolean) => void>()
  let isOnline = true
  return {
    isOnline: () => isOnline,
    subscribe: (listener: (isOnline: boolean) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (to: boolean) => {
      isOnline = to
      for (const listener of listeners) listener(to)
    },
    listeners,
  }
}

/** A save that fails as often as there are errors. */
function saveWith(errors: Error[]) {
  let tries = 0
  return {
    tries: () => tries,
    save: async () => {
      const error = errors[tries++]
      if (error) throw error
    },
  }
}

test('only what the server may take later is repeated', () => {
  const failed = (status: number) => new ParaphError('service_unavailable', 'It failed.', { status })
  expect([away, failed(500), failed(503), failed(429)].map(isPassing)).toEqual([true, true, true, true])
  const unsent = new ParaphError('argument_invalid', 'The path is empty.')
  expect([refused, unsent, failed(404), new Error('A conflict.')].map(isPassing)).toEqual([false, false, false, false])
})

test('the wait grows, follows the server, and has a bound', () => {
  const waits = (retryAfter?: number) =>
    [1, 2, 3, 4, 50].map((failures) => waitAfter(failures, { retryAfter }, () => 0.5))
  expect(waits()).toEqual([2_000, 4_000, 8_000, 16_000, 30_000])
  expect(waits(10)).toEqual([10_000, 10_000, 10_000, 16_000, 30_000])
  expect(waits(3_600)).toEqual(Array(5).fill(30_000))
  expect([waitAfter(1, {}, () => 0), waitAfter(1, {}, () => 1)]).toEqual([1_500, 2_500])
})

test('a save is repeated until the server takes it, and its state says so meanwhile', async () => {
  const connection = connectionOf()
  const repeats = new Repeats(connection)
  const { save, tries } = saveWith([away, away])
  const states: unknown[] = []
  repeats.subscribe(() => states.push(repeats.stateOf('a')))
  const saved = repeats.run('a', save)
  await vi.runAllTimersAsync()
  await saved
  expect(tries()).toBe(3)
  expect(states).toEqual(['waits', 'runs', 'waits', 'runs', undefined])
  expect(connection.listeners.size).toBe(0)
})

test('a refusal ends it with the error, so that the person can correct what was refused', async () => {
  const repeats = new Repeats(connectionOf())
  const { save, tries } = saveWith([away, refused, away])
  const saved = repeats.run('a', save).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await saved).toBe(refused)
  expect([tries(), repeats.stateOf('a')]).toEqual([2, undefined])
})

test('it is tried at once when the person wants that, and when the connection is back, but not without one', async () => {
  const connection = connectionOf()
  const repeats = new Repeats(connection)
  const { save, tries } = saveWith([away, away])
  const saved = repeats.run('a', save)
  await vi.advanceTimersByTimeAsync(0)
  connection.change(false)
  repeats.tryNow('b')
  expect(tries()).toBe(1)
  repeats.tryNow('a')
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(tries()).toBe(2)
  connection.change(true)
  await saved
  expect(tries()).toBe(3)
})

test('after the person has left the account, each save is tried once more', async () => {
  const repeats = new Repeats(connectionOf())
  const { save, tries } = saveWith([away, away, away])
  const saved = repeats.run('a', save).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(0)
  repeats.end()
  expect(await saved).toBe(away)
  expect(tries()).toBe(2)
})
