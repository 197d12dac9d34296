import fc from 'fast-check'
import { document, operations } from '@paraph/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { readPrecompiled } from '#api/http/validation/library/precompiled.ts'
import { nameOf, openComparison } from '../../../judge/agreement/compare.ts'
import { answersOf, requestsOf } from '../../../judge/agreement/samples.ts'
import { throughLibrary, throughServer } from '../../../judge/agreement/two-ways.ts'

/** AGREEMENT_SEED repeats a failed run, or tries other values. */
const seed = Number(process.env['AGREEMENT_SEED'] ?? 20_261_123)
const all = Object.values(operations)

const { compareRequest, compareAnswer, counts, seen } = openComparison(throughLibrary(), {
  stored: await throughServer(),
  compiled: await throughServer(structuredClone(document)),
})

/** The statuses with a body that is validated. The library does not validate failures of the server. */
const statusesOf = ({ responses }: (typeof all)[number]) =>
  Object.entries(responses)
    .map(([status, { content }]) => ({ status: Number(status), type: content[0].type }))
    .filter(({ status, type }) => status < 500 && type.endsWith('json'))
    .map(({ status }) => status)

test('the validators that the build has stored are compared, and not only those compiled at the start', () => {
  expect(readPrecompiled(), 'Run npm test from the root of the repository: it builds first.').toBeDefined()
})

describe.each(all)('the validators of the server agree with the library, $operationId', (operation) => {
  test.each([0, 20])('requests with %i percent of wrong parts', async (wrong) => {
    const agree = fc.assert(fc.asyncProperty(requestsOf(operation, wrong), compareRequest), { seed, numRuns: 42 })
    await expect(agree).resolves.toBeUndefined()
  })

  test.each([0, 4])('answers with %i percent of wrong parts', async (wrong) => {
    for (const status of [...statusesOf(operation), 299]) {
      const numRuns = status === 200 ? 35 : 5
      const agree = fc.assert(fc.asyncProperty(answersOf(operation, status, wrong), compareAnswer), { seed, numRuns })
      await expect(agree).resolves.toBeUndefined()
    }
  })
})

afterAll(() => {
  const lines = Object.entries(counts).map(([side, { compared, refused }]) => `${compared} ${side}, ${refused} refused`)
  process.stdout.write(`Compared with the library, AGREEMENT_SEED=${seed}: ${lines.join('; ')}\n`)
})

test('at least 5,000 requests and 5,000 answers were compared, and for each operation some that are valid and some that are not', () => {
  expect(counts.requests.compared).toBeGreaterThanOrEqual(5000)
  expect(counts.answers.compared).toBeGreaterThanOrEqual(5000)
  const ids = all.map(({ operationId }) => operationId).toSorted()
  const answers = all.flatMap((operation) =>
    statusesOf(operation).map((status) => nameOf(operation.operationId, status)),
  )
  expect([...seen.requests.accepted].toSorted()).toEqual(ids)
  expect([...seen.requests.refused].toSorted()).toEqual(ids)
  expect([...seen.answers.accepted].toSorted()).toEqual(answers.toSorted())
  expect(answers.filter((name) => !seen.answers.refused.has(name))).toEqual([])
})
