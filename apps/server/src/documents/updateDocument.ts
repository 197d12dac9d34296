import { recordEvents } from '../events/store.ts'
import type { Handler } from '../operation.ts'
import { changedFields, checkedExpiry, notDraft } from './document.ts'
import { lockedDocument } from './locked-document.ts'
import { changeDraft, findDocument } from './store.ts'

/** A change that gives no field another value is answered, and leaves no trace. */
export const updateDocument: Handler<'updateDocument'> = async ({ path, body }, { db, now, account, actor }) =>
  db.transaction().execute(async (tx) => {
    const key = { id: path.id, accountId: account.id }
    const { id, status, lockedAt } = await lockedDocument(tx, key, now)
    if (status !== 'DRAFT') throw notDraft(status, 'changed')
    const { title, message, language, externalId, reminders } = body
    const expiresAt = checkedExpiry(body.expiresAt, lockedAt)
    const change = { title, message, language, externalId, reminders, expiresAt }
    const draft = (await findDocument(tx, key, lockedAt))!
    const changed = changedFields(draft, change)
    if (changed.length === 0) return draft
    const document = await changeDraft(tx, id, change, lockedAt)
    await recordEvents(tx, id, [{ type: 'document.updated', actor, data: { changed } }], lockedAt)
    return document
  })
