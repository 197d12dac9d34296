import { expect, test } from 'vitest'
import { shareLookUps } from '#api/limits/shared-look-ups.ts'

/** Look-ups that end when the test says so. */
function openLookUps(clock = () => 0) {
  const find = shareLookUps(clock)
  const started: PromiseWithResolvers<string>[] = []
  const lookUp = (name: string) =>
    find(name, () => {
      const look = Promise.withResolvers<string>()
      started.push(look)
      return look.promise
    })
  return { lookUp, started }
}

/** Waits until the callbacks of all settled promises have run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('requests that come while a look-up runs share the next one, which begins after them', async () => {
  const { lookUp, started } = openLookUps()
  const first = lookUp('a')
  const others = [lookUp('a'), lookUp('a'), lookUp('a')]
  expect(started).toHaveLength(1)
  started[0]!.resolve('before')
  expect(await first).toBe('before')
  await settle()
  expect(started).toHaveLength(2)
  const last = lookUp('a')
  started[1]!.resolve('after')
  expect(await Promise.all(others)).toEqual(['after', 'after', 'after'])
  await settle()
  started[2]!.resolve('last')
  expect(await last).toBe('last')
})

test('a request that comes alone, or from another caller, starts a look-up of its own at once', async () => {
  const { lookUp, started } = openLookUps()
  void lookUp('a')
  void lookUp('b')
  expect(started).toHaveLength(2)
  started[0]!.resolve('')
  await settle()
  void lookUp('a')
  expect(started).toHaveLength(3)
})

test('a failed look-up is an error only for the requests that share it', async () => {
  const { lookUp, started } = openLookUps()
  const [first, second] = [lookUp('a'), lookUp('a')]
  started[0]!.reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await settle()
  started[1]!.resolve('found')
  expect(await second).toBe('found')
})

test('nothing waits behind a look-up that does not end', async () => {
  let now = 0
  const { lookUp, started } = openLookUps(() => now)
  void lookUp('a')
  now = 101
  const second = lookUp('a')
  expect(started).toHaveLength(2)
  started[1]!.resolve('found')
  expect(await second).toBe('found')
})
