import type { SealErrorCode } from '@paraph/contract'
import { sql, type Updateable } from '#kysely'
import type { Database, Tables } from '#platform/database/tables.ts'

type SealColumns = Pick<
  Updateable<Tables['documents']>,
  'seal_status' | 'seal_error' | 'seal_pending_since' | 'seal_due_at' | 'seal_attempt'
>

/** The document must be locked. */
export function changeSeal(tx: Database, documentId: string, change: SealColumns) {
  return tx.updateTable('documents').set(change).where('id', '=', documentId).execute()
}

/** Returns the number of the attempt that is due; undefined if none is due at `dueAt`. */
export async function findSealAttempt(tx: Database, documentId: string, dueAt?: string): Promise<number | undefined> {
  let query = tx.selectFrom('documents').select('seal_attempt as attempt').where('id', '=', documentId)
  if (dueAt !== undefined) query = query.where('seal_due_at', '=', dueAt)
  return (await query.executeTakeFirst())?.attempt
}

/** True if the audit trail has a failure for this reason since then. */
export async function hasSealFailure(
  tx: Database,
  documentId: string,
  code: SealErrorCode,
  since: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('events')
    .select('id')
    .where('document_id', '=', documentId)
    .where('type', '=', 'document.seal_failed')
    .where('at', '>', since.toISOString())
    .where(sql<string>`data ->> 'sealError'`, '=', code)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
