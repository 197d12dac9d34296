import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Paraph } from '../src/index.ts'
import { answering, never, problem } from './fake-server.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.restoreAllMocks().useRealTimers())

/** Advances the timers until the call ends. Returns its result and how long it waited. */
async function finish<T>(call: PromiseLike<T>): Promise<{ value?: T; error?: unknown; waited: number }> {
  const begin = Date.now()
  const state: { done?: true; value?: T; error?: unknown } = {}
  void call.then(
    (value) => Object.assign(state, { done: true, value }),
    (error: unknown) => Object.assign(state, { done: true, error }),
  )
  while (!state.done) await vi.advanceTimersToNextTimerAsync()
  return { ...state, waited: Date.now() - begin }
}

const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

test.each([
  ['a broken connection', () => new TypeError('fetch failed')],
  ['429', () => problem(429, 'rate_limited', { headers: { 'retry-after': '1' } })],
  ['503', () => problem(503, 'service_unavailable')],
  ['503 from a proxy', () => new Response('', { status: 503 })],
  ['502 from a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['504 from a proxy', () => new Response('', { status: 504 })],
])('after %s, a call is retried, and each POST with a key of its own', async (_, failure) => {
  const sent = () => Response.json({ id: 'doc_1' })
  const { paraph, requests } = answering([failure(), sent(), failure(), failure(), sent(), sent()])
  expect((await finish(paraph.documents.get('doc_1'))).value).toEqual({ id: 'doc_1' })
  expect((await finish(paraph.documents.send('doc_1'))).value).toEqual({ id: 'doc_1' })
  await paraph.documents.send('doc_1')
  const [, , first, second, third, other] = keysOf(requests)
  expect(first).toMatch(/^"\d{1,10}(-\d{1,10}){3}"$/)
  expect([second, third]).toEqual([first, first])
  expect(other).not.toBe(first)
})

test('a POST is retried while its first attempt is in progress', async () => {
  const busy = problem(409, 'idempotency_request_in_progress', { headers: { 'retry-after': '1' } })
  const { paraph, requests } = answering([busy, Response.json({ id: 'doc_1' })])
  expect((await finish(paraph.documents.send('doc_1'))).value).toEqual({ id: 'doc_1' })
  expect(new Set(keysOf(requests)).size).toBe(1)
})

test.each<[string, string, (paraph: Paraph) => Promise<unknown>]>([
  ['GET', '', (paraph) => paraph.documents.get('doc_1')],
  ['PATCH', '{"title":"x"}', (paraph) => paraph.documents.update('doc_1', { title: 'x' })],
  ['PUT', '{"fields":[]}', (paraph) => paraph.fields.replace('doc_1', { fields: [] })],
  ['DELETE', '', (paraph) => paraph.documents.delete('doc_1')],
])('a %s has no key, is retried twice, and then fails with the last error', async (method, body, call) => {
  const answers = [new TypeError('one'), new TypeError('two'), problem(503, 'service_unavailable')]
  const { paraph, requests } = answering(answers)
  expect((await finish(call(paraph))).error).toMatchObject({ code: 'service_unavailable' })
  expect(requests.map((request) => request.method)).toEqual([method, method, method])
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual([body, body, body])
  expect(keysOf(requests)).toEqual([null, null, null])
})

test('the caller sets the key of a call, in any printable characters', async () => {
  const { paraph, requests } = answering(Array.from({ length: 2 }, () => Response.json({ id: 'doc_1' })))
  await paraph.documents.send('doc_1', { idempotencyKey: 'order-4711' })
  await paraph.documents.send('doc_1', { idempotencyKey: String.raw`a "b" \c` })
  expect(keysOf(requests)).toEqual(['"order-4711"', String.raw`"a \"b\" \\c"`])
  for (const idempotencyKey of ['', 'å', 'a\nb', 'x'.repeat(256)])
    await expect(paraph.documents.send('doc_1', { idempotencyKey })).rejects.toMatchObject({ code: 'argument_invalid' })
  expect(requests).toHaveLength(2)
})

test('an upload from a stream is retried with the same bytes', async () => {
  vi.useRealTimers()
  const busy = problem(503, 'server_busy', { headers: { 'retry-after': '0' } })
  const { paraph, requests } = answering([busy, Response.json({ id: 'doc_1' })])
  await paraph.documents.create({ file: new Blob(['%PDF-1.7']).stream(), title: 'x' })
  const files = await Promise.all(requests.map(async (request) => (await request.formData()).get('file') as File))
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['%PDF-1.7', '%PDF-1.7'])
})

