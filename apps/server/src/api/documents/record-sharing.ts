import type { AccountEvent } from '@paraph/contract'
import type { Context } from '#api/context.ts'
import { recordAccountEvent } from '#domain/account-log/log-store.ts'
import { findDocument } from '#domain/documents/store.ts'
import type { LockedDocument } from '#domain/lifecycle/lock.ts'

/**
 * Adds to the log of the account for which member a document is, or no longer is. The trail of the document does not have it, because that is a part of the
 * evidence that parties get.
 */
export async function recordSharing(
  document: LockedDocument,
  context: Context,
  { type, changes }: Pick<AccountEvent, 'type' | 'changes'>,
): Promise<void> {
  const { tx, id, lockedAt } = document
  const { title } = (await findDocument(tx, { id, ...context.viewer }, lockedAt))!
  document.beforeCommit(() => recordAccountEvent(tx, context, { type, subject: { id, name: title }, changes }))
}
