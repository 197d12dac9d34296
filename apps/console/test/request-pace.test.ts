import { afterEach, expect, test, vi } from 'vitest'
import { pacer } from '../src/session/request-pace.ts'

afterEach(() => vi.useRealTimers())

test('work in many steps sends a hundred requests at once and then eight a second, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const stop = new AbortController()
  const isFree = pacer()
  let sent = 0
  const sending = (async () => {
    while (!stop.signal.aborted) {
      await isFree(stop.signal)
      if (!stop.signal.aborted) sent++
    }
  })()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toBe(100)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toBe(580)
  stop.abort()
  await sending
})
