import type { Handler } from '#api/operation.ts'
import { findPageSizes, markSent } from '#domain/documents/store.ts'
import { sendingFitFaults } from '#domain/fields/fit-rules.ts'
import { findFieldsToSend, settleReferences } from '#domain/fields/store.ts'
import { advanceTurns } from '#domain/lifecycle/advance-turns.ts'
import { requireComplete, requireDraft } from '#domain/lifecycle/document-rules.ts'
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
      const fit = fields.fields.length > 0 && (await findPageSizes(document.tx, document.id))
      const facts = { pageSizes: fit || null, owner: account.id, fitTexts }
      const unfit = await sendingFitFaults(fields.fields, parties, facts)
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
