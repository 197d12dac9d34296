import { sql } from 'kysely'
import { anyOf } from '#platform/database/lists.ts'
import type { Database } from '#platform/database/tables.ts'
import type { QueueName } from './queues.ts'

/** Returns the seconds since the oldest waiting job of these queues became due; 0 if no job waits. */
export async function findOldestSeconds(db: Database, queues: QueueName[]): Promise<number> {
  // With these conditions, PostgreSQL reads only the jobs that wait: pg-boss has an index on them.
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(start_after)), 0)::float8 as seconds from pgboss.job
    where name = ${anyOf(queues)} and state < 'active' and not blocked and start_after <= now()`.execute(db)
  return rows[0]!.seconds
}
