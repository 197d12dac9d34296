import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@paraph/contract'
import { expect, onTestFinished, test } from 'vitest'
import { handlers } from '#server/handlers.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const origin = 'https://app.example.com'
// Preflights are not part of the contract, so the traffic is not recorded.
const server = await startServer({
  recorded: false,
  corsOrigins: [origin],
  handlers: { ...handlers, getCompany: () => Promise.reject(new Error('Broken')) },
})
const anyone = await startServer({ recorded: false, corsOrigins: '*' })
const closed = await startServer({ recorded: false })
const { key } = await server.newAccount()

const preflight = (path: string, headers: Record<string, string>, { baseUrl } = server) =>
  fetch(baseUrl + path, { method: 'OPTIONS', headers })
const asking = { origin, 'access-control-request-method': 'POST' }

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

test.each(
  Array.from(
    Map.groupBy(Object.values(operations), ({ path }) => path),
    ([path, operations]) => [
      path,
      operations
        .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
        .toSorted()
        .join(', '),
    ],
  ),
)('204 for a preflight of %s, with the methods %s', async (path, methods) => {
  const response = await preflight(path.replaceAll(/\{\w+\}/g, 'x'), asking)
  expect(response.status).toBe(204)
  expect(await response.text()).toBe('')
  expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
  expect(corsHeaders(response)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': expect.stringMatching(
      /^authorization, content-type, (.+, )?traceparent, tracestate$/,
    ),
    'access-control-max-age': '7200',
  })
})

test.each([
  ['from another origin', { ...asking, origin: 'https://app.example.com.evil.example' }],
  ['from a sandboxed page', { ...asking, origin: 'null' }],
  ['without an origin', { 'access-control-request-method': 'POST' }],
])('405 without CORS headers for a preflight %s', async (_, headers) => {
  const response = await preflight('/api/v1/contacts', headers)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
  expect(corsHeaders(response)).toEqual({})
})

test('405 for an OPTIONS request that is not a preflight', async () => {
  expect((await preflight('/api/v1/contacts', { origin })).status).toBe(405)
})

test('404 with CORS headers for a preflight of a path that the spec does not describe', async () => {
  const response = await preflight('/api/v1/nowhere', asking)
  expect(response.status).toBe(404)
  expect(corsHeaders(response)).toMatchObject({ 'access-control-allow-origin': origin })
})

test('without the setting: 405 for a preflight, and no answer has CORS headers', async () => {
  const refused = await preflight('/api/v1/contacts', asking, closed)
  expect(refused.status).toBe(405)
  const answer = await fetch(`${closed.baseUrl}/openapi.json`, { headers: { origin } })
  for (const response of [refused, answer]) {
    expect(corsHeaders(response)).toEqual({})
    expect(response.headers.get('vary') ?? '').not.toContain('origin')
  }
})

test.each<[number, string, RequestInit]>([
  [200, '/api/v1/contacts', {}],
  [200, '/openapi.json', {}],
  [400, '/api/v1/contacts?limit=x', {}],
  [401, '/api/v1/contacts', { headers: { authorization: 'Bearer x' } }],
  [404, '/api/v1/contacts/ctc_1', {}],
  [404, '/api/v1/documents/doc_1/signers', {}],
  [405, '/api/v1/contacts', { method: 'DELETE' }],
  [415, '/api/v1/contacts', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
  [500, '/api/v1/companies/cmp_1', {}],
])('%i of %s is readable only for pages of a listed origin', async (status, path, init) => {
  const send = (from: string) =>
    fetch(server.baseUrl + path, {
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers, origin: from },
    })
  const listed = await send(origin)
  expect(listed.status).toBe(status)
  expect(corsHeaders(listed)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': expect.stringMatching(
      /(?=.*\bretry-after\b)(?=.*\bcontent-disposition\b)(?=.*\bx-request-id\b)(?=.*\bdeprecation\b)(?=.*\blink\b)(?=.*\bsunset\b)/,
    ),
  })
  const other = await send('https://evil.example')
  expect(other.status).toBe(status)
  expect(corsHeaders(other)).toEqual({})
  expect(other.headers.get('vary')?.toLowerCase()).toContain('origin')
})

test('* allows any origin, and the answer is the same for all origins', async () => {
  const response = await preflight('/api/v1/contacts', { ...asking, origin: 'https://any.example' }, anyone)
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.has('vary')).toBe(false)
})

const browser = await openBrowser()

test('in a real browser, a page of a listed origin can read a problem, and a page of another origin can read nothing', async () => {
  const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>A page</p>'))
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const { port } = site.address() as AddressInfo
  // A different host is a different origin, even with the same port.
  const [listed, other] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
  const { baseUrl } = await startServer({ recorded: false, corsOrigins: [listed] })
  onTestFinished(() => void site.close())
  const script = `fetch('${baseUrl}/api/v1/contacts', {
    method: 'POST',
    headers: { authorization: 'Bearer pk_live_x', 'content-type': 'application/json', traceparent: '00-1-2-01' },
    body: '{}',
  }).then(
    async (answer) => ({ ...(await answer.json()), header: answer.headers.get('x-request-id') }),
    (error) => error.name,
  )`
  const page = await browser.newPage()
  await page.goto(listed)
  const problem = await page.evaluate(script)
  expect(problem).toMatchObject({ status: 401, code: 'key_invalid', requestId: expect.any(String) })
  expect(problem).toHaveProperty('header', (problem as { requestId: string }).requestId)
  await page.goto(other)
  expect(await page.evaluate(script)).toBe('TypeError')
})