test.each([400, 401, 404, 409, 500])('%i is not retried', async (status) => {
  const { paraph, requests } = answering([problem(status, 'internal_error')])
  expect((await finish(paraph.documents.get('doc_1'))).error).toMatchObject({ status })
  expect(requests).toHaveLength(1)
})

test.each<[string, number]>([
  ['7', 7000],
  ['30', 30_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 08:30:05 GMT', 5000],
  ['Sat, 21 Nov 2026 08:29:00 GMT', 0],
  // These are neither a number of seconds nor a date, so the wait is random.
  ...['-5', '1.5', '1, 2', '12-25', 'soon 3', 'Wed, 99 Nov 2026 99:99:99 GMT'].map((odd): [string, number] => [
    odd,
    250,
  ]),
])('after Retry-After: %s, the client waits %i ms', async (header, milliseconds) => {
  vi.setSystemTime('2026-11-21T08:30:00Z')
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const refused = problem(503, 'service_unavailable', { headers: { 'retry-after': header } })
  const { paraph } = answering([refused, Response.json({ id: 'doc_1' })])
  expect((await finish(paraph.documents.get('doc_1'))).waited).toBe(milliseconds)
})

test('a call is not retried if Retry-After is longer than 30 seconds', async () => {
  const { paraph, requests } = answering([problem(429, 'reminder_too_soon', { headers: { 'retry-after': '1740' } })])
  expect((await finish(paraph.documents.get('doc_1'))).error).toMatchObject({ status: 429, retryAfter: 1740 })
  expect(requests).toHaveLength(1)
})

test('the waits are random, below a limit that doubles up to eight seconds', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(1)
  const { paraph } = answering(
    Array.from({ length: 7 }, () => new TypeError('fetch failed')),
    { maxRetries: 6 },
  )
  expect((await finish(paraph.documents.get('doc_1'))).waited).toBe(500 + 1000 + 2000 + 4000 + 8000 + 8000)
  random.mockReturnValue(0)
  const { paraph: hasty } = answering([new TypeError('fetch failed'), Response.json({ id: 'doc_1' })])
  expect((await finish(hasty.documents.get('doc_1'))).waited).toBe(0)
})

test('a call that is aborted during a wait fails at once', async () => {
  const controller = new AbortController()
  const { paraph, requests } = answering([problem(503, 'service_unavailable', { headers: { 'retry-after': '20' } })])
  const call = paraph.documents.get('doc_1', { signal: controller.signal })
  const caught = Promise.resolve(call).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  controller.abort(new Error('Enough.'))
  expect(await caught).toMatchObject({ message: 'Enough.' })
  expect(requests).toHaveLength(1)
})

test('retries end when the time limit of the call has passed', async () => {
  vi.useRealTimers()
  const { paraph, requests } = answering([
    problem(503, 'service_unavailable', { headers: { 'retry-after': '20' } }),
    never,
  ])
  const error = await Promise.resolve(paraph.documents.get('doc_1', { timeout: 30 })).catch((error: unknown) => error)
  expect(error).toMatchObject({ code: 'service_unavailable' })
  expect(requests).toHaveLength(1)
})

