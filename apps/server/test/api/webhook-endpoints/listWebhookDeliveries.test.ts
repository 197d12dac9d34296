import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}/deliveries'

// lists.test.ts reads them page by page.
test('200 returns the deliveries newest first, or only those with the status of the filter', async () => {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const params = { path: { id } }
  const ids: string[] = []
  for (let made = 0; made < 3; made++)
    ids.unshift((await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params })).data!.id)
  const failed = { status: 'FAILED', due_at: null, error: 'timed_out', attempts: 10 } as const
  await db.updateTable('webhook_deliveries').set(failed).where('id', '=', ids[0]!).execute()
  const listed = async (status?: 'FAILED' | 'PENDING' | 'DELIVERED') =>
    (await account.client.GET(path, { params: { path: { id }, query: status ? { status } : {} } })).data!
      .webhookDeliveries
  expect((await listed()).map((delivery) => delivery.id)).toEqual(ids)
  expect(await listed('FAILED')).toMatchObject([{ id: ids[0], error: 'timed_out', nextAttemptAt: null }])
  expect(await listed('PENDING')).toMatchObject([{ id: ids[1] }, { id: ids[2] }])
  expect(await listed('DELIVERED')).toEqual([])
})
