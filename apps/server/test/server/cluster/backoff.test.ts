import { expect, test } from 'vitest'
import { openBackoff } from '#server/cluster/backoff.ts'

test('a process that fails at once is restarted five times, each time after a longer wait, and then no more', () => {
  const waitAfter = openBackoff()
  expect([10, 10, 10, 10, 10, 10].map(waitAfter)).toEqual([250, 500, 1000, 2000, 4000, undefined])
})

test('a process that ran for a minute is restarted at once, every time', () => {
  const waitAfter = openBackoff()
  const minutes = Array.from({ length: 20 }, () => 60_000)
  expect(new Set(minutes.map(waitAfter))).toEqual(new Set([250]))
  expect([10, 10, 60_000, 10].map(waitAfter)).toEqual([500, 1000, 250, 500])
})
