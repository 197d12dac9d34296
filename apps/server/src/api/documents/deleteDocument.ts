import type { Handler } from '#api/operation.ts'
import { eraseDocument } from '#domain/documents/store.ts'
import { requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'

export const deleteDocument: Handler<'deleteDocument'> = ({ path }, { viewer, ...deps }) =>
  withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    requireDraft(document, 'deleted')
    await eraseDocument(document)
    return { id: document.id, deleted: true }
  })
