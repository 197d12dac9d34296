import { operations } from '@paraph/contract'
import { expect, test } from 'vitest'
import type { Operation } from '../contract.ts'
import type { Exchange } from '../verdict.ts'
import { openComparison } from './compare.ts'
import { compareRecorded } from './recorded.ts'
import { throughLibrary, throughServer } from './two-ways.ts'

const createCompany = { id: 'createCompany', method: 'POST', pattern: /^\/api\/v1\/companies$/ } as unknown as Operation
const { example } = Object.values(operations.createCompany.body!.content[0].examples).map(({ value }) => ({
  example: value,
}))[0]!
const answer = Object.values(operations.createCompany.responses[200].content[0].examples)[0]!.value

const json = (value: unknown) => ({ mimeType: 'application/json', text: JSON.stringify(value) })
const exchange = (body: unknown, answered: unknown): Exchange => ({
  request: {
    method: 'POST',
    url: 'http://localhost/api/v1/companies',
    headers: [{ name: 'Host', value: 'localhost' }],
    postData: json(body),
  },
  response: { status: 200, headers: [], content: json(answered) },
})
const exchanges = [exchange(example, answer), exchange({ name: 5 }, { ...(answer as object), extra: 1 })]
const library = throughLibrary()

test('counts the recorded requests and answers on which the server and the library agree', async () => {
  expect(
    await compareRecorded([createCompany], exchanges, openComparison(library, { stored: await throughServer() })),
  ).toEqual({
    report: '2 requests (1 refused) and 2 answers (1 refused) compared with the library: 0 disagreements',
    faults: 0,
  })
})

test('it is a fault if a validator accepts a request that the library refuses, or changes an answer in another way', async () => {
  const server = await throughServer()
  const lenient = {
    request: async (sample: Parameters<typeof server.request>[0]) => ({
      ...(await server.request(sample)),
      refusal: undefined,
    }),
    answer: async (sample: Parameters<typeof server.answer>[0]) => ({ ...(await server.answer(sample)), data: '{}' }),
  }
  const { report, faults } = await compareRecorded([createCompany], exchanges, openComparison(library, { lenient }))
  expect(faults).toBe(3)
  expect(report).toMatch(/has lenient do not agree\.\nSample: {2}.*"name":5/)
})

test('an operation of which no request was compared is a fault', async () => {
  const { report, faults } = await compareRecorded([createCompany], [], openComparison(library, {}))
  expect({ report, faults }).toMatchObject({
    faults: 1,
    report: expect.stringContaining('No request compared: createCompany'),
  })
})
