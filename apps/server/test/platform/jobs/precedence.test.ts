import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openPrecedence } from '#platform/jobs/precedence.ts'

const LONG = 60_000

test('a job of the second kind waits until none of the first kind runs, even if one of them failed', async () => {
  const { first, afterwards } = openPrecedence(LONG)
  const order: string[] = []
  const ends = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const firsts = ends.map(({ promise }) => first(() => promise))
  const second = afterwards(async () => void order.push('second'))
  ends[0]!.reject(new Error('Busy'))
  await expect(firsts[0]).rejects.toThrow('Busy')
  await nextTurn()
  order.push('first ended')
  ends[1]!.resolve()
  await Promise.all([firsts[1], second])
  expect(order).toEqual(['first ended', 'second'])
})

test('a job of the second kind runs at once if no job of the first kind runs', async () => {
  const { afterwards } = openPrecedence(LONG)
  expect(await afterwards(async () => 'done')).toBe('done')
})

test('a job of the second kind runs after the time limit, even under a constant load', async () => {
  const { first, afterwards } = openPrecedence(10)
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = first(() => promise)
  expect(await afterwards(async () => 'done')).toBe('done')
  resolve()
  await running
})
