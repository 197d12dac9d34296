import { sql } from 'kysely'
import { vi } from 'vitest'
import { HANGING } from '@paraph/testing/programs/hanging.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'

/**
 * Produces a race: holds the lock that `hold` takes until all requests wait for it. Requests that are only sent at the same time
 * seldom collide, so a test of the race would also pass without the lock that it tests. `meanwhile` runs while the requests wait.
 */
export async function atOnce<T>(
  db: Database,
  hold: (tx: Transaction) => Promise<unknown>,
  requests: (() => Promise<T>)[],
  meanwhile: () => Promise<void> = async () => {},
): Promise<T[]> {
  const answers: Promise<T>[] = []
  const waiting = sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await db.transaction().execute(async (tx) => {
    // On a busy machine, PostgreSQL would end this idle transaction.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await hold(tx)
    for (const request of requests) {
      answers.push(request())
      await vi.waitUntil(async () => (await waiting.execute(db)).rows[0]!.count === answers.length, HANGING)
    }
    await meanwhile()
  })
  return Promise.all(answers)
}

/** Locks the row of one document. */
export const holdDocument = (id: string) => (tx: Transaction) =>
  tx.selectFrom('documents').select('id').where('id', '=', id).forUpdate().execute()
