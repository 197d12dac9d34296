import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { clock, newAccount, services } = await startServer()
const path = '/api/v1/webhook-endpoints/{id}'
afterEach(() => {
  clock.now = () => new Date()
})

test('200 changes the fields that are sent, and no others', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint({ description: 'The archive' })
  const params = { path: { id: endpoint.id } }
  clock.now = () => new Date('2030-01-02T03:04:05.678Z')
  const change = { url: 'https://other.example.com/', events: ['document.sent' as const] }
  const { data } = await account.client.PATCH(path, { params, body: change })
  expect(data).toEqual({ ...endpoint, ...change, updatedAt: '2030-01-02T03:04:05.678Z' })
  expect((await account.client.PATCH(path, { params, body: { description: null } })).data?.description).toBeNull()
  expect((await account.client.GET(path, { params })).data).toMatchObject(change)
})

test('200 disables the endpoint and enables it again', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.webhookEndpoint()).id } }
  clock.now = () => new Date('2030-01-02T03:04:05.678Z')
  const disabled = { enabled: false, disabledReason: null, disabledAt: '2030-01-02T03:04:05.678Z' }
  expect((await account.client.PATCH(path, { params, body: { enabled: false } })).data).toMatchObject(disabled)
  clock.now = () => new Date('2030-01-03T03:04:05.678Z')
  expect((await account.client.PATCH(path, { params, body: { enabled: false } })).data).toMatchObject(disabled)
  expect((await account.client.PATCH(path, { params, body: { enabled: true } })).data).toMatchObject({
    enabled: true,
    disabledReason: null,
    disabledAt: null,
  })
})

test.each([{}, { enabled: true }])(
  '200 for another URL restarts the count of days with failures, with %j',
  async (change) => {
    const account = await newAccount()
    const { id } = await account.webhookEndpoint()
    await sql`update webhook_endpoints set failing_since = now() where id = ${id}`.execute(services.db)
    await account.client.PATCH(path, {
      params: { path: { id } },
      body: { url: 'https://other.example.com/', ...change },
    })
    const stored = sql<{ at: string | null }>`select failing_since as at from webhook_endpoints where id = ${id}`
    expect((await stored.execute(services.db)).rows).toEqual([{ at: null }])
  },
)

test.each([
  [{ url: null }, '/url'],
  [{ url: 'http:/app' }, '/url'],
  [{ events: [] }, '/events'],
  [{ enabled: 'yes' }, '/enabled'],
  [{ disabledReason: null }, '/disabledReason'],
])('400 names the field of %j, and changes nothing', async (body, pointer) => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint()
  const params = { path: { id: endpoint.id } }
  const { error } = await account.client.PATCH(path, { params, body: body as never })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer }] })
  expect((await account.client.GET(path, { params })).data).toEqual(endpoint)
})

test('422 for a URL that leads into a private network, which changes nothing', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint()
  const params = { path: { id: endpoint.id } }
  const body = { url: 'https://192.168.0.1/', events: ['party.added' as const] }
  expect((await account.client.PATCH(path, { params, body })).error).toMatchObject({
    status: 422,
    code: 'webhook_url_refused',
  })
  expect((await account.client.GET(path, { params })).data).toEqual(endpoint)
})

test('404 hides an endpoint of another account, and leaves it as it was', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { secret: _, ...endpoint } = await owner.webhookEndpoint()
  const params = { path: { id: endpoint.id } }
  const { error } = await stranger.client.PATCH(path, { params, body: { enabled: false } })
  expect(error).toMatchObject({ status: 404, code: 'webhook_endpoint_not_found' })
  expect((await owner.client.GET(path, { params })).data).toEqual(endpoint)
})
