import type { Handler } from '#api/operation.ts'
import { fitOutdated } from '#domain/fields/fit-check.ts'
import { askFit, type FitAnswers } from '#domain/fields/fit-rules.ts'
import { findFieldsToSend } from '#domain/fields/store.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { sendDraft } from '#domain/lifecycle/send-draft.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'

/** The status is checked under the lock, so that only one of two concurrent sends succeeds. */
export const sendDocument: Handler<'sendDocument'> = async ({ path }, { account, viewer, ...context }) => {
  const send = (answers: FitAnswers) =>
    withLockedDocument(context, { id: path.id, ...viewer }, async (document) => {
      const parties = await findStoredParties(document.tx, path.id)
      const fields = await findFieldsToSend(document.tx, path.id)
      return sendDraft(document, { ...context, parties, fields, answers })
    })
  const first = await send(new Map())
  if ('sent' in first) return first.sent
  const second = await send(await askFit(first.unknown, { ...context, owner: account.id }))
  if ('sent' in second) return second.sent
  throw fitOutdated()
}
