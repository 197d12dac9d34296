import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { compareGenerated } from '../judge/agreement/generated.ts'
import { throughServer } from '../judge/agreement/two-ways.ts'

// The validators that are compiled at the start are compared too, and not only those that the build has stored.
const ways = { stored: await throughServer(), compiled: await throughServer(structuredClone(document)) }
const counts = compareGenerated(ways, { requests: 42, successes: 35, problems: 5 })

test('at least 5,000 requests and 5,000 answers were compared', () => {
  expect(counts.requests.compared).toBeGreaterThanOrEqual(5000)
  expect(counts.answers.compared).toBeGreaterThanOrEqual(5000)
})
