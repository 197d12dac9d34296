import { isScim, methodOf, operations as all } from '@paraph/contract'
import { expect, test, vi } from 'vitest'
import { Paraph } from '../src/index.ts'
import { answering, problem } from './fake-server.ts'

/** Identity providers call the others. */
const operations = Object.values(all).filter((operation) => !isScim(operation))

test.each(operations)(
  '$operationId is a method that calls $method $path, with every path parameter in its place',
  async ({ path, method: verb, operationId, tags: [tag], success }) => {
    const [{ type, schema }] = success.content
    const answer =
      type === 'application/json'
        ? Response.json({
            id: 'x',
            nextCursor: null,
            ...Object.fromEntries(Object.keys(schema.properties ?? {}).map((name) => [name, null])),
          })
        : new Response('x', { headers: { 'content-type': type } })
    const { paraph, requests } = answering([answer], { onDeprecated: false })
    const { group, method } = methodOf(operationId, tag)
    const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)
    const methods = paraph[group as 'parties'] as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>
    await methods[method]!(...names.map((name) => `${name} å/1`), {})
    const expected = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(`${name} å/1`))
    expect(requests.map(({ method, url }) => [method, url])).toEqual([[verb, `https://sign.example.com${expected}`]])
    expect(requests[0]!.headers.get('authorization')).toBe('Bearer pk_test_secret')
  },
)

test('there is one method for each operation, and no other method except documents.waitFor and webhooks.verify', () => {
  const paraph = new Paraph({ baseUrl: 'https://sign.example.com', apiKey: 'pk_test_secret' })
  const methods = Object.entries(paraph).flatMap(([group, methods]) =>
    group === 'http' ? [] : Object.keys(methods as object).map((method) => `${group}.${method}`),
  )
  const expected = operations.map(({ operationId, tags: [tag] }) => Object.values(methodOf(operationId, tag)).join('.'))
  expect(methods.toSorted()).toEqual([...expected, 'documents.waitFor', 'webhooks.verify'].toSorted())
})

test.each([
  ['listParties', 'Parties', 'parties.list'],
  ['getDocumentFile', 'Documents', 'documents.getFile'],
  ['deleteCompany', 'Companies', 'companies.delete'],
  ['saveReading', 'Signing', 'signing.saveReading'],
])('%s of %s is %s', (operationId, tag, name) => {
  expect(Object.values(methodOf(operationId, tag)).join('.')).toBe(name)
})

test('a body is sent as JSON, a query in the URL, a file as a form, and an object beside a file as a JSON part', async () => {
  const { paraph, requests } = answering([
    Response.json({ id: 'ctc_1' }),
    Response.json({ contacts: [], nextCursor: null }),
    Response.json({ id: 'doc_1' }),
  ])
  await paraph.contacts.create({ firstName: 'Anna', lastName: 'Lindqvist' })
  await paraph.contacts.list({ email: 'anna+b@example.com', limit: 2 })
  const reminders = { firstAfterDays: 1, everyDays: 2, max: 3 }
  await paraph.documents.create({ file: new Blob(['%PDF']), title: 'Å', reminders })
  expect(await requests[0]!.json()).toEqual({ firstName: 'Anna', lastName: 'Lindqvist' })
  expect(Object.fromEntries(new URL(requests[1]!.url).searchParams)).toEqual({
    email: 'anna+b@example.com',
    limit: '2',
  })
  const form = await requests[2]!.formData()
  expect([...form.keys()]).toEqual(['file', 'title', 'reminders'])
  expect([form.get('title'), form.get('reminders')]).toEqual(['Å', JSON.stringify(reminders)])
})

test('a file is returned as a Blob', async () => {
  const { paraph } = answering([new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })])
  const file = await paraph.documents.getFile('doc_1')
  expect([await file.text(), file.type]).toEqual(['%PDF', 'application/pdf'])
})

