import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { claim } from '#work/webhooks/claim.ts'
import { startServer } from '../../support/server.ts'

const { db, newAccount } = await startServer()

// A claim sees the deliveries as they were when its statement began, and that may be before another process has committed its own claim.
test('processes that claim concurrently never take the same delivery', async () => {
  const { id } = await newAccount()
  await sql`
    with endpoints as (
      insert into webhook_endpoints (id, account_id, url, events, secret, created_at, updated_at)
      select 'whk_' || n, ${id}, 'https://example.com', '{}', '', now(), now() from generate_series(0, 4) as n
    ), events as (
      insert into webhook_events (id, type, body, created_at) select 'evt_' || n, '', '', now() from generate_series(1, 1500) as n
    )
    insert into webhook_deliveries (id, endpoint_id, event_id, due_at, created_at)
    select 'whd_' || n, 'whk_' || n % 5, 'evt_' || n, now() - interval '1 minute', now() from generate_series(1, 1500) as n`.execute(
    db,
  )
  const taken: string[] = []
  const work = async () => {
    for (;;) {
      const now = new Date()
      const leasedUntil = new Date(now.getTime() + 30_000)
      const claimed = await claim(db, { now, leasedUntil, free: 5, freeForFailing: 5, perEndpoint: 10 })
      const ids = claimed.map(({ id }) => id)
      taken.push(...ids)
      if (taken.length >= 1500) return
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
