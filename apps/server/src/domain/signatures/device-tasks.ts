import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'

/** Finds what another device of the party does for it. */
export interface TaskKey {
  party: { id: string; linkNonce: string }
  /** With the token of the other device, only the task of this token. */
  deviceNonce: string | undefined
}

/** The maximum number of expired rows that each start deletes. */
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
