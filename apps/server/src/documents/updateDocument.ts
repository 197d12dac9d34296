import { recordEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { checkedExpiry, notDraft } from './document.ts'
import { lockedDocument } from './locked-document.ts'
import { changeDraft } from './store.ts'

export const updateDocument: Handler<'updateDocument'> = async ({ path, body }, { db, now, account, actor }) =>
  db.transaction().execute(async (tx) => {
    const at = now()
    const { id, status } = await lockedDocument(tx, { id: path.id, accountId: account.id }, at)
    if (status !== 'DRAFT') throw notDraft(status, 'changed')
    const { title, message, language, externalId, reminders } = body
    const change = { title, message, language, externalId, reminders, expiresAt: checkedExpiry(body.expiresAt, at) }
    const changed = await changeDraft(tx, id, change, at)
    await recordEvents(tx, id, [{ type: 'document.updated', actor, data: { changed: Object.keys(body) } }], at)
    return changed
  })
