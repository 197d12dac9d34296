import type { Handler } from '#api/operation.ts'
import { distinctLabels } from '#domain/documents/label-rules.ts'
import { replaceLabels } from '#domain/documents/label-store.ts'
import { changeDraft, findDocument } from '#domain/documents/store.ts'
import { changeSent } from '#domain/lifecycle/change-sent.ts'
import { changedFields } from '#domain/lifecycle/changed-fields.ts'
import { parseExpiry, requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'

/** An update that changes no value, or only the labels, records no event and keeps `updatedAt`. */
export const updateDocument: Handler<'updateDocument'> = ({ path, body }, { viewer, actor, outbox, ...deps }) => {
  const key = { id: path.id, ...viewer }
  return withLockedDocument(deps, key, async (document) => {
    const { tx, lockedAt, status } = document
    const { labels, title, message, language, externalId, redirectUrl, marksAtOnce, pageFooter, reminders } = body
    const expiresAt = status === 'DRAFT' ? parseExpiry(body.expiresAt, lockedAt) : inUtc(body.expiresAt)
    if (labels) await replaceLabels(document, distinctLabels(labels))
    const before = (await findDocument(tx, key, lockedAt))!
    const change = { title, message, language, externalId, redirectUrl, marksAtOnce, pageFooter, reminders, expiresAt }
    const changed = changedFields(before, change)
    if (changed.length === 0) return before
    if (status !== 'DRAFT') return changeSent(document, before, { change, changed }, { actor, outbox })
    requireDraft(document, 'changed')
    document.record({ type: 'document.updated', actor, data: { changed } })
    return changeDraft(document, change)
  })
}

/** A time that a sent document already has is no change, also if it is over. */
function inUtc<T extends string | null | undefined>(time: T): T | string {
  return time == null ? time : new Date(time).toISOString()
}
