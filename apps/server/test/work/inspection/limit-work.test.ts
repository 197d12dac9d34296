import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { begin, limitWork, type WorkLimits } from '#work/inspection/limit-work.ts'

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
  const { meter, used, signal, reached } = watch({ work: 250, elapsed: 60_000 })
  await sleep(400)
  expect(signal.aborted, 'no thread has begun').toBe(false)
  meter.set([1, 5_000])
  used[1] = 5_200
  await sleep(400)
  expect(signal.aborted, 'the thread has worked for 200 ms').toBe(false)
  used[1] = 5_250
  await expect.poll(() => signal.aborted).toBe(true)
  expect(reached()).toBe('work')
})

test('a task that gets no processor time ends after the time that a client waits', async () => {
  const { meter, signal, reached } = watch({ work: 60_000, elapsed: 250 })
  meter.set([1, 5_000])
  expect(reached()).toBe(undefined)
  await expect.poll(() => signal.aborted).toBe(true)
  expect(reached()).toBe('elapsed')
})

test('a task also ends after that time if its thread does not say how much it has worked', async () => {
  const silent = { threadId: 1, cpuUsage: () => new Promise<never>(() => {}) }
  const { meter, signal, reached, end } = limitWork(() => [silent], { work: 60_000, elapsed: 250 })
  onTestFinished(end)
  meter.set([1, 0])
  await expect.poll(() => signal.aborted).toBe(true)
  expect(reached()).toBe('elapsed')
})

test('a thread says which one it is, and what it had used before', () => {
  const { meter } = watch({ work: 60_000, elapsed: 60_000 })
  const before = process.threadCpuUsage()
  begin(meter)
  expect(meter[1]).toBeGreaterThanOrEqual((before.user + before.system) / 1000)
})
