import type { SealErrorCode } from '@paraph/contract'
import { sql, type Updateable } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Tables } from '#platform/database/tables.ts'

type SealColumns = Pick<
  Updateable<Tables['documents']>,
  'seal_status' | 'seal_error' | 'seal_pending_since' | 'seal_due_at' | 'seal_attempt'
>

export function changeSeal({ tx, id }: DocumentLock, change: SealColumns) {
  return tx.updateTable('documents').set(change).where('id', '=', id).execute()
}

/** Returns the number of the attempt that is due; undefined if none is due at `dueAt`. */
export async function findSealAttempt({ tx, id }: DocumentLock, dueAt?: string): Promise<number | undefined> {
  let query = tx.selectFrom('documents').select('seal_attempt as attempt').where('id', '=', id)
  if (dueAt !== undefined) query = query.where('seal_due_at', '=', dueAt)
  return (await query.executeTakeFirst())?.attempt
}

/** True if the audit trail has a failure for this reason after `since`. */
export async function hasSealFailure({ tx, id }: DocumentLock, code: SealErrorCode, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('events')
    .select('id')
    .where('document_id', '=', id)
    .where('type', '=', 'document.seal_failed')
    .where('at', '>', since.toISOString())
    .where(sql<string>`data ->> 'sealError'`, '=', code)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
