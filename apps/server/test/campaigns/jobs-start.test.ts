import { expect, test } from 'vitest'
import { queueNames } from '#platform/jobs/queues.ts'
import { startTogether } from '../platform/jobs/jobs.support.ts'

test('processes that create the queues at the same time leave no connection in a failed transaction', async () => {
  const rounds = 10
  const counts = await startTogether(rounds)
  expect(counts).toHaveLength(rounds)
  for (const count of counts) expect(count).toBeGreaterThanOrEqual(queueNames.length)
})
