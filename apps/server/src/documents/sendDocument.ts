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
    const document = await lockedDocument(tx, { id: path.id, accountId: account.id }, now)
    const { id, status, expiresAt, lockedAt } = document
    if (status !== 'DRAFT') throw notDraft(status, 'sent')
    const parties = await findStoredParties(tx, id)
    const refusal = incompleteness(expiresAt, parties, parties, outbox.channels, lockedAt)
    if (refusal) throw refusal
    const sent = await markSent(tx, id, lockedAt)
    await recordEvents(tx, id, [{ type: 'document.sent', actor }], lockedAt)
    await proceed(tx, document, outbox, parties)
    if (expiresAt !== null) await outbox.expireAt(tx, id, expiresAt)
    return sent
  })
