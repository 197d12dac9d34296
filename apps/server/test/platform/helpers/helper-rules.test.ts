import { expect, test } from 'vitest'
import { reachedLimit } from '#platform/helpers/helper-rules.ts'

test('a task that waited for the machine reaches the limit of time, and any other the limit of work', () => {
  const limits = { work: 20_000, elapsed: 28_000 }
  expect(reachedLimit({ work: 19_999, elapsed: 27_999 }, limits)).toBeUndefined()
  expect(reachedLimit({ work: 20_000, elapsed: 20_000 }, limits)).toBe('work')
  expect(reachedLimit({ work: 14_000, elapsed: 28_000 }, limits)).toBe('elapsed')
  expect(reachedLimit({ work: 14_001, elapsed: 28_000 }, limits)).toBe('work')
})
