import { advanceTurns } from '../lifecycle/advance-turns.ts'
import { requireComplete, requireDraft } from '../lifecycle/document-rules.ts'
import { withLockedDocument } from '../lifecycle/lock.ts'
import type { Handler } from '../operation.ts'
import { findStoredParties } from '../parties/store.ts'
import { markSent } from './store.ts'

/** The status is checked under the lock, so that only one of two concurrent sends succeeds. */
export const sendDocument: Handler<'sendDocument'> = ({ path }, { account, actor, outbox, bankId, ...deps }) =>
  withLockedDocument(deps, { id: path.id, accountId: account.id }, async (document) => {
    const { tx, id, status, expiresAt, lockedAt } = document
    requireDraft(status, 'sent')
    const parties = await findStoredParties(tx, id)
    requireComplete(document, parties, parties, { channels: outbox.channels, bankId })
    const sent = await markSent(tx, id, lockedAt)
    document.record({ type: 'document.sent', actor })
    await advanceTurns(document, outbox, { parties, over: 'refuse' })
    await outbox.preview(tx, id)
    if (expiresAt !== null) await outbox.expireAt(tx, id, expiresAt)
    return sent
  })
