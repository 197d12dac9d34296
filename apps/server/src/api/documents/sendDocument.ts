import type { Handler } from '#api/operation.ts'
import { markSent } from '#domain/documents/store.ts'
import { checkFit, faultsOfFit } from '#domain/fields/fit-check.ts'
import { findFieldsOfAccount, findFieldsToSend, settleReferences } from '#domain/fields/store.ts'
import { advanceTurns } from '#domain/lifecycle/advance-turns.ts'
import { requireComplete, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocumentAnd } from '#domain/lifecycle/lock.ts'
import { findStoredParties } from '#domain/parties/stored-party.ts'

/** The status is checked under the lock, so that only one of two concurrent sends succeeds. */
export const sendDocument: Handler<'sendDocument'> = async ({ path }, { account, ...context }) => {
  const { actor, outbox, bankId, db } = context
  const key = { id: path.id, accountId: account.id }
  const drafted = await findFieldsOfAccount(db, key)
  const parties = drafted.length > 0 ? await findStoredParties(db, path.id) : []
  const fit = await checkFit({ fields: drafted, parties }, key, context)
  return withLockedDocumentAnd(
    context,
    key,
    (tx) => Promise.all([findStoredParties(tx, path.id), findFieldsToSend(tx, path.id)]),
    async (document, [parties, fields]) => {
      const { expiresAt } = document
      requireDraft(document, 'sent')
      const unfit = faultsOfFit(fit, fields.fields, parties)
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
}
