import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}/deliveries/{deliveryId}/retry'

async function withDelivery(status: 'FAILED' | 'DELIVERED' = 'FAILED') {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const { data } = await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params: { path: { id } } })
  const deliveryId = data!.id
  const done = { status, due_at: null, failures: 10, attempts: 10 }
  await db.updateTable('webhook_deliveries').set(done).where('id', '=', deliveryId).execute()
  const row = () =>
    db.selectFrom('webhook_deliveries').select(['status', 'failures']).where('id', '=', deliveryId).executeTakeFirst()
  return { account, id, deliveryId, row }
}

test.each(['FAILED', 'DELIVERED'] as const)('200 sends a %s delivery again, like a new one', async (status) => {
  const { account, id, deliveryId, row } = await withDelivery(status)
  const { data } = await account.client.POST(path, { params: { path: { id, deliveryId } } })
  expect(data).toMatchObject({ id: deliveryId, status: 'PENDING', attempts: 10, nextAttemptAt: expect.any(String) })
  expect(await row()).toEqual({ status: 'PENDING', failures: 0 })
})

test('409 for an endpoint that is disabled', async () => {
  const { account, id, deliveryId, row } = await withDelivery()
  const params = { path: { id } }
  await account.client.PATCH('/api/v1/webhook-endpoints/{id}', { params, body: { enabled: false } })
  const { error } = await account.client.POST(path, { params: { path: { id, deliveryId } } })
  expect(error).toMatchObject({ status: 409, code: 'webhook_endpoint_disabled' })
  expect((await row())?.status).toBe('FAILED')
})
