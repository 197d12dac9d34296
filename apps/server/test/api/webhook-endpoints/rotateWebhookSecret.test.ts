import { expect, test } from 'vitest'
import { useServer } from '../../support/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}/rotate-secret'

test('200 returns another secret, and the time when the old one ends, 24 hours later', async () => {
  const account = await newAccount()
  const { id, secret } = await account.webhookEndpoint()
  const params = { path: { id } }
  const { data } = await account.client.POST(path, { params })
  expect(data!.id).toBe(id)
  expect(data!.secret).not.toBe(secret)
  expect(Date.parse(data!.previousSecretExpiresAt!)).toBe(Date.parse(data!.updatedAt) + 24 * 60 * 60_000)

  const endpoint = async () => (await account.client.GET('/api/v1/webhook-endpoints/{id}', { params })).data
  expect(await endpoint()).toMatchObject({ previousSecretExpiresAt: data!.previousSecretExpiresAt })
  const ended = { previous_secret_until: new Date().toISOString() }
  await db.updateTable('webhook_endpoints').set(ended).where('id', '=', id).execute()
  expect(await endpoint()).toMatchObject({ previousSecretExpiresAt: null })
})

test('404 hides an endpoint of another account, and leaves its secret as it was', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const { secret: _, ...endpoint } = await owner.webhookEndpoint()
  const params = { path: { id: endpoint.id } }
  expect((await stranger.client.POST(path, { params })).error).toMatchObject({ code: 'webhook_endpoint_not_found' })
  expect((await owner.client.GET('/api/v1/webhook-endpoints/{id}', { params })).data).toEqual(endpoint)
})
