import type { Handler } from '#api/operation.ts'
import { markSent } from '#domain/documents/store.ts'
import { findFieldsToSend, settleReferences } from '#domain/fields/store.ts'
import { advanceTurns } from '#domain/lifecycle/advance-turns.ts'
import { requireComplete, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { fitFaults } from '#domain/lifecycle/fit-faults.ts'
import { withLockedDocumentAnd } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party.ts'

/** The status is checked under the lock, so that only one of two concurrent sends succeeds. */
export const sendDocument: Handler<'sendDocument'> = (
  { path },
  { account, actor, outbox, bankId, fitTexts, ...deps },
) =>
  withLockedDocumentAnd(
    deps,
    { id: path.id, accountId: account.id },
    (tx) => Promise.all([findStoredParties(tx, path.id), findFieldsToSend(tx, path.id)]),
    async (document, [parties, fields]) => {
      const { expiresAt } = document
      requireDraft(document, 'sent')
      const unfit = await fitFaults(document, { fields: fields.fields, parties }, { fitTexts })
      requireComplete(document, parties, parties, fields, { channels: outbox.channels, bankId }, unfit)
      document.record({ type: 'document.sent', actor })
      const [sent] = await Promise.all([
        markSent(document),
        fields.fields.some(({ partyReference }) => partyReference !== null) && settleReferences(document),
        advanceTurns(document, outbox, { parties, over: 'refuse' }),
        outbox.preview(document, { isUrgent: true }),
        expiresAt !== null && outbox.expireAt(document, expiresAt),
        document.finish(),
      ])
      return sent
    },
  )
