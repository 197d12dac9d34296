import { createHmac } from 'node:crypto'
import type { WebhookEventType } from '@paraph/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { version } from '#platform/settings/version.ts'
import { startReceiver } from '@paraph/testing/receivers/receiver.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const server = await startServer()
const { db, clock, log, newAccount } = server
const hour = 60 * 60_000
afterEach(() => {
  clock.now = () => new Date()
})

const all: WebhookEventType[] = ['document.sent', 'party.added', 'party.released', 'party.signed']

/** Returns an account with a receiver. Starts a sender that runs until the test ends, unless the test has a sender already. */
async function start(answer: Parameters<typeof startReceiver>[0] = 200, { hasSender = false, query = '' } = {}) {
  const receiver = await startReceiver(answer)
  const account = await newAccount()
  const endpoint = await account.webhookEndpoint({ url: receiver.url + query, events: all })
  const sender = hasSender ? undefined : server.sendWebhooks()
  onTestFinished(async () => {
    await receiver.close()
    await sender?.close()
    expect(sender?.errors ?? []).toEqual([])
  })
  const path = { id: endpoint.id }
  const test = async () =>
    (await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params: { path } })).data!
  const deliveries = async () =>
    (await account.client.GET('/api/v1/webhook-endpoints/{id}/deliveries', { params: { path } })).data!
      .webhookDeliveries
  const state = async () => (await account.client.GET('/api/v1/webhook-endpoints/{id}', { params: { path } })).data!
  return { receiver, account, endpoint, path, test, deliveries, state }
}

/** Moves the clock of the server, which also ends the wait of deliveries. */
const advance = (milliseconds: number) => {
  const offset = clock.now().getTime() - Date.now() + milliseconds
  clock.now = () => new Date(Date.now() + offset)
}

test('an event reaches the endpoint with the signature of its secret, and the API shows the answer', async () => {
  const { receiver, endpoint, account, path, test, deliveries } = await start()
  const queued = await test()
  await expect.poll(async () => (await deliveries())[0]?.status).toBe('DELIVERED')
  const [request] = receiver.requests
  expect(request).toMatchObject({ path: '/hook', body: queued.requestBody })
  expect(request!.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': `Paraph/${version}`,
    'webhook-id': queued.eventId,
  })
  const key = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64')
  const signed = `${queued.eventId}.${request!.headers['webhook-timestamp']}.${request!.body}`
  expect(request!.headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(await deliveries()).toEqual([
    {
      ...queued,
      status: 'DELIVERED',
      attempts: 1,
      responseStatus: 200,
      responseBody: 'noted',
      lastAttemptAt: expect.any(String),
      nextAttemptAt: null,
    },
  ])
  // While the secret is replaced, both secrets sign, and after a day only the new one.
  await account.client.POST('/api/v1/webhook-endpoints/{id}/rotate-secret', { params: { path } })
  const signatures = async (count: number) => {
    await test()
    await expect.poll(() => receiver.requests.length).toBe(count)
    return String(receiver.requests.at(-1)!.headers['webhook-signature']).split(' ').length
  }
  expect(await signatures(2)).toBe(2)
  advance(24 * hour + 1)
  expect(await signatures(3)).toBe(1)
})

test('a failed delivery is sent again with the same bytes, at growing intervals, until it is FAILED', async () => {
  const { receiver, endpoint, test, deliveries } = await start(500, { query: '?token=hidden-1234' })
  await test()
  const waits: number[] = []
  for (let attempt = 1; attempt <= 10; attempt++) {
    await expect.poll(async () => (await deliveries())[0]!.attempts, { interval: 20 }).toBe(attempt)
    const { lastAttemptAt, nextAttemptAt, error, responseStatus } = (await deliveries())[0]!
    expect([error, responseStatus]).toEqual(['http_status', 500])
    if (nextAttemptAt === null) break
    waits.push((Date.parse(nextAttemptAt) - Date.parse(lastAttemptAt!)) / 1000)
    advance(Date.parse(nextAttemptAt) - clock.now().getTime() + 1)
  }
  const expected = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
  expect(waits).toHaveLength(expected.length)
  for (const [index, seconds] of expected.entries()) {
    expect(waits[index]! / seconds).toBeGreaterThanOrEqual(0.9)
    expect(waits[index]! / seconds).toBeLessThanOrEqual(1.1)
  }
  expect((await deliveries())[0]).toMatchObject({ status: 'FAILED', attempts: 10, nextAttemptAt: null })
  expect(receiver.requests).toHaveLength(10)
  expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1)
  expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  // The log has no path, no query and no secret of an endpoint.
  const lines = log.filter((line) => line.includes(endpoint.id)).join('')
  expect(lines).toContain('began to fail')
  expect(lines).toContain(new URL(receiver.url).origin)
  expect(lines).not.toMatch(/hidden|\/hook/)
  expect(lines).not.toContain(endpoint.secret.slice(6))
})

