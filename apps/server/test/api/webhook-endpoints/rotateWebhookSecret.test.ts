import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

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
