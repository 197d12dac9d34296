import { expect, test } from 'vitest'
import { openFairQueue } from '#platform/uploads/fair-queue.ts'

const limits = { running: 2, runningPerOwner: 1, waiting: 6, waitingPerOwner: 4, patience: 60_000 }

/** Starts tasks that end when the test says so, and records the order in which they start. */
function observe(queue: ReturnType<typeof openFairQueue>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const start = (name: string) =>
    queue.run(name[0]!, () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    await expect.poll(() => started).toContain(name)
    ends.get(name)!()
  }
  return { started, start, end }
}

test('an owner runs one task at a time, and the owners take turns', async () => {
  const { started, start, end } = observe(openFairQueue(limits))
  const works = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(start)
  await expect.poll(() => started).toEqual(['a1', 'b1'])
  await end('a1')
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('a2')
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2'])
  for (const name of ['b2', 'c1']) await end(name)
  await expect.poll(() => started).toHaveLength(6)
  await end('a3')
  expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('503 with Retry-After if too many tasks wait, for one owner and for all owners', async () => {
  const { started, start, end } = observe(openFairQueue(limits))
  const works = ['a1', 'a2', 'a3', 'a4', 'a5'].map(start)
  const busy = { code: 'server_busy', status: 503, headers: { 'retry-after': '5' } }
  await expect(start('a6')).rejects.toMatchObject(busy)
  works.push(...['b1', 'b2', 'b3'].map(start))
  await expect(start('c1')).rejects.toMatchObject(busy)
  for (let ended = 0; ended < 8; ended++) {
    await expect.poll(() => started.length).toBeGreaterThan(ended)
    await end(started[ended]!)
  }
  await Promise.all(works)
  const last = start('a7')
  await end('a7')
  expect(await last).toBe('a7')
})

test('503 for a task that waits too long; it never starts', async () => {
  const { started, start, end } = observe(openFairQueue({ ...limits, patience: 50 }))
  const first = start('a1')
  await expect(start('a2')).rejects.toMatchObject({ code: 'server_busy' })
  await end('a1')
  await first
  const third = start('a3')
  await end('a3')
  await third
  expect(started).toEqual(['a1', 'a3'])
})

test('a failed task frees its place', async () => {
  const queue = openFairQueue({ ...limits, running: 1 })
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run('b', async () => 'ran')).toBe('ran')
})
