import { inspect } from 'node:util'
import { expect, expectTypeOf, test } from 'vitest'
import { type ErrorCode, type Open, isParaphError, ParaphError } from '../src/index.ts'
import { answering, never, problem } from './fake-server.ts'

const failure = (call: PromiseLike<unknown>): Promise<ParaphError> =>
  Promise.resolve(call).then(
    () => expect.fail('The call did not fail.'),
    (error: unknown) => error as ParaphError,
  )

test('a problem is thrown with its code, status, faults and request identifier', async () => {
  const errors = [{ pointer: '/email', code: 'pattern', detail: 'must be an e-mail address' }]
  const told = '/email must be an e-mail address.'
  const { paraph } = answering([
    problem(400, 'request_invalid', { errors }),
    problem(400, 'request_invalid', { errors, detail: told }),
  ])
  const create = () => failure(paraph.contacts.create({ firstName: 'A', lastName: 'B', email: 'x' }))
  const error = await create()
  expect(error).toBeInstanceOf(ParaphError)
  expect(error).toMatchObject({ name: 'ParaphError', code: 'request_invalid', status: 400, errors, requestId: 'req-1' })
  expect(error.message).toBe('A detail. /email must be an e-mail address.')
  expect((await create()).message, 'no fault is described twice').toBe(told)
})

test('a code that is newer than this client is kept', async () => {
  const { paraph } = answering([problem(409, 'something_new')])
  expect(await failure(paraph.documents.send('doc_1'))).toMatchObject({ code: 'something_new', status: 409 })
})

test.each([
  ['HTML from a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an empty body', new Response(null, { status: 404 })],
  ['JSON from another server', Response.json({ error: 'no' }, { status: 418 })],
  ['a code from another server', Response.json({ code: 'NotFound' }, { status: 404 })],
  ['faults from another server', Response.json({ code: 'x', title: 'X', errors: { email: ['no'] } }, { status: 400 })],
  ['no faults from another server', Response.json({ code: 'x', title: 'X', errors: [null] }, { status: 400 })],
  ['a detail from another server', Response.json({ code: 'x', title: 'X', detail: {} }, { status: 400 })],
])('%s instead of a problem is response_unexpected', async (_, response) => {
  const { paraph } = answering([response], { maxRetries: 0 })
  expect(await failure(paraph.documents.send('doc_1'))).toMatchObject({
    code: 'response_unexpected',
    status: response.status,
  })
})

test('a server that cannot be reached is connection_failed, with its cause', async () => {
  const cause = new TypeError('fetch failed')
  const { paraph } = answering([cause], { maxRetries: 0 })
  expect(await failure(paraph.documents.send('doc_1'))).toMatchObject({ code: 'connection_failed', status: 0, cause })
})

test.each<[string, Parameters<typeof answering>[0][number]]>([
  ['does not answer', never],
  [
    'stops in the body',
    ({ signal }) =>
      new Response(
        new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) }),
      ),
  ],
])('a server that %s in time causes timeout', async (_, answer) => {
  const { paraph } = answering([answer])
  expect(await failure(paraph.documents.get('doc_1', { timeout: 20 }))).toMatchObject({ code: 'timeout', status: 0 })
})

test('a call that its caller aborts throws the reason of the caller, and sends no more requests', async () => {
  const { paraph, requests } = answering([never])
  const controller = new AbortController()
  const call = failure(paraph.documents.get('doc_1', { signal: controller.signal }))
  controller.abort(new Error('Changed my mind.'))
  expect((await call).message).toBe('Changed my mind.')
  expect(requests).toHaveLength(1)
})

test('the codes narrow the type', () => {
  const error: unknown = new ParaphError('party_signed', 'It has.', { status: 409 })
  const codeOf = (error: unknown) => (isParaphError(error, 'party_signed', 'party_opened') ? error.code : undefined)
  expectTypeOf(codeOf).returns.toEqualTypeOf<'party_signed' | 'party_opened' | undefined>()
  expect(codeOf(error)).toBe('party_signed')
  expect(isParaphError(error)).toBe(true)
  if (error instanceof ParaphError) expectTypeOf(error.code).toEqualTypeOf<Open<ErrorCode>>()
  expect(isParaphError(error, 'timeout')).toBe(false)
  expect(isParaphError(new Error('x'))).toBe(false)
  // @ts-expect-error -- no such code
  isParaphError(error, 'party_sigend')
})

test('no error contains the key, and the client does not show it', async () => {
  const key = 'pk_live_verysecret'
  const { paraph } = answering([new TypeError('fetch failed')], { apiKey: key, maxRetries: 0 })
  const error = await failure(paraph.documents.send('doc_1'))
  const seen = [
    inspect(error, { depth: 10, showHidden: true }),
    JSON.stringify(error),
    inspect(paraph, { depth: 10, showHidden: true }),
    JSON.stringify(paraph),
    String(error.stack),
  ]
  expect(seen.join('\n')).not.toContain(key)
})

test('a deprecated method warns once', async () => {
  const warnings: string[] = []
  const { paraph } = answering(
    [Response.json({ signers: [] }), Response.json({ signers: [] }), Response.json({ parties: [] })],
    { onDeprecated: (message) => warnings.push(message) },
  )
  await paraph.signers.list('doc_1')
  await paraph.signers.list('doc_1')
  await paraph.parties.list('doc_1')
  expect(warnings).toEqual(['signers.list is deprecated and ends with API v2. Use parties.list instead.'])
})
