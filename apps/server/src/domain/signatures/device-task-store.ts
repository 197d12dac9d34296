import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'

/** The key that finds a task on the party's other device. */
export interface TaskKey {
  party: { id: string; linkNonce: string }
  /** If this is given, only the task of this token is found. */
  deviceNonce: string | undefined
}

/** The maximum number of expired rows that each start of a task deletes. */
const MAX_DELETED = 100

/** Call it last. It skips locked rows, because otherwise two transactions could wait for each other's rows. */
export async function deleteExpired(
  { tx, lockedAt }: Pick<DocumentLock, 'tx' | 'lockedAt'>,
  table: 'drawings' | 'phone_scans',
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where expires_at <= ${lockedAt.toISOString()} limit ${sql.lit(MAX_DELETED)} for update skip locked
    )`.execute(tx)
}
