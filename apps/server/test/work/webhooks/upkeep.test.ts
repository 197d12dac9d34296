import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepUp } from '#work/webhooks/upkeep.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { db, services, jobs, clock, newAccount } = await startServer()
const day = 24 * 60 * 60_000

const upkeep = (maxPending = 100_000) => keepUp({ ...services, jobs, maxPending })

async function withPending(count: number) {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const params = { path: { id } }
  for (let made = 0; made < count; made++) await account.client.POST('/api/v1/webhook-endpoints/{id}/test', { params })
  const deliveries = async () =>
    (await account.client.GET('/api/v1/webhook-endpoints/{id}/deliveries', { params })).data!.webhookDeliveries
  const endpoint = async () => (await account.client.GET('/api/v1/webhook-endpoints/{id}', { params })).data!
  const rows = () => db.selectFrom('webhook_deliveries').select('id').where('endpoint_id', '=', id).execute()
  return { account, id, params, deliveries, endpoint, rows }
}

test('an endpoint with too many waiting deliveries is disabled, and its deliveries end', async () => {
  const [full, other] = [await withPending(3), await withPending(2)]
  await upkeep(3)
  expect(await full.endpoint()).toMatchObject({ enabled: false, disabledReason: 'backlog' })
  const ended = { status: 'FAILED', error: 'endpoint_disabled', nextAttemptAt: null }
  expect(await full.deliveries()).toMatchObject([ended, ended, ended])
  expect(await other.endpoint()).toMatchObject({ enabled: true })
  expect((await other.deliveries()).map(({ status }) => status)).toEqual(['PENDING', 'PENDING'])
})

test('after a request has disabled an endpoint, its deliveries end, except the one that is being attempted', async () => {
  const { account, id, params, deliveries } = await withPending(2)
  const [newest] = await deliveries()
  const soon = new Date(Date.now() + 30_000).toISOString()
  await db.updateTable('webhook_deliveries').set({ leased_until: soon }).where('id', '=', newest!.id).execute()
  await account.client.PATCH('/api/v1/webhook-endpoints/{id}', { params, body: { enabled: false } })
  await upkeep()
  expect((await deliveries()).map(({ status }) => status)).toEqual(['PENDING', 'FAILED'])
  await account.client.PATCH('/api/v1/webhook-endpoints/{id}', { params, body: { enabled: true } })
  const body = { since: new Date(0).toISOString() }
  const retried = await account.client.POST('/api/v1/webhook-endpoints/{id}/retry', { params: { path: { id } }, body })
  expect(retried.data).toEqual({ retried: 1, hasMore: false })
})

test('events and deliveries are deleted after 30 days, in batches', async () => {
  const { id, rows, deliveries } = await withPending(1)
  const [kept] = await deliveries()
  await sql`
    with numbers as (select generate_series(1, 2500) as number), added as (
      insert into webhook_events (id, type, body, created_at)
      select 'evt_0000000000000000000000' || number, 'webhook.test', '{}', now() - interval '31 days' from numbers
    )
    insert into webhook_deliveries (id, endpoint_id, event_id, status, created_at)
    select 'whd_0000000000000000000000' || number, ${id}, 'evt_0000000000000000000000' || number, 'DELIVERED', now() - interval '31 days'
    from numbers`.execute(db)
  expect(await rows()).toHaveLength(2501)
  await upkeep()
  expect(await rows()).toEqual([{ id: kept!.id }])
  const old = db.selectFrom('webhook_events').select('id').where('id', 'like', 'evt_000000000%')
  expect(await old.execute()).toEqual([])
  clock.now = () => new Date(Date.now() + 30 * day + 60_000)
  await upkeep()
  clock.now = () => new Date()
  expect(await rows()).toEqual([])
})

test('the deliveries of a deleted endpoint are deleted, and then the endpoint', async () => {
  const { account, id, params, rows } = await withPending(2)
  await account.client.DELETE('/api/v1/webhook-endpoints/{id}', { params })
  expect(await rows()).toHaveLength(2)
  await upkeep()
  expect(await rows()).toEqual([])
  expect(await db.selectFrom('webhook_endpoints').select('id').where('id', '=', id).execute()).toEqual([])
})

test('a previous secret is deleted when it no longer signs, and not before', async () => {
  const { account, id, params } = await withPending(0)
  await account.client.POST('/api/v1/webhook-endpoints/{id}/rotate-secret', { params })
  const previous = () =>
    db.selectFrom('webhook_endpoints').select('previous_secret as secret').where('id', '=', id).executeTakeFirst()
  await upkeep()
  expect(await previous()).toEqual({ secret: expect.any(Buffer) })
  clock.now = () => new Date(Date.now() + day + 60_000)
  await upkeep()
  clock.now = () => new Date()
  expect(await previous()).toEqual({ secret: null })
})
