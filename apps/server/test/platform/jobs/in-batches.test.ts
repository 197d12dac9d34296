import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from '#platform/jobs/in-batches.ts'

const LONG = 60_000

/** Returns the function under test, and the batches that it has run. Each batch takes one turn of the event loop. */
function open(options: Parameters<typeof inBatches>[1]) {
  const batches: number[][] = []
  const add = inBatches(async (items: number[]) => {
    batches.push(items)
    await nextTurn()
    return items.map((item) => item * 10)
  }, options)
  return { add, batches }
}

test('items of one tick are one batch, and items that come while it runs go into the next batches', async () => {
  const { add, batches } = open({ most: 3 })
  const first = [add(1), add(2)]
  // Waits until no promise has anything to do.
  await new Promise<void>((resolve) => process.nextTick(resolve))
  expect(batches).toEqual([[1, 2]])
  expect(await Promise.all([...first, ...[3, 4, 5, 6].map(add)])).toEqual([10, 20, 30, 40, 50, 60])
  expect(batches).toEqual([[1, 2], [3, 4, 5], [6]])
})

test('while more items are expected, a batch waits until it is full', async () => {
  const { add, batches } = open({ most: 3, expectsMore: () => true, patience: LONG })
  const added: Promise<number>[] = []
  for (const item of [1, 2, 3]) {
    await nextTurn()
    added.push(add(item))
  }
  await Promise.all(added)
  expect(batches).toEqual([[1, 2, 3]])
})

test('a batch waits no longer when the last item has come', async () => {
  let expected = 2
  const { add, batches } = open({ most: 100, expectsMore: () => expected > 0, patience: LONG })
  const added: Promise<number>[] = []
  for (const item of [1, 2]) {
    await nextTurn()
    expected--
    added.push(add(item))
  }
  await Promise.all(added)
  expect(batches).toEqual([[1, 2]])
})

test('an expected item that never comes delays the other items only a little', async () => {
  const { add, batches } = open({ most: 100, expectsMore: () => true })
  expect(await add(1)).toBe(10)
  expect(await Promise.all([add(2), add(3)])).toEqual([20, 30])
  expect(batches).toEqual([[1], [2, 3]])
})

test('a batch that fails fails all its items, and no others', async () => {
  const add = inBatches(
    async (items: number[]) => {
      if (items.includes(1)) throw new Error('One is too few.')
      return items
    },
    { most: 2 },
  )
  expect(await Promise.allSettled([1, 2, 3].map(add))).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
    { status: 'fulfilled', value: 3 },
  ])
})
