import fc from 'fast-check'
import { operations } from '@paraph/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { type Comparison, nameOf, openComparison } from './compare.ts'
import { answersOf, requestsOf, type SampleAnswer, type SampleRequest } from './samples.ts'
import { throughLibrary, type Way } from './two-ways.ts'

/** AGREEMENT_SEED repeats a failed run, or tries other values. */
const seed = Number(process.env['AGREEMENT_SEED'] ?? 20_261_123)
const all = Object.values(operations)

/** How many samples of a kind are compared. */
interface Runs {
  requests: number
  successes: number
  problems: number
}

/** The statuses with a body that is validated. The library does not validate failures of the server. */
const statusesOf = ({ responses }: (typeof all)[number]) =>
  Object.entries(responses)
    .map(([status, { content }]) => ({ status: Number(status), type: content[0].type }))
    .filter(({ status, type }) => status < 500 && type.endsWith('json'))
    .map(({ status }) => status)

/** Defines the tests that compare ways of the server to validate with the library, on generated requests and answers of each operation. */
export function compareGenerated(ways: Record<string, Way>, runs: Runs): Comparison['counts'] {
  const answered = all.map((operation) => ({ operation, statuses: statusesOf(operation) }))
  const { compareRequest, compareAnswer, counts, seen } = openComparison(throughLibrary(), ways)

  /** Compares as many samples, and then more until one was accepted, or refused. */
  const agree = async <T extends SampleRequest | SampleAnswer>(
    samples: fc.Arbitrary<T>,
    compare: (sample: T) => Promise<void>,
    { enough, isSeen }: { enough: number; isSeen: () => boolean },
  ) => {
    const check = (seed: number, numRuns: number) => fc.assert(fc.asyncProperty(samples, compare), { seed, numRuns })
    await check(seed, enough)
    for (let more = 1; !isSeen() && more <= 60; more++) await check(seed + more, 1)
  }

  describe.each(answered)('the validators of the server agree with the library, $operation.operationId', (one) => {
    const { operation, statuses } = one
    const id = operation.operationId

    test.each([0, 20])('requests with %i percent of wrong parts', async (wrong) => {
      const found = seen.requests[wrong === 0 ? 'accepted' : 'refused']
      const until = { enough: runs.requests, isSeen: () => found.has(id) }
      await expect(agree(requestsOf(operation, wrong), compareRequest, until)).resolves.toBeUndefined()
    })

    test.each([0, 4])('answers with %i percent of wrong parts', async (wrong) => {
      const found = seen.answers[wrong === 0 ? 'accepted' : 'refused']
      for (const status of [...statuses, 299]) {
        const enough = status === 200 ? runs.successes : runs.problems
        const isSeen = () => status === 299 || found.has(nameOf(id, status))
        const answers = answersOf(operation, status, wrong)
        await expect(agree(answers, compareAnswer, { enough, isSeen })).resolves.toBeUndefined()
      }
    })
  })

  test('each operation had requests that are valid and some that are not, and each answer too', () => {
    const ids = all.map(({ operationId }) => operationId).toSorted()
    const answers = answered.flatMap(({ operation, statuses }) =>
      statuses.map((status) => nameOf(operation.operationId, status)),
    )
    expect([...seen.requests.accepted].toSorted()).toEqual(ids)
    expect([...seen.requests.refused].toSorted()).toEqual(ids)
    expect([...seen.answers.accepted].toSorted()).toEqual(answers.toSorted())
    expect(answers.filter((name) => !seen.answers.refused.has(name))).toEqual([])
  })

  afterAll(() => {
    const lines = Object.entries(counts).map(
      ([side, { compared, refused }]) => `${compared} ${side}, ${refused} refused`,
    )
    process.stdout.write(`Compared with the library, AGREEMENT_SEED=${seed}: ${lines.join('; ')}\n`)
  })
  return counts
}
