import { recordEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { findStoredParties } from '../parties/store.ts'
import { incompleteness, notDraft } from './document.ts'
import { lockedDocument } from './locked-document.ts'
import { proceed } from './proceed.ts'
import { markSent } from './store.ts'

/** The document is locked before its status is looked at, so that of two who send it at once only one does. */
export const sendDocument: Handler<'sendDocument'> = async ({ path }, { db, now, account, actor, outbox }) =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const document = await lockedDocument(tx, { id: path.id, accountId: account.id }, at)
    if (document.status !== 'DRAFT') throw notDraft(document.status, 'sent')
    const parties = await findStoredParties(tx, document.id)
    const refusal = incompleteness(document.expiresAt, parties, parties, outbox.channels, at)
    if (refusal) throw refusal
    const sent = await markSent(tx, document.id, at)
    await recordEvents(tx, document.id, [{ type: 'document.sent', actor }], at)
    await proceed(tx, { document, outbox, now: at }, parties)
    if (document.expiresAt !== null) await outbox.expireAt(tx, document.id, document.expiresAt)
    return sent
  })