const key = 'pk_test_a'
const address = 'https://sign.example.com'
test.each([
  ['/api', key, /^baseUrl must be the URL/],
  [`${address} `, key, /^baseUrl must be the URL/],
  ['https://sign example.com', key, /^baseUrl must be the URL/],
  [`${address}:99999`, key, /^baseUrl must be the URL/],
  [`${address}?tenant=1`, key, /^baseUrl must be the URL/],
  [`${address}/#`, key, /^baseUrl must be the URL/],
  ['https://user:password@sign.example.com', key, /^baseUrl must be the URL/],
  [address, '', /apiKey/],
  [address, 'pk_test_a\nb', /^apiKey has a space, a line break or another wrong character\.$/],
  [address, 'pk_test_å', /^apiKey has a space, a line break or another wrong character\.$/],
])('baseUrl %j with the key %j is refused immediately', (baseUrl, apiKey, message) => {
  expect(() => new Paraph({ baseUrl, apiKey })).toThrow(message)
})

test.each(['https://sign.example.com/api/v1', 'https://sign.example.com/api/v1/', 'https://sign.example.com/api'])(
  'baseUrl %s works too',
  async (baseUrl) => {
    const { paraph, requests } = answering([Response.json({ id: 'doc_1' })], { baseUrl })
    await paraph.documents.get('doc_1')
    expect(requests[0]!.url).toBe('https://sign.example.com/api/v1/documents/doc_1')
  },
)

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['an empty string', ''],
  ['..', '..'],
  ['.', '.'],
  ['a number', 7],
])('%s instead of an identifier is refused before the request', async (_, id) => {
  const { paraph, requests } = answering([])
  await expect(paraph.documents.get(id as string)).rejects.toMatchObject({
    name: 'ParaphError',
    code: 'argument_invalid',
  })
  await expect(paraph.parties.remove('doc_1', id as string)).rejects.toThrow('The identifier partyId must be')
  expect(requests).toHaveLength(0)
})

test.each<[string, object]>([
  ['a header with a line break', { headers: { 'x-trace': 'a\nb' } }],
  ['a header with a character of no header', { headers: { 'x-trace': '—' } }],
  ['a name that no header has', { headers: { 'x trace': 'a' } }],
  ['a negative number of retries', { maxRetries: -1 }],
  ['no number of retries', { maxRetries: NaN }],
  ['a number as idempotency key', { idempotencyKey: 4711 }],
])('%s is argument_invalid, and nothing is sent', async (_, options) => {
  const { paraph, requests } = answering([])
  await expect(paraph.contacts.create({ firstName: 'A', lastName: 'B' }, options)).rejects.toMatchObject({
    name: 'ParaphError',
    code: 'argument_invalid',
  })
  expect(requests).toHaveLength(0)
})

test('headers of the client and of a call are sent, and the response can be read', async () => {
  const answer = Response.json(
    { id: 'doc_1' },
    { headers: { 'x-request-id': 'req-7', ratelimit: '"default";r=1;t=2' } },
  )
  const { paraph, requests } = answering([answer], { headers: { 'x-tenant': 'a', 'x-trace': 'b' } })
  const { data, response, requestId } = await paraph.documents
    .get('doc_1', { headers: { 'x-trace': 'c' } })
    .withResponse()
  expect([requests[0]!.headers.get('x-tenant'), requests[0]!.headers.get('x-trace')]).toEqual(['a', 'c'])
  expect([data.id, response.headers.get('ratelimit'), requestId]).toEqual(['doc_1', '"default";r=1;t=2', 'req-7'])
})

test('a failed call rejects with the same error with its response, and leaves no rejection unhandled', async () => {
  const unhandled = vi.fn<() => void>()
  process.once('unhandledRejection', unhandled)
  try {
    const { paraph } = answering([problem(404, 'document_not_found'), problem(404, 'document_not_found')])
    const missing = { code: 'document_not_found' }
    await expect(paraph.documents.get('doc_1').withResponse()).rejects.toMatchObject(missing)
    // Node reports a rejection before the next event of its loop.
    await new Promise((resolve) => setImmediate(resolve))
    expect(unhandled).not.toHaveBeenCalled()
    const answer = paraph.documents.get('doc_1')
    await expect(answer.withResponse()).rejects.toMatchObject(missing)
    await expect(answer).rejects.toMatchObject(missing)
  } finally {
    process.off('unhandledRejection', unhandled)
  }
})

test('fetch is looked up at each call', async () => {
  const paraph = new Paraph({ baseUrl: 'https://sign.example.com', apiKey: 'pk_test_secret' })
  vi.stubGlobal('fetch', async () => Response.json({ id: 'doc_later' }))
  try {
    expect((await paraph.documents.get('doc_1')).id).toBe('doc_later')
  } finally {
    vi.unstubAllGlobals()
  }
})
