import { isScim, methodOf, operations as all, problems } from '@paraph/contract'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { isParaphError, Paraph, type ProblemCode } from '../src/index.ts'
import { example, handler, handlers, type OperationId, problem } from '../src/testing/index.ts'

/** Identity providers call the others. */
const operations = Object.values(all).filter((operation) => !isScim(operation))
const baseUrl = 'https://sign.example.com/api/v1'
// Made before the server listens: the client looks up `fetch` at each call.
const paraph = new Paraph({ baseUrl, apiKey: 'pk_test_secret', maxRetries: 0, onDeprecated: false })
const server = setupServer(...handlers({ baseUrl }))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test.each(operations)('$operationId is answered with the first example of the spec', async (operation) => {
  const { operationId, tags, path, success } = operation
  const { group, method } = methodOf(operationId, tags[0])
  const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
  const methods = paraph[group as 'parties'] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
  const reply = await methods[method]!(...names, {})
  const [{ type, examples }] = success.content
  const { value } = Object.values(examples)[0]!
  const received = reply instanceof Blob ? [await reply.text(), reply.type] : [reply, 'application/json']
  expect(received).toEqual([value, type])
})

test('iterating over each list ends', async () => {
  for (const list of [paraph.documents.list(), paraph.contacts.list(), paraph.companies.list()])
    expect((await list.toArray()).length).toBeGreaterThan(0)
  expect((await paraph.documents.listEvents('doc_1').toArray()).length).toBeGreaterThan(0)
})

test('a test can change fields of an answer, and the next test does not see the change', async () => {
  server.use(handler('getDocument', { status: 'COMPLETED' }, { baseUrl }))
  expect(await paraph.documents.get('doc_1')).toEqual({ ...example('getDocument'), status: 'COMPLETED' })
  server.resetHandlers()
  expect((await paraph.documents.get('doc_1')).status).toBe('DRAFT')
})

test('a function answers each call, and gets the request', async () => {
  server.use(
    handler('getContact', ({ params }) => ({ id: String(params['id']) }), { baseUrl }),
    handler('createContact', async ({ request }) => (await request.json()) as { firstName: string }, { baseUrl }),
  )
  expect((await paraph.contacts.get('ctc_7')).id).toBe('ctc_7')
  expect((await paraph.contacts.create({ firstName: 'Bo', lastName: 'Berg' })).firstName).toBe('Bo')
})

test('the handlers take answers for operations', async () => {
  server.use(...handlers({ baseUrl, answers: { listParties: { parties: [] }, getDocumentFile: new Blob(['%PDF']) } }))
  expect(await paraph.parties.list('doc_1')).toEqual({ parties: [] })
  expect(await (await paraph.documents.getFile('doc_1')).text()).toBe('%PDF')
})

test('a problem is thrown, as often as the operation is called', async () => {
  const errors = [{ pointer: '/parties/pty_1/email', code: 'missing', detail: 'is missing' }]
  server.use(handler('sendDocument', problem('document_incomplete', { errors }), { baseUrl }))
  for (const _ of [1, 2]) {
    const error: unknown = await Promise.resolve(paraph.documents.send('doc_1')).catch((error: unknown) => error)
    expect(isParaphError(error, 'document_incomplete')).toBe(true)
    expect(error).toMatchObject({ status: 409, errors, requestId: expect.any(String) })
  }
})

test.each(Object.entries(problems))('the problem %s has its status and its text', async (code, { status, title }) => {
  const response = problem(code as ProblemCode, {}, { 'retry-after': '7' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, '7'])
  expect(await response.json()).toMatchObject({ code, status, title, detail: expect.stringMatching(/^[A-Z`].+\.$/) })
})

test('a handler has the types of its operation', () => {
  const id: OperationId = 'getDocument'
  // @ts-expect-error -- no such status
  handler(id, { status: 'DONE' }, { baseUrl })
  // @ts-expect-error -- no such operation
  handlers({ baseUrl, answers: { getDocumnet: {} } })
  expect(handlers({ baseUrl })).toHaveLength(operations.length)
})
