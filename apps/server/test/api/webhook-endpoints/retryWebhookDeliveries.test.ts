import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}/retry'

/** An endpoint with failed deliveries, one a day, the last one now. */
async function withFailed(count: number) {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  await sql`
    insert into webhook_deliveries (id, endpoint_id, event_id, status, due_at, error, created_at)
    select 'whd_' || ${id} || lpad(number::text, 6, '0'), ${id}, 'evt_' || number, 'FAILED', null, 'http_status',
      now() - (${count} - number) * interval '1 day' from generate_series(1, ${count}) as number`.execute(db)
  const deliveries = db.selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', id)
  const pending = async () => (await deliveries.where('status', '=', 'PENDING').execute()).length
  const retry = (since: Date) =>
    account.client.POST(path, { params: { path: { id } }, body: { since: since.toISOString() } })
  return { account, id, pending, retry }
}
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000)

test('200 sends again all deliveries that failed since that time', async () => {
  const { retry, pending } = await withFailed(10)
  expect((await retry(daysAgo(2.5))).data).toEqual({ retried: 3, hasMore: false })
  expect(await pending()).toBe(3)
})

test('200 queues at most 10,000, and says that there are more', async () => {
  const { retry, pending } = await withFailed(10_002)
  const since = daysAgo(20_000)
  expect((await retry(since)).data).toEqual({ retried: 10_000, hasMore: true })
  expect((await retry(since)).data).toEqual({ retried: 2, hasMore: false })
  expect(await pending()).toBe(10_002)
})

test('409 for an endpoint that is disabled', async () => {
  const { account, id, retry, pending } = await withFailed(1)
  await account.client.PATCH('/api/v1/webhook-endpoints/{id}', { params: { path: { id } }, body: { enabled: false } })
  expect((await retry(daysAgo(9))).error).toMatchObject({ status: 409, code: 'webhook_endpoint_disabled' })
  expect(await pending()).toBe(0)
})