test.each([
  ['HTML', () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
  ['an empty body', () => new Response(null)],
  ['JSON from something else', () => Response.json({ message: 'Welcome' })],
  ['a JSON array', () => Response.json([])],
])('200 with %s is response_unexpected, and is not retried', async (_, answer) => {
  const { paraph, requests } = answering([answer()])
  const failed = { code: 'response_unexpected', status: 200 }
  expect((await finish(paraph.documents.get('doc_1'))).error).toMatchObject(failed)
  expect(requests).toHaveLength(1)
  const { paraph: files } = answering([answer()])
  expect((await finish(files.documents.getFile('doc_1'))).error).toMatchObject(failed)
})

test('a redirect is not followed, because a redirected POST would become a GET', async () => {
  const redirect = new Response(null, { status: 301, headers: { location: 'https://new.example.com/' } })
  const { paraph, requests } = answering([redirect])
  const { error } = await finish(paraph.contacts.create({ firstName: 'A', lastName: 'B' }))
  expect(error).toMatchObject({
    code: 'response_unexpected',
    status: 301,
    message: 'The server redirects to https://new.example.com/. Set baseUrl to the final address.',
  })
  expect(requests[0]!.redirect).toBe('manual')
})

test.each([
  ['a broken connection', () => new TypeError('fetch failed')],
  ['504', () => new Response('', { status: 504 })],
])('a DELETE that finds nothing after %s succeeds, because its first attempt may have deleted it', async (_, lost) => {
  const gone = () => problem(404, 'party_not_found')
  const { paraph } = answering([lost(), gone(), lost(), gone()])
  expect((await finish(paraph.contacts.delete('ctc_1'))).value).toEqual({ id: 'ctc_1', deleted: true })
  const removed = { id: 'pty_1', documentId: 'doc_1', deleted: true }
  expect((await finish(paraph.parties.remove('doc_1', 'pty_1'))).value).toEqual(removed)
})

test('a DELETE that finds nothing fails if no attempt before it can have deleted it', async () => {
  const { paraph } = answering([problem(429, 'too_many_attempts'), problem(404, 'contact_not_found')])
  expect((await finish(paraph.contacts.delete('ctc_1'))).error).toMatchObject({ status: 404 })
})

test('the options of a call override those of the client, unless they are undefined', async () => {
  const { paraph, requests } = answering([new TypeError('one'), new TypeError('two')], { maxRetries: 0 })
  const options = { maxRetries: undefined, timeout: undefined, headers: undefined, signal: undefined }
  expect((await finish(paraph.documents.get('doc_1', options))).error).toMatchObject({ code: 'connection_failed' })
  expect(requests).toHaveLength(1)
  const { paraph: patient } = answering([new TypeError('one')], { maxRetries: 5 })
  expect((await finish(patient.documents.get('doc_1', { maxRetries: 0 }))).error).toBeDefined()
})

test('an endless timeout works; one that is negative or no number is refused', async () => {
  for (const timeout of [Infinity, Number.MAX_SAFE_INTEGER]) {
    const { paraph } = answering([Response.json({ id: 'doc_1' })])
    expect((await finish(paraph.documents.get('doc_1', { timeout }))).value).toEqual({ id: 'doc_1' })
  }
  for (const timeout of [-1, NaN, 'soon' as unknown as number])
    await expect(answering([]).paraph.documents.get('doc_1', { timeout })).rejects.toMatchObject({
      code: 'argument_invalid',
    })
})

const document = (status: string) => () => Response.json({ id: 'doc_1', status })

test('waitFor polls until the document has the status, and fails if it can not reach it', async () => {
  const { paraph } = answering(['SENT', 'SENT', 'COMPLETED', 'REJECTED'].map(document))
  const { value, waited } = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED'))
  expect([value?.status, waited]).toEqual(['COMPLETED', 2500])
  const rejected = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED'))
  expect(rejected.error).toMatchObject({ code: 'status_unreachable' })
})

type Answers = Parameters<typeof answering>[0]
test.each<[string, string, Answers, Answers]>([
  ['the server does not answer', 'unknown', [never], [never]],
  ['the status stays', 'SENT', Array.from({ length: 5 }, () => document('SENT')), [document('SENT'), document('SENT')]],
  ['the server stops to answer', 'SENT', [document('SENT'), never], [document('SENT'), never]],
])('waitFor fails at the time limit and when the caller aborts, if %s', async (_, status, answers, more) => {
  const { paraph } = answering([...answers])
  const late = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED', { timeout: 4000 }))
  expect(late.error).toMatchObject({ code: 'timeout', message: `The document was still ${status} after 4000 ms.` })
  expect(late.waited).toBe(4000)
  const controller = new AbortController()
  const { signal } = controller
  const call = answering([...more]).paraph.documents.waitFor('doc_1', 'COMPLETED', { signal })
  setTimeout(() => controller.abort(new Error('Enough.')), 1500)
  expect((await finish(call)).error).toMatchObject({ message: 'Enough.' })
})
