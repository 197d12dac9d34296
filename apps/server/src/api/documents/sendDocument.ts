import type { Handler } from '#api/operation.ts'
import { markSent } from '#domain/documents/store.ts'
import { checkFit, fitOutdated } from '#domain/fields/fit-check.ts'
import { askFit, type FitAnswers } from '#domain/fields/fit-rules.ts'
import { findFieldsToSend, settleReferences } from '#domain/fields/store.ts'
import { advanceTurns } from '#domain/lifecycle/advance-turns.ts'
import { requireComplete, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocumentAnd } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party.ts'

/** The status is checked under the lock, so that only one of two concurrent sends succeeds. */
export const sendDocument: Handler<'sendDocument'> = async ({ path }, { account, ...context }) => {
  const { actor, outbox, bankId } = context
  /** Changes nothing, and returns the texts of fields that must be set first, if it does not know whether they fit. */
  const send = (answers: FitAnswers) =>
    withLockedDocumentAnd(
      context,
      { id: path.id, accountId: account.id },
      (tx) => Promise.all([findStoredParties(tx, path.id), findFieldsToSend(tx, path.id)]),
      async (document, [parties, fields]) => {
        const { expiresAt, tx, id } = document
        requireDraft(document, 'sent')
        const { faults, unknown } = await checkFit({ db: tx, id }, fields.fields, parties, answers)
        if (unknown.length > 0) return { unknown }
        requireComplete(document, parties, parties, fields, { channels: outbox.channels, bankId }, faults)
        document.record({ type: 'document.sent', actor })
        const [sent] = await Promise.all([
          markSent(document),
          fields.fields.some(({ partyReference }) => partyReference !== null) && settleReferences(document),
          advanceTurns(document, outbox, { parties, over: 'refuse' }),
          outbox.preview(document, { isUrgent: true }),
          expiresAt !== null && outbox.expireAt(document, expiresAt),
          document.finish(),
        ])
        return { sent }
      },
    )
  const first = await send(new Map())
  if ('sent' in first) return first.sent
  const second = await send(await askFit(first.unknown, { ...context, owner: account.id }))
  if ('sent' in second) return second.sent
  throw fitOutdated()
}
