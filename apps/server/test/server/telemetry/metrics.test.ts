import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { handlers } from '#server/handlers.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import type { KeyStatus } from '#work/sealing/key-holder.ts'
import type { SealBacklog } from '#work/sealing/store.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const token = 'token-of-the-tests'
const metrics = createMetrics(token)
let answer: () => Promise<unknown> = async () => ({ companies: [], nextCursor: null })
const { baseUrl, pool, db, newAccount } = await startServer({
  recorded: false,
  metrics,
  handlers: { ...handlers, listCompanies: () => answer() as never },
})
metrics.observePool(pool)
const { key, contact } = await newAccount()
const authorization = `Bearer ${key}`

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${baseUrl}${path}`, { ...init, headers: { authorization, ...init.headers } }).then(async (response) => {
    await response.text()
    return response.status
  })

async function scrape(server = baseUrl): Promise<Map<string, number>> {
  const response = await fetch(`${server}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  const lines = (await response.text()).split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

const requests = (operation: string, status: number | string) =>
  `paraph_http_requests_total{operation_id="${operation}",status="${status}"}`
const violations = (direction: string, operation: string) =>
  `paraph_contract_violations_total{direction="${direction}",operation_id="${operation}"}`

test.each([undefined, 'Bearer', 'Bearer token-of-the-test', `Basic ${btoa(token)}`, authorization])(
  '401 and no metric for the authorization %j',
  async (sent) => {
    const response = await fetch(`${baseUrl}/metrics`, sent ? { headers: { authorization: sent } } : {})
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="metrics"')
    expect(await response.text()).not.toContain('paraph_')
  },
)

test('requests are counted and timed by operation and status', async () => {
  const { id } = await contact()
  await call(`/api/v1/contacts/${id}`)
  await call('/api/v1/contacts/ctc_1')
  const now = await scrape()
  expect(now.get(requests('createContact', 200))).toBe(1)
  expect(now.get(requests('getContact', 200))).toBe(1)
  expect(now.get(requests('getContact', 404))).toBe(1)
  expect(now.get('paraph_http_request_duration_seconds_count{operation_id="getContact"}')).toBe(2)
  expect(now.get('paraph_http_request_duration_seconds_bucket{le="+Inf",operation_id="getContact"}')).toBe(2)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  answer = async () => {
    vi.advanceTimersByTime(250)
    return { companies: [], nextCursor: null }
  }
  await call('/api/v1/companies')
  const seconds = (await scrape()).get('paraph_http_request_duration_seconds_sum{operation_id="listCompanies"}')
  expect(seconds).toBe(0.25)
})

test('pages, probes and scrapes are not counted', async () => {
  const before = await scrape()
  for (const path of ['/livez', '/readyz', '/openapi.json', '/docs']) await call(path)
  const after = await scrape()
  const counted = (all: Map<string, number>) => [...all].filter(([name]) => name.startsWith('paraph_http'))
  expect(counted(after)).toEqual(counted(before))
})

test('a request that the spec forbids is a violation of its operation', async () => {
  expect((await scrape()).get(violations('request', 'listContacts'))).toBe(0)
  expect(await call('/api/v1/contacts?limit=101')).toBe(400)
  expect(await call('/api/v1/contacts/ctc_1')).toBe(404)
  const after = await scrape()
  expect(after.get(violations('request', 'listContacts'))).toBe(1)
  expect(after.get(violations('request', 'getContact'))).toBe(0)
  expect(after.get(violations('response', 'listContacts'))).toBe(0)
})

test.each<[string, () => Promise<unknown>, number]>([
  ['an answer that the spec forbids', async () => ({ companies: [], nextCursor: null, secret: 1 }), 1],
  ['any other error', () => Promise.reject(new Error('Broken')), 0],
])('%s is answered with 500, and counts %i times as a violation of the contract', async (_, broken, expected) => {
  const series = violations('response', 'listCompanies')
  const before = (await scrape()).get(series)!
  answer = broken
  expect(await call('/api/v1/companies')).toBe(500)
  const after = await scrape()
  expect(after.get(series)! - before).toBe(expected)
  expect(after.get(violations('request', 'listCompanies'))).toBe(0)
})

