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

test.each([
  ['a broken connection', () => new TypeError('fetch failed')],
  ['429', () => problem(429, 'reminder_too_soon')],
  ['503', () => problem(503, 'service_unavailable')],
  ['503 from a proxy', () => new Response('', { status: 503 })],
  ['502 from a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['504 from a proxy', () => new Response('', { status: 504 })],
])('after %s, a call is retried', async (_, failure) => {
  const { paraph, requests } = answering([failure(), failure(), Response.json({ id: 'doc_1' })])
  expect((await finish(paraph.documents.get('doc_1'))).value).toEqual({ id: 'doc_1' })
  expect(requests).toHaveLength(3)
})

test.each<[string, (documents: Paraph['documents']) => Promise<unknown>]>([
  ['get', (documents) => documents.get('doc_1')],
  ['update', (documents) => documents.update('doc_1', { title: 'x' })],
  ['delete', (documents) => documents.delete('doc_1')],
])('documents.%s is retried twice, and then fails with the error of the last attempt', async (method, call) => {
  const answers = [new TypeError('one'), new TypeError('two'), problem(503, 'service_unavailable')]
  const { paraph, requests } = answering(answers)
  expect((await finish(call(paraph.documents))).error).toMatchObject({ code: 'service_unavailable' })
  const body = method === 'update' ? '{"title":"x"}' : ''
  expect(await Promise.all(requests.map((request) => request.text()))).toEqual([body, body, body])
})

const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get('idempotency-key'))

test.each([
  ['a broken connection', () => new TypeError('fetch failed')],
  ['429', () => problem(429, 'rate_limited', { headers: { 'retry-after': '1' } })],
  ['503', () => problem(503, 'service_unavailable')],
  ['502 from a proxy', () => new Response('', { status: 502 })],
  [
    '409 of the first attempt',
    () => problem(409, 'idempotency_request_in_progress', { headers: { 'retry-after': '1' } }),
  ],
])('after %s, a POST is retried with the same key, and the next call has another key', async (_, failure) => {
  const sent = () => Response.json({ id: 'doc_1' })
  const { paraph, requests } = answering([failure(), failure(), sent(), sent()])
  expect((await finish(paraph.documents.send('doc_1'))).value).toEqual({ id: 'doc_1' })
  await paraph.documents.send('doc_1')
  const [first, second, third, other] = keysOf(requests)
  expect(first).toMatch(/^"\d{1,10}(-\d{1,10}){3}"$/)
  expect([second, third]).toEqual([first, first])
  expect(other).not.toBe(first)
})

test('other methods have no key', async () => {
  const answers = Array.from({ length: 4 }, () => Response.json({ id: 'doc_1', fields: [] }))
  const { paraph, requests } = answering(answers)
  await paraph.documents.get('doc_1')
  await paraph.documents.update('doc_1', { title: 'x' })
  await paraph.documents.delete('doc_1')
  await paraph.fields.replace('doc_1', { fields: [] })
  expect(keysOf(requests)).toEqual([null, null, null, null])
})

test('a PUT is retried with the same body', async () => {
  const lost = () => new Response('', { status: 504 })
  const { paraph, requests } = answering([lost(), new TypeError('fetch failed'), Response.json({ fields: [] })])
  expect((await finish(paraph.fields.replace('doc_1', { fields: [] }))).value).toEqual({ fields: [] })
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'PUT'])
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { fields: [] },
    { fields: [] },
    { fields: [] },
  ])
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

test.each([
  ['7', 7000],
  ['30', 30_000],
  ['0', 0],
])('the client waits as long as Retry-After: %s says', async (header, milliseconds) => {
  const { paraph } = answering([
    problem(429, 'reminder_too_soon', { headers: { 'retry-after': header } }),
    Response.json({ id: 'doc_1' }),
  ])
  expect((await finish(paraph.documents.get('doc_1'))).waited).toBe(milliseconds)
})

test('the client waits until Retry-After as a date', async () => {
  vi.setSystemTime('2026-11-21T08:30:00Z')
  const { paraph } = answering([
    problem(503, 'service_unavailable', { headers: { 'retry-after': 'Sat, 21 Nov 2026 08:30:05 GMT' } }),
    Response.json({ id: 'doc_1' }),
  ])
  expect((await finish(paraph.documents.get('doc_1'))).waited).toBe(5000)
})

