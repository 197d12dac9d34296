import type { Handler } from '#api/operation.ts'
import { distinctLabels } from '#domain/documents/label-rules.ts'
import { replaceLabels } from '#domain/documents/label-store.ts'
import { changeDraft, findDocument } from '#domain/documents/store.ts'
import { changedFields } from '#domain/lifecycle/changed-fields.ts'
import { parseExpiry, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'

/** An update that changes no value, or only the labels, records no event and keeps `updatedAt`. */
export const updateDocument: Handler<'updateDocument'> = ({ path, body }, { account, actor, ...deps }) => {
  const key = { id: path.id, accountId: account.id }
  return withLockedDocument(deps, key, async (document) => {
    const { tx, lockedAt } = document
    const { labels, ...others } = body
    if (labels === undefined || Object.keys(others).length > 0) requireDraft(document, 'changed')
    const expiresAt = parseExpiry(others.expiresAt, lockedAt)
    if (labels) await replaceLabels(document, distinctLabels(labels))
    const before = (await findDocument(tx, key, lockedAt))!
    const { title, message, language, externalId, redirectUrl, marksAtOnce, pageFooter, reminders } = others
    const change = { title, message, language, externalId, redirectUrl, marksAtOnce, pageFooter, reminders, expiresAt }
    const changed = changedFields(before, change)
    if (changed.length === 0) return before
    requireDraft(document, 'changed')
    document.record({ type: 'document.updated', actor, data: { changed } })
    return changeDraft(document, change)
  })
}
