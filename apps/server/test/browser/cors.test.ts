import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@paraph/contract'
import { afterAll, expect, test } from 'vitest'
import { handlers } from '#server/handlers.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { startServer, useServer } from '@paraph/testing/server/server.ts'

const origin = 'https://app.example.com'
const site = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>A page</p>'))
await once(site.listen(0, '127.0.0.1'), 'listening')
afterAll(() => void site.close())
const { port } = site.address() as AddressInfo
// A different host is a different origin, even with the same port.
const [listed, other] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`]
// Preflights are not part of the contract, so the traffic is not recorded.
const server = await startServer({
  recorded: false,
  corsOrigins: [origin, listed],
  handlers: { ...handlers, getCompany: () => Promise.reject(new Error('Broken')) },
})
const anyone = await startServer({ recorded: false, corsOrigins: '*' })
const closed = await useServer()
const { key } = await server.newAccount()

const preflight = (path: string, headers: Record<string, string>, { baseUrl }: { baseUrl: string } = server) =>
  fetch(baseUrl + path, { method: 'OPTIONS', headers })
const asking = { origin, 'access-control-request-method': 'POST' }

const corsHeaders = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

test('204 for a preflight of each path, with its methods', async () => {
  for (const [path, described] of Map.groupBy(Object.values(operations), ({ path }) => path)) {
    const methods = described.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))
    const response = await preflight(path.replaceAll(/\{\w+\}/g, 'x'), asking)
    expect([path, response.status, await response.text()]).toEqual([path, 204, ''])
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
    expect(corsHeaders(response), path).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': methods.toSorted().join(', '),
      'access-control-allow-headers': expect.stringMatching(
        /^authorization, content-type, (.+, )?traceparent, tracestate$/,
      ),
      'access-control-max-age': '7200',
    })
  }
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
  const readable = await send(origin)
  expect(readable.status).toBe(status)
  expect(corsHeaders(readable)).toEqual({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': expect.stringMatching(
      /(?=.*\bretry-after\b)(?=.*\bcontent-disposition\b)(?=.*\bx-request-id\b)(?=.*\bdeprecation\b)(?=.*\blink\b)(?=.*\bsunset\b)/,
    ),
  })
  const hidden = await send('https://evil.example')
  expect(hidden.status).toBe(status)
  expect(corsHeaders(hidden)).toEqual({})
  expect(hidden.headers.get('vary')?.toLowerCase()).toContain('origin')
})

test('* allows any origin, and the answer is the same for all origins', async () => {
  const response = await preflight('/api/v1/contacts', { ...asking, origin: 'https://any.example' }, anyone)
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.has('vary')).toBe(false)
})

const browser = await openBrowser()

test('in a browser, a page of a listed origin can read a problem, and a page of another one nothing', async () => {
  const script = `fetch('${server.baseUrl}/api/v1/contacts', {
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
