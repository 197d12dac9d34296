import { expect, test } from 'vitest'
import { openLimiter } from '#api/limits/limiter.ts'
import { countName } from '#api/limits/store.ts'
import { Problem } from '#platform/problems/problem.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { countElsewhere } from './limits.support.ts'

const { db } = await useServer()

/** A limiter as a server has it, for callers who exist. */
function limiterOf(
  limit: number,
  { capacity = 10, clock = performance.now.bind(performance) }: { capacity?: number; clock?: () => number } = {},
) {
  const limiter = openLimiter<{ name: string }>({
    limitOf: () => limit,
    nameOf: ({ name }) => name,
    refuse: () => new Problem('rate_limit_exceeded'),
    capacity,
    clock,
  })
  /** The number of requests that each look-up has counted in the database. */
  const settled: number[] = []
  const admit = (name: string) =>
    limiter
      .admit(name, async (requests) => {
        settled.push(requests)
        return { name, ...(requests > 0 && (await countName(db, name, requests))) }
      })
      .then(
        () => true,
        (error: unknown) => !(error instanceof Problem),
      )
  const admitted = async (name: string, times: number) => {
    let count = 0
    for (let i = 0; i < times; i++) if (await admit(name)) count++
    return count
  }
  return { admit, admitted, settled }
}

async function countOf(name: string): Promise<number> {
  const counts = db.selectFrom('rate_counts').select('requests').where('name', '=', name)
  return (await counts.executeTakeFirstOrThrow()).requests
}

test('a server counts in the database at the first request, and then once for each twentieth of the limit', async () => {
  const { admitted, settled } = limiterOf(40)
  expect(await admitted('a', 50)).toBe(40)
  expect(settled).toEqual([1, ...Array.from({ length: 39 }, (_, i) => (i % 2 ? 2 : 0))])
})

test('if more callers come than fit into memory, the database has their counts', async () => {
  const { admitted, settled } = limiterOf(40, { capacity: 2 })
  expect(await admitted('c', 40)).toBe(40)
  for (let i = 0; i < 20; i++) expect(await admitted(`c${i}`, 1)).toBe(1)
  const lookUps = settled.length
  expect(await admitted('c', 5)).toBeLessThan(2)
  expect(settled.length, 'the memory has forgotten it').toBeGreaterThan(lookUps)
  expect(await admitted('c1', 45)).toBe(39)
  expect(await admitted('c2', 45)).toBe(39)
})

test('a refused caller stays refused in memory until its window ends, and then has a new count', async () => {
  let now = 0
  const { admit, settled } = limiterOf(5, { clock: () => now })
  await countElsewhere(db, 'ended', 5)
  expect(await admit('ended')).toBe(false)
  const past = { ends_at: new Date(0).toISOString() }
  await db.updateTable('rate_counts').set(past).where('name', '=', 'ended').execute()
  expect(await admit('ended')).toBe(false)
  expect(settled).toEqual([1])
  now = 61_000
  expect(await admit('ended')).toBe(true)
  expect(await countOf('ended')).toBe(1)
})

test('while the database counts slowly, a server admits less than a twentieth of the limit more', async () => {
  const counting = Promise.withResolvers<void>()
  const limiter = openLimiter<object>({
    limitOf: () => 100,
    nameOf: () => 'slow',
    refuse: () => new Problem('rate_limit_exceeded'),
  })
  const lookUps: number[] = []
  let answered = 0
  const admit = async () => {
    await limiter.admit('slow', async (requests) => {
      lookUps.push(requests)
      if (lookUps.length > 1 && requests > 0) await counting.promise
      return requests > 0 ? countName(db, 'slow', requests) : {}
    })
    answered++
  }
  await admit()
  const burst = Promise.all(Array.from({ length: 30 }, admit))
  await expect.poll(() => answered).toBe(1 + 4 + 4)
  expect(lookUps.filter((requests) => requests > 0)).toEqual([1, 5, ...Array.from({ length: 21 }, () => 1)])
  counting.resolve()
  await burst
  expect(answered).toBe(31)
})

test('callers with one name share its count, in memory and over all servers', async () => {
  const refuse = () => new Problem('rate_limit_exceeded')
  const open = () => openLimiter<object>({ limitOf: () => 100, nameOf: () => 'shared', refuse })
  const [one, two] = [open(), open()]
  const admit = (limiter: typeof one, caller: string) =>
    limiter
      .admit(caller, async (requests) => (requests === 0 ? {} : countName(db, 'shared', requests)))
      .then(
        () => 1,
        () => 0,
      )
  let admitted = 0
  for (let child = 0; child < 50; child++)
    for (let request = 0; request < 5; request++) admitted += await admit(child % 2 ? one : two, `child ${child}`)
  // Each server counts up to a twentieth of the limit before it asks the database.
  expect(admitted).toBeGreaterThanOrEqual(100)
  expect(admitted).toBeLessThanOrEqual(110)
})