test('a client that closes the connection before the answer is counted as aborted', async () => {
  const { port } = new URL(baseUrl)
  const called = new Promise<void>((resolve) => {
    answer = () => {
      resolve()
      return new Promise(() => {})
    }
  })
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /api/v1/companies HTTP/1.1\r\nhost: x\r\nauthorization: ${authorization}\r\n\r\n`)
  await called
  socket.destroy()
  await expect.poll(async () => (await scrape()).get(requests('listCompanies', 'aborted'))).toBe(1)
})

test('a hundred requests with other paths, ids and methods add no series', async () => {
  const nonsense = (index: number) => [
    call(`/api/v1/contacts/ctc_${index}`),
    call(`/api/v1/contacts/${index}/nowhere`, { method: ['GET', 'PUT', 'REPORT'][index % 3]! }),
    call(`/nowhere/${index}@example.com?key=${index}`),
    call(`/api/v1/documents/doc_${index}/parties/pty_${index}`, { headers: { 'x-request-id': `${index}` } }),
  ]
  await Promise.all(nonsense(0))
  const before = [...(await scrape()).keys()].filter((name) => name.startsWith('paraph_'))
  for (let index = 1; index <= 25; index++) await Promise.all(nonsense(index))
  const after = await scrape()
  expect([...after.keys()].filter((name) => name.startsWith('paraph_'))).toEqual(before)
  expect(after.get(requests('none', 404))).toBeGreaterThanOrEqual(50)
  expect(before.join('\n')).not.toMatch(/(ctc|doc|pty|acc|key)_\w{26}|(doc|pty)_\d|@|\/|nowhere/)
})

test('the gauge of database connections is correct', async () => {
  const connections = (state: string) => `paraph_database_pool_connections{state="${state}"}`
  const borrowed = await Promise.all(Array.from({ length: pool.options.max! }, () => pool.connect()))
  const waiting = db.selectFrom('accounts').select('id').execute()
  const during = await scrape()
  expect(['total', 'idle', 'waiting'].map((state) => during.get(connections(state)))).toEqual([borrowed.length, 0, 1])
  for (const client of borrowed) client.release()
  await waiting
  expect((await scrape()).get(connections('idle'))).toBe(borrowed.length)
})

test('the gauge of queues is correct, and if it cannot be read, the other metrics are still there', async () => {
  expect([...(await scrape()).keys()].join()).not.toContain('paraph_queue_jobs')
  let read = async () => [{ queue: 'mail', state: 'queued', jobs: 3 }]
  metrics.observeQueues(() => read())
  const series = 'paraph_queue_jobs{queue="mail",state="queued"}'
  expect((await scrape()).get(series)).toBe(3)
  read = () => Promise.reject(new Error('The database is down'))
  const without = await scrape()
  expect(without.has(series)).toBe(false)
  expect(without.has('process_cpu_seconds_total')).toBe(true)
})

test('a gauge without a known value is absent, because 0 could start an alert, or hide that documents wait', async () => {
  let key: KeyStatus = { isUsable: true, daysLeft: 100 }
  let findBacklog = async (): Promise<SealBacklog> => ({ pending: 1, failed: 0, oldest: '2026-01-01T00:00:00.000Z' })
  metrics.observeSealKey(() => key)
  const now = () => new Date('2026-01-01T01:00:00.000Z')
  metrics.observeSeals(() => findBacklog(), now)
  const [left, oldest] = ['paraph_seal_certificate_left_seconds', 'paraph_unsealed_oldest_seconds']
  const known = await scrape()
  expect(known.get(left)).toBe(100 * 86_400)
  expect(known.get(oldest)).toBe(3600)
  expect(known.has('paraph_helper_resident_memory_bytes')).toBe(process.platform === 'linux')
  key = { isUsable: undefined, daysLeft: undefined }
  expect((await scrape()).has('paraph_seal_key_usable')).toBe(false)
  key = { isUsable: false, daysLeft: undefined }
  findBacklog = () => Promise.reject(new Error('The database is down'))
  const unknown = await scrape()
  expect(unknown.get('paraph_seal_key_usable')).toBe(0)
  expect([...unknown.keys()].filter((name) => name === left || name === oldest)).toEqual([])
  findBacklog = async () => ({ pending: 0, failed: 0, oldest: null })
  expect((await scrape()).get(oldest)).toBe(0)
})
