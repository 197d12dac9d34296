import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { begin, limitWork, type WorkLimits } from '#work/inspection/limit-work.ts'

// The tests move the clock, so they wait for nothing.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterAll(() => void vi.useRealTimers())

/** Watches two fake threads. The test sets in `used` how much processor time each thread has used, in milliseconds. */
function watch(limits: WorkLimits) {
  const used = { 1: 5_000, 2: 90_000 }
  const thread = (threadId: 1 | 2) => ({
    threadId,
    cpuUsage: async () => ({ user: used[threadId] * 900, system: used[threadId] * 100 }),
  })
  const work = limitWork(() => [thread(1), thread(2)], limits)
  onTestFinished(work.end)
  return { ...work, used }
}

test('only processor time since the beginning of the task counts as work, however long it waits', async () => {
  const { meter, used, signal, reached } = watch({ work: 20_000, elapsed: 28_000 })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(signal.aborted, 'no thread has begun').toBe(false)
  meter.set([1, 5_000])
  used[1] = 24_999
  await vi.advanceTimersByTimeAsync(1_000)
  expect(signal.aborted, 'the thread has worked for 19,999 ms').toBe(false)
  used[1] = 25_000
  await vi.advanceTimersByTimeAsync(1_000)
  expect(signal.aborted).toBe(true)
  expect(reached()).toBe('work')
})

test('a task that gets no processor time ends after the time that a client waits', async () => {
  const { meter, signal, reached } = watch({ work: 20_000, elapsed: 28_000 })
  meter.set([1, 5_000])
  await vi.advanceTimersByTimeAsync(27_000)
  expect([signal.aborted, reached()]).toEqual([false, undefined])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([signal.aborted, reached()]).toEqual([true, 'elapsed'])
})

test('a task ends as too much work if its thread does not report its processor time, because its file makes it do that', async () => {
  const silent = { threadId: 1, cpuUsage: () => new Promise<never>(() => {}) }
  const { meter, signal, reached, end } = limitWork(() => [silent], { work: 20_000, elapsed: 28_000 })
  onTestFinished(end)
  meter.set([1, 0])
  await vi.advanceTimersByTimeAsync(20_100)
  expect([signal.aborted, reached()]).toEqual([true, 'work'])
})

test('a task that had half of the processor for as long as a client waits is too much work, and did not wait', async () => {
  const { meter, used, reached } = watch({ work: 20_000, elapsed: 28_000 })
  meter.set([1, 5_000])
  used[1] = 19_000
  await vi.advanceTimersByTimeAsync(28_000)
  expect(reached()).toBe('work')
})

test('a thread reports the processor time that it had used before the task', () => {
  const { meter } = watch({ work: 60_000, elapsed: 60_000 })
  const before = process.threadCpuUsage()
  begin(meter)
  expect(meter[1]).toBeGreaterThanOrEqual((before.user + before.system) / 1000)
})