test('a Retry-After date in the past means no wait', async () => {
  vi.setSystemTime('2026-11-21T08:30:00Z')
  const { paraph } = answering([
    problem(503, 'service_unavailable', { headers: { 'retry-after': 'Sat, 21 Nov 2026 08:29:00 GMT' } }),
    Response.json({ id: 'doc_1' }),
  ])
  expect((await finish(paraph.documents.get('doc_1'))).waited).toBe(0)
  const { paraph: once } = answering(
    [problem(503, 'service_unavailable', { headers: { 'retry-after': 'Sat, 21 Nov 2026 08:29:00 GMT' } })],
    { maxRetries: 0 },
  )
  expect((await finish(once.documents.get('doc_1'))).error).toMatchObject({ retryAfter: 0 })
})

test.each(['-5', '1.5', '1, 2', '12-25', 'soon 3', 'Wed, 99 Nov 2026 99:99:99 GMT'])(
  'a Retry-After that is neither a number of seconds nor a date is ignored: %s',
  async (header) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { paraph } = answering([
      problem(503, 'service_unavailable', { headers: { 'retry-after': header } }),
      Response.json({ id: 'doc_1' }),
    ])
    expect((await finish(paraph.documents.get('doc_1'))).waited).toBe(250)
  },
)

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

test('the options of a call override the options of the client', async () => {
  const { paraph, requests } = answering([new TypeError('fetch failed')], { maxRetries: 5 })
  expect((await finish(paraph.documents.get('doc_1', { maxRetries: 0 }))).error).toBeDefined()
  expect(requests).toHaveLength(1)
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

test('an option of a call that is undefined has the value of the client’s option', async () => {
  const { paraph, requests } = answering([new TypeError('fetch failed')], { maxRetries: 0 })
  const options = { maxRetries: undefined, timeout: undefined, headers: undefined, signal: undefined }
  expect((await finish(paraph.documents.get('doc_1', options))).error).toMatchObject({ code: 'connection_failed' })
  expect(requests).toHaveLength(1)
})

test.each([Infinity, Number.MAX_SAFE_INTEGER])('timeout: %d works', async (timeout) => {
  const { paraph } = answering([Response.json({ id: 'doc_1' })])
  expect((await finish(paraph.documents.get('doc_1', { timeout }))).value).toEqual({ id: 'doc_1' })
})

test.each([-1, NaN, 'soon' as unknown as number])('timeout: %s is refused', async (timeout) => {
  const { paraph } = answering([])
  await expect(paraph.documents.get('doc_1', { timeout })).rejects.toMatchObject({ code: 'argument_invalid' })
})

test('waitFor polls until the document has the status', async () => {
  const document = (status: string) => Response.json({ id: 'doc_1', status })
  const { paraph } = answering([document('SENT'), document('SENT'), document('COMPLETED')])
  const { value, waited } = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED'))
  expect([value?.status, waited]).toEqual(['COMPLETED', 2500])
})

test('waitFor fails if the document can not reach the status, if the time limit passes, and if the caller aborts', async () => {
  const document = (status: string) => () => Response.json({ id: 'doc_1', status })
  const { paraph } = answering([document('REJECTED'), ...Array.from({ length: 9 }, () => document('SENT'))])
  const rejected = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED'))
  expect(rejected.error).toMatchObject({ code: 'status_unreachable' })
  const late = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED', { timeout: 4000 }))
  expect(late.error).toMatchObject({ code: 'timeout', message: 'The document was still SENT after 4000 ms.' })
  expect(late.waited).toBe(4000)
  const controller = new AbortController()
  const call = paraph.documents.waitFor('doc_1', 'COMPLETED', { signal: controller.signal })
  setTimeout(() => controller.abort(new Error('Enough.')), 1500)
  expect((await finish(call)).error).toMatchObject({ message: 'Enough.' })
})

test('waitFor fails at the time limit and when the caller aborts, even if the server does not answer', async () => {
  const { paraph } = answering([never, () => Response.json({ id: 'doc_1', status: 'SENT' }), never, never])
  const silent = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED', { timeout: 4000 }))
  expect(silent.error).toMatchObject({ code: 'timeout', message: 'The document was still unknown after 4000 ms.' })
  expect(silent.waited).toBe(4000)
  const later = await finish(paraph.documents.waitFor('doc_1', 'COMPLETED', { timeout: 4000 }))
  expect(later.error).toMatchObject({ code: 'timeout', message: 'The document was still SENT after 4000 ms.' })
  expect(later.waited).toBe(4000)
  const controller = new AbortController()
  const call = paraph.documents.waitFor('doc_1', 'COMPLETED', { signal: controller.signal })
  setTimeout(() => controller.abort(new Error('Enough.')), 1500)
  expect((await finish(call)).error).toMatchObject({ message: 'Enough.' })
})
