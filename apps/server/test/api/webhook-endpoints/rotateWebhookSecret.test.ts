import { afterEach, expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { clock, newAccount } = await startServer()
const path = '/api/v1/webhook-endpoints/{id}/rotate-secret'
afterEach(() => {
  clock.now = () => new Date()
})

test('200 returns another secret, and the end of the old one after 24 hours', async () => {
  const account = await newAccount()
  const { id, secret } = await account.webhookEndpoint()
  const params = { path: { id } }
  clock.now = () => new Date('2030-01-02T03:04:05.678Z')
  const { data } = await account.client.POST(path, { params })
  expect(data).toMatchObject({ id, previousSecretExpiresAt: '2030-01-03T03:04:05.678Z' })
  expect(data!.secret).not.toBe(secret)
  clock.now = () => new Date('2030-01-03T03:04:05.679Z')
  const found = await account.client.GET('/api/v1/webhook-endpoints/{id}', { params })
  expect(found.data?.previousSecretExpiresAt).toBeNull()
})

test('404 hides an endpoint of another account, and leaves its secret as it was', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { secret: _, ...endpoint } = await owner.webhookEndpoint()
  const params = { path: { id: endpoint.id } }
  expect((await stranger.client.POST(path, { params })).error).toMatchObject({ code: 'webhook_endpoint_not_found' })
  expect((await owner.client.GET('/api/v1/webhook-endpoints/{id}', { params })).data).toEqual(endpoint)
})
