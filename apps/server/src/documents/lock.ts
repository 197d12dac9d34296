import type { DocumentStatus, Reminders } from '@paraph/contract'
import type { Database } from '../database.ts'
import { statusAt } from './document.ts'
import { reminderFields, toReminders } from './row.ts'

export interface LockedDocument {
  id: string
  /** The time of all that is done under the lock. */
  lockedAt: Date
  status: DocumentStatus
  /** Still SENT for a moment after the document expired. */
  storedStatus: DocumentStatus
  expiresAt: string | null
  reminders: Reminders
}

/**
 * The document, which nobody else changes until the transaction ends, nor its parties, nor its audit trail: every such change
 * begins here. It is named by itself or by a message of it; undefined if there is none. What time it is, is asked under the lock: whoever
 * waited comes after whom it waited for, in the audit trail too, and may find that the document has expired.
 */
export async function lockDocument(
  tx: Database,
  key: { id: string; accountId?: string } | { messageId: string },
  now: () => Date,
): Promise<LockedDocument | undefined> {
  let query = tx.selectFrom('documents').select(['id', 'status', 'expires_at as expiresAt', ...reminderFields])
  if ('messageId' in key) {
    const { messageId } = key
    query = query.where('id', '=', (select) =>
      select.selectFrom('messages').select('document_id').where('messages.id', '=', messageId),
    )
  } else {
    query = query.where('id', '=', key.id)
    if (key.accountId !== undefined) query = query.where('account_id', '=', key.accountId)
  }
  const row = await query.forUpdate().executeTakeFirst()
  if (!row) return undefined
  const { status, expiresAt } = row
  const lockedAt = now()
  return {
    id: row.id,
    lockedAt,
    status: statusAt({ status, expiresAt }, lockedAt),
    expiresAt,
    reminders: toReminders(row),
    storedStatus: status,
  }
}
