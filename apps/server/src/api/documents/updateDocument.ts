import type { Handler } from '#api/operation.ts'
import { changeDraft, findDocument } from '#domain/documents/store.ts'
import { changedFields } from '#domain/lifecycle/changed-fields.ts'
import { parseExpiry, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'

/** An update that changes no value records no event and keeps `updatedAt`. */
export const updateDocument: Handler<'updateDocument'> = ({ path, body }, { account, actor, ...deps }) => {
  const key = { id: path.id, accountId: account.id }
  return withLockedDocument(deps, key, async (document) => {
    requireDraft(document, 'changed')
    const { tx, lockedAt } = document
    const { title, message, language, externalId, redirectUrl, marksAtOnce, pageFooter, reminders } = body
    const expiresAt = parseExpiry(body.expiresAt, lockedAt)
    const change = { title, message, language, externalId, redirectUrl, marksAtOnce, pageFooter, reminders, expiresAt }
    const draft = (await findDocument(tx, key, lockedAt))!
    const changed = changedFields(draft, change)
    if (changed.length === 0) return draft
    document.record({ type: 'document.updated', actor, data: { changed } })
    return changeDraft(document, change)
  })
}
