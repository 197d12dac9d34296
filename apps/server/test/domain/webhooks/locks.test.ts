import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepUp } from '#work/webhooks/upkeep.ts'
import { retryFailed } from '#domain/webhooks/delivery-store.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await startServer()
const now = new Date('2026-11-20T12:00:00Z')
const monthAgo = new Date(now.getTime() - 40 * 24 * 60 * 60_000)

let endpointId: string

// The ids are in descending order, both in the table and by time.
async function insertDeliveries(values: { status?: string; due_at?: Date | null; leased_until?: Date; begin?: Date }) {
  const { status = 'PENDING', due_at = null, leased_until = null, begin = now } = values
  const { id } = await newAccount()
  endpointId = `whk_${id}`
  await sql`insert into webhook_endpoints (id, account_id, url, events, secret, created_at, updated_at)
    values (${endpointId}, ${id}, 'https://example.com', '{}', '', now(), now())`.execute(db)
  for (const [index, name] of ['3', '2', '1'].entries()) {
    const at = new Date(begin.getTime() + index)
    await sql`insert into webhook_events (id, type, body, created_at) values (${`evt_${name}`}, '', '', ${at})`.execute(
      db,
    )
    await sql`insert into webhook_deliveries (id, endpoint_id, event_id, status, due_at, leased_until, created_at)
      values (${`whd_${name}`}, ${endpointId}, ${`evt_${name}`}, ${status}, ${due_at}, ${leased_until}, ${at})`.execute(
      db,
    )
  }
}

beforeEach(async () => {
  await sql`truncate webhook_deliveries, webhook_events, webhook_endpoints`.execute(db)
})

describe('a statement that changes several deliveries locks them in the order of their ids:', () => {
  test.each([
    {
      name: 'the retry of all that failed',
      rows: { status: 'FAILED' },
      change: () => retryFailed(db, endpointId, { since: monthAgo, limit: 100, now }),
    },
    {
      name: 'the deletion of old ones',
      rows: { status: 'DELIVERED', begin: monthAgo },
      change: () => keepUp({ db, now: () => now, maxPending: 100, jobs: {} as Jobs }),
    },
  ])('$name', async ({ rows, change }) => {
    await insertDeliveries(rows)
    const held = await db.startTransaction().execute()
    await sql`select from webhook_deliveries where id = 'whd_2' for update`.execute(held)
    const changed = change()
    await expect.poll(countWaiting).toBe(1)
    const { rows: free } = await sql`select id from webhook_deliveries order by id for update skip locked`.execute(db)
    await held.commit().execute()
    await changed
    expect(free).toEqual([{ id: 'whd_3' }])
  })
})

async function countWaiting() {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%webhook_deliveries%'`.execute(db)
  return rows[0]!.count
}