test('Retry-After makes the wait longer, up to a day', async () => {
  let seconds = '3600'
  const { test, deliveries } = await start((_request, res) => res.writeHead(503, { 'retry-after': seconds }).end())
  const waitOf = async (index: number) => {
    await expect.poll(async () => (await deliveries())[index]?.attempts).toBe(1)
    const { lastAttemptAt, nextAttemptAt } = (await deliveries())[index]!
    return (Date.parse(nextAttemptAt!) - Date.parse(lastAttemptAt!)) / 1000
  }
  await test()
  expect(await waitOf(0)).toBe(3600)
  seconds = '999999999'
  await test()
  expect(await waitOf(0)).toBe(24 * 3600)
})

test('the answer 410 disables the endpoint at once, and its deliveries end', async () => {
  const { receiver, test, state, account, path } = await start(410)
  await test()
  await expect.poll(async () => (await state()).enabled).toBe(false)
  expect(await state()).toMatchObject({ disabledReason: 'gone', disabledAt: expect.any(String) })
  const params = { path }
  expect((await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params })).error).toMatchObject({
    code: 'webhook_endpoint_disabled',
  })
  expect(receiver.requests).toHaveLength(1)
})

test('an endpoint is disabled after five days with only failures, and one success restarts the count', async () => {
  const { receiver, endpoint, test, state } = await start(500)
  const attemptAfter = async (days: number) => {
    advance(days * 24 * hour)
    const before = receiver.requests.length
    await test()
    await expect.poll(() => receiver.requests.length).toBeGreaterThan(before)
  }
  const endpoints = db.selectFrom('webhook_endpoints').select('failing_since').where('id', '=', endpoint.id)
  const failingSince = async () => (await endpoints.executeTakeFirstOrThrow()).failing_since
  await attemptAfter(0)
  await expect.poll(failingSince).not.toBeNull()
  await attemptAfter(4)
  expect((await state()).enabled).toBe(true)
  receiver.answer = 200
  await attemptAfter(0)
  await expect.poll(failingSince).toBeNull()
  receiver.answer = 500
  await attemptAfter(2)
  await expect.poll(failingSince).not.toBeNull()
  expect((await state()).enabled).toBe(true)
  await attemptAfter(5)
  await expect.poll(async () => (await state()).disabledReason).toBe('failing')
})

test('an endpoint that hangs does not delay others', async () => {
  const hanging = await start(() => {})
  const others = await Promise.all(Array.from({ length: 4 }, () => start(200, { hasSender: true })))
  await Promise.all(Array.from({ length: 12 }, hanging.test))
  // One endpoint may have ten attempts at a time.
  await expect.poll(() => hanging.receiver.requests.length).toBe(10)
  await Promise.all(others.flatMap(({ test }) => [test(), test()]))
  await expect.poll(() => others.flatMap(({ receiver }) => receiver.requests).length).toBe(8)
  // The eight requests arrived while the first ten attempts were still hanging.
  expect(hanging.receiver.requests).toHaveLength(10)
})

test('an answer that takes long marks the endpoint as slow until a quick one, and it stays enabled', async () => {
  const { endpoint, test, deliveries, state } = await start(200, { hasSender: true })
  const slowSince = async () =>
    (await db.selectFrom('webhook_endpoints').select('slow_since').where('id', '=', endpoint.id).executeTakeFirst())!
      .slow_since
  const [slow, quick] = [{ slowAfter: 0 }, { slowAfter: Infinity }]
  let sender = server.sendWebhooks(slow)
  await test()
  await expect.poll(slowSince).not.toBeNull()
  expect((await deliveries())[0]).toMatchObject({ status: 'DELIVERED', attempts: 1 })
  expect(await state()).toMatchObject({ enabled: true })
  await sender.close()
  sender = server.sendWebhooks(quick)
  onTestFinished(() => sender.close())
  await test()
  await expect.poll(slowSince).toBeNull()
})
