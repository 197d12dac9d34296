import type { Handler } from '#api/operation.ts'
import { markSent } from '#domain/documents/store.ts'
import { advanceTurns } from '#domain/lifecycle/advance-turns.ts'
import { requireComplete, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocumentAnd } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party.ts'

/** The status is checked under the lock, so that only one of two concurrent sends succeeds. */
export const sendDocument: Handler<'sendDocument'> = ({ path }, { account, actor, outbox, bankId, ...deps }) =>
  withLockedDocumentAnd(
    deps,
    { id: path.id, accountId: account.id },
    (tx) => findStoredParties(tx, path.id),
    async (document, parties) => {
      const { expiresAt } = document
      requireDraft(document, 'sent')
      requireComplete(document, parties, parties, { channels: outbox.channels, bankId })
      document.record({ type: 'document.sent', actor })
      const [sent] = await Promise.all([
        markSent(document),
        advanceTurns(document, outbox, { parties, over: 'refuse' }),
        outbox.preview(document, { isUrgent: true }),
        expiresAt !== null && outbox.expireAt(document, expiresAt),
        document.finish(),
      ])
      return sent
    },
  )
