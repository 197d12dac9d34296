import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { claim } from '#work/webhooks/claim.ts'
import { recordAttempt } from '#work/webhooks/record.ts'
import { keepUp } from '#work/webhooks/upkeep.ts'
import { retryFailed } from '#domain/webhooks/delivery-store.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await startServer()
afterEach(() => sql`delete from webhook_deliveries`.execute(db))

// A claim reads the deliveries as they were when its statement began. Another process may commit its own claim after that.
test('processes that claim concurrently never take the same delivery', async () => {
  const { id } = await newAccount()
  await sql`
    with endpoints as (
      insert into webhook_endpoints (id, account_id, url, events, secret, created_at, updated_at)
      select 'whk_' || n, ${id}, 'https://example.com', '{}', '', now(), now() from generate_series(0, 4) as n
    ), events as (
      insert into webhook_events (id, type, body, created_at) select 'evt_' || n, '', '', now() from generate_series(1, 600) as n
    )
    insert into webhook_deliveries (id, endpoint_id, event_id, due_at, created_at)
    select 'whd_' || n, 'whk_' || n % 5, 'evt_' || n, now() - interval '1 minute', now() from generate_series(1, 600) as n`.execute(
    db,
  )
  const taken: string[] = []
  const work = async () => {
    for (;;) {
      const now = new Date()
      const leasedUntil = new Date(now.getTime() + 30_000)
      const perAccount = { working: 50, failing: 50 }
      const claimed = await claim(db, { now, leasedUntil, free: 5, freeForFailing: 5, perEndpoint: 10, perAccount })
      const ids = claimed.map(({ id }) => id)
      taken.push(...ids)
      if (taken.length >= 600) return
      if (ids.length === 0) continue
      await db
        .updateTable('webhook_deliveries')
        .set({ status: 'DELIVERED', due_at: null, leased_until: null })
        .where('id', 'in', ids)
        .execute()
    }
  }
  await Promise.all(Array.from({ length: 12 }, work))
  expect(new Set(taken).size).toBe(taken.length)
})

const minute = 60_000
const limits = { free: 100, freeForFailing: 50, perEndpoint: 10, perAccount: { working: 20, failing: 10 } }

/** Stores an account with so many endpoints, and `each` due deliveries for each of them. These are due before the deliveries of the next account. */
async function withDeliveries({ endpoints, each, slow = false }: { endpoints: number; each: number; slow?: boolean }) {
  const { id } = await newAccount()
  const slowSince = slow ? new Date().toISOString() : null
  await sql`
    with endpoints as (
      insert into webhook_endpoints (id, account_id, url, events, secret, slow_since, created_at, updated_at)
      select 'whk_' || ${id} || n, ${id}, 'https://example.com', '{}', '', ${slowSince}::timestamptz, now(), now()
      from generate_series(1, ${endpoints}::integer) as n
      returning id
    ), events as (
      insert into webhook_events (id, type, body, created_at) values ('evt_' || ${id}, '', '', now())
    )
    insert into webhook_deliveries (id, endpoint_id, event_id, due_at, created_at)
    select 'whd_' || id || n, id, 'evt_' || ${id}, clock_timestamp(), now()
    from endpoints, generate_series(1, ${each}::integer) as n`.execute(db)
  return id
}

const claimAt = async (now: Date, options = limits) => {
  const claimed = await claim(db, { ...options, now, leasedUntil: new Date(now.getTime() + minute) })
  return (account: string) => claimed.filter(({ endpointId }) => endpointId.includes(account)).length
}

test('the accounts take turns, and each has a limit of attempts at a time', async () => {
  const [first, second] = [
    await withDeliveries({ endpoints: 10, each: 10 }),
    await withDeliveries({ endpoints: 10, each: 10 }),
  ]
  const last = await withDeliveries({ endpoints: 1, each: 2 })
  const now = new Date(Date.now() + minute)
  const few = await claimAt(now, { ...limits, free: 6 })
  expect([first, second, last].map(few)).toEqual([2, 2, 2])
  const many = await claimAt(now)
  expect([first, second, last].map(many)).toEqual([18, 18, 0])
  const none = await claimAt(now)
  expect([first, second, last].map(none)).toEqual([0, 0, 0])
})

test('a slow endpoint gets one attempt at a time, and the slow endpoints of an account share a limit', async () => {
  const account = await withDeliveries({ endpoints: 12, each: 3, slow: true })
  const other = await withDeliveries({ endpoints: 1, each: 3, slow: true })
  const taken = await claimAt(new Date(Date.now() + minute))
  expect([account, other].map(taken)).toEqual([10, 1])
})

test('an attempt whose lease has ended does not change the outcome of the next attempt', async () => {
  await withDeliveries({ endpoints: 1, each: 1 })
  const claimOne = async (now: Date) =>
    (await claim(db, { ...limits, now, leasedUntil: new Date(now.getTime() + minute) }))[0]!
  const late = await claimOne(new Date(Date.now() + minute))
  const next = await claimOne(new Date(Date.now() + 3 * minute))
  expect(next.id).toBe(late.id)
  const answer = (status: number) => ({ status, body: '' })
  const at = new Date()
  await recordAttempt(db, { claimed: next, at, isSlow: false, error: null, answer: answer(200) })
  await recordAttempt(db, { claimed: late, at, isSlow: true, error: 'timed_out', answer: undefined })
  const stored = await db.selectFrom('webhook_deliveries').selectAll().where('id', '=', next.id).executeTakeFirst()
  expect(stored).toMatchObject({ status: 'DELIVERED', attempts: 1, response_status: 200, error: null })
})

const monthAgo = new Date(Date.now() - 40 * 24 * 60 * minute)

test.each<[string, string, Date, (endpointId: string) => Promise<unknown>]>([
  [
    'the retry of all that failed',
    'FAILED',
    new Date(),
    (id) => retryFailed(db, id, { since: monthAgo, limit: 100, now: new Date() }),
  ],
  [
    'the deletion of old ones',
    'DELIVERED',
    monthAgo,
    () => keepUp({ db, now: () => new Date(), maxPending: 100, jobs: {} as Jobs }),
  ],
])('%s locks the deliveries in the order of their ids', async (_, status, at, change) => {
  const account = await withDeliveries({ endpoints: 1, each: 3 })
  const deliveries = db.selectFrom('webhook_deliveries').select(['id', 'endpoint_id'])
  const [row] = await deliveries.execute()
  // The first ids are the newest ones, both in the table and by time.
  await sql`delete from webhook_deliveries`.execute(db)
  for (const n of [3, 2, 1])
    await sql`insert into webhook_deliveries (id, endpoint_id, event_id, status, created_at)
      values (${`whd_${n}`}, ${row!.endpoint_id}, ${`evt_${account}`}, ${status}, ${new Date(at.getTime() - n)})`.execute(
      db,
    )
  const held = await db.startTransaction().execute()
  await sql`select from webhook_deliveries where id = 'whd_2' for update`.execute(held)
  const changed = change(row!.endpoint_id)
  const waiting = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%webhook_deliveries%'`
  await expect.poll(async () => (await waiting.execute(db)).rows[0]!.count).toBe(1)
  const { rows: free } = await sql`select id from webhook_deliveries order by id for update skip locked`.execute(db)
  await held.commit().execute()
  await changed
  expect(free).toEqual([{ id: 'whd_3' }])
})
