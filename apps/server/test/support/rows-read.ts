import { sql } from 'kysely'
import type { Pool, Transaction } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'

/** Returns how many rows of the table PostgreSQL reads for this work. It does not depend on the speed of the machine. */
export async function rowsRead(db: Pool, table: string, work: (tx: Transaction) => Promise<unknown>): Promise<number> {
  return inTransaction(db, async (tx) => {
    await work(tx)
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read
      from pg_stat_xact_user_tables where relname = ${table}`.execute(tx)
    return rows[0]!.read
  })
}
