import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { document } from '@paraph/contract'
import { expect, test } from 'vitest'
import { handlers } from '#server/handlers.ts'
import { Problem } from '#platform/problems/problem.ts'
import { startAnotherApp } from './support/another-app.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const company = {
  id: 'cmp_1',
  name: 'Lindqvist Bygg AB',
  orgNumber: '556016-0680',
  createdAt: '2026-11-21T08:30:00.000Z',
  updatedAt: '2026-11-21T08:30:00.000Z',
}
let broken: () => Promise<unknown> = async () => company
const { baseUrl, log, pool, services, newAccount } = await startServer({
  recorded: false,
  handlers: { ...handlers, getCompany: () => broken() as Promise<typeof company> },
})
const account = await newAccount()
const authorization = `Bearer ${account.key}`
const ajv = new Ajv2020({ strict: false, validateFormats: false })
const isProblem = ajv.compile({ ...document.components.schemas.Problem, components: document.components })

async function expectProblem(response: Response, status: number, code: string) {
  const problem = (await response.json()) as { requestId: string; detail: string; errors?: { pointer: string }[] }
  expect({ status: response.status, problem }).toMatchObject({ status, problem: { status, code } })
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(isProblem(problem), ajv.errorsText(isProblem.errors)).toBe(true)
  expect(response.headers.get('x-request-id')).toBe(problem.requestId)
  return problem
}

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${baseUrl}/api/v1/companies`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', ...headers },
    body,
  })

test.each(['null', '[]'])('400 for the JSON %s, which is not an object', async (body) => {
  const { errors } = await expectProblem(await post(body), 400, 'request_invalid')
  expect(errors).toEqual([{ pointer: '', code: 'type', detail: 'must be object' }])
})

test('400 names the field __proto__, and does not pollute the prototype', async () => {
  const { errors } = await expectProblem(
    await post('{"name":"x","orgNumber":"1","__proto__":{"polluted":1}}'),
    400,
    'request_invalid',
  )
  expect(errors).toContainEqual(expect.objectContaining({ pointer: '/__proto__' }))
  expect({}).not.toHaveProperty('polluted')
})

test('200 for a gzipped body, and 413 if it decompresses to more than 256 KB', async () => {
  const small = gzipSync(JSON.stringify({ name: 'x', orgNumber: '1' }))
  expect((await post(new Uint8Array(small), { 'content-encoding': 'gzip' })).status).toBe(200)
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '))
  await expectProblem(await post(new Uint8Array(bomb), { 'content-encoding': 'gzip' }), 413, 'body_too_large')
})

const get = () => fetch(`${baseUrl}/api/v1/companies/cmp_1`, { headers: { authorization } })

test.each<[string, () => Promise<unknown>]>([
  ['throws', () => Promise.reject(new Error('select * from secrets at /srv/paraph'))],
  ['returns too few fields', async () => ({ id: 'secrets' })],
  ['returns too many fields', async () => ({ ...company, secrets: 1 })],
  [
    'throws a problem that its operation does not document',
    () => Promise.reject(new Problem('document_not_draft', 'secrets')),
  ],
  [
    'throws a problem with a field that the contract does not describe',
    () => Promise.reject(Object.assign(new Problem('company_not_found'), { sender: { secrets: 1 } })),
  ],
])('500 when a handler %s; the cause is logged and never sent', async (_, handler) => {
  broken = handler
  log.length = 0
  const response = await get()
  const problem = await expectProblem(response, 500, 'internal_error')
  expect(JSON.stringify(problem)).not.toMatch(/secrets|srv|select|\.ts/)
  await expect.poll(() => log.length).toBe(1)
  expect(JSON.parse(log[0]!)).toMatchObject({ level: 'error', requestId: problem.requestId, err: expect.anything() })
  broken = async () => company
  expect((await get()).status).toBe(200)
})

test('503, not 401, while the database can not be reached; the cause is not sent', async () => {
  // Like a restart of PostgreSQL: all connections break, and for a moment no new connection is possible.
  const { connect } = pool
  pool.connect = () =>
    Promise.reject(Object.assign(new Error('connect ECONNREFUSED /secret'), { code: 'ECONNREFUSED' }))
  const response = await get()
  pool.connect = connect
  const problem = await expectProblem(response, 503, 'service_unavailable')
  expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(JSON.stringify(problem)).not.toContain('secret')
  expect((await get()).status).toBe(200)
})

test('503 for a write that finds no room, and while the disk is nearly full; reads are answered', async () => {
  broken = () => Promise.reject(Object.assign(new Error('could not extend file "base/1/2"'), { code: '53100' }))
  const response = await get()
  broken = async () => company
  const problem = await expectProblem(response, 503, 'storage_full')
  expect(response.headers.get('retry-after')).toBe('60')
  expect(JSON.stringify(problem)).not.toContain('base/')
  const lines = () => log.map((line) => JSON.parse(line)).filter(({ requestId }) => requestId === problem.requestId)
  await expect.poll(lines).toMatchObject([{ level: 'error', problem: 'storage_full' }])
  expect(lines()[0].err).toEqual({ message: 'could not extend file "base/1/2"' })

  let isDiskFull = true
  await using nearlyFull = await startAnotherApp({ services, isFull: async () => isDiskFull })
  const url = `${nearlyFull.baseUrl}/api/v1/companies`
  const headers = { authorization, 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Bygg AB', orgNumber: '556016-0680' })
  const count = async () => {
    const answer = await fetch(url, { headers })
    return ((await answer.json()) as { companies: unknown[] }).companies.length
  }
  const before = await count()
  await expectProblem(await fetch(url, { method: 'POST', headers, body }), 503, 'storage_full')
  expect(await count()).toBe(before)
  isDiskFull = false
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(200)
  expect(await count()).toBe(before + 1)
})

/** Sends bytes as they are, and returns the status, the headers and the problem of the answer. */
async function sendBytes(bytes: string) {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1')
  const answer = text(socket)
  socket.write(bytes)
  const [head = '', body = ''] = (await answer).split('\r\n\r\n', 2)
  const [status, ...headers] = head.toLowerCase().split('\r\n')
  return { status: Number(status!.split(' ')[1]), headers, problem: JSON.parse(body) as { requestId: string } }
}

test.each([
  ['400 request_malformed', 'that is not HTTP', 'nonsense\r\n\r\n'],
  [
    '400 request_malformed',
    'with two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
  ],
  [
    '417 expectation_unsupported',
    'with an unknown expectation',
    'POST /a%b?c HTTP/1.1\r\nhost: x\r\nexpect: gold\r\n\r\n',
  ],
  ['431 headers_too_large', 'with a large header', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s, as a problem, for a request %s; the connection ends', async (expected, _, bytes) => {
  log.length = 0
  const { status, headers, problem } = await sendBytes(bytes)
  expect(problem).toMatchObject({ status, code: expected.slice(4) })
  expect(`${status}`).toBe(expected.slice(0, 3))
  expect(isProblem(problem), ajv.errorsText(isProblem.errors)).toBe(true)
  expect(headers).toEqual(
    expect.arrayContaining([
      'connection: close',
      'content-type: application/problem+json; charset=utf-8',
      'x-content-type-options: nosniff',
      `x-request-id: ${problem.requestId}`,
    ]),
  )
  await expect.poll(() => log.map((line) => JSON.parse(line).problem)).toEqual([expected.slice(4)])
})
