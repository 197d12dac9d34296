import { sql } from 'kysely'
import type { Database } from '@paraph/server/src/platform/database/tables.ts'

/** Removes all accounts, so that the server is as a new one. Without the first statement, the logs of the accounts refuse that. */
export async function emptyServer(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`truncate accounts, people cascade`.execute(tx)
  })
}
