import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}/deliveries'

async function withDeliveries(count: number) {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const params = { path: { id } }
  const ids: string[] = []
  for (let made = 0; made < count; made++)
    ids.unshift((await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params })).data!.id)
  return { account, id, ids }
}

test('200 returns the deliveries newest first, page by page, or only those with the status of the filter', async () => {
  const { account, id, ids } = await withDeliveries(3)
  const first = await account.client.GET(path, { params: { path: { id }, query: { limit: 2 } } })
  expect(first.data!.webhookDeliveries.map((delivery) => delivery.id)).toEqual(ids.slice(0, 2))
  const query = { limit: 2, cursor: first.data!.nextCursor! }
  const last = await account.client.GET(path, { params: { path: { id }, query } })
  expect(last.data).toMatchObject({ webhookDeliveries: [{ id: ids[2] }], nextCursor: null })

  const failed = { status: 'FAILED', due_at: null, error: 'timed_out', attempts: 10 } as const
  await db.updateTable('webhook_deliveries').set(failed).where('id', '=', ids[0]!).execute()
  const listed = async (status: 'FAILED' | 'PENDING' | 'DELIVERED') =>
    (await account.client.GET(path, { params: { path: { id }, query: { status } } })).data!.webhookDeliveries
  expect(await listed('FAILED')).toMatchObject([{ id: ids[0], error: 'timed_out', nextAttemptAt: null }])
  expect(await listed('PENDING')).toMatchObject([{ id: ids[1] }, { id: ids[2] }])
  expect(await listed('DELIVERED')).toEqual([])
})
