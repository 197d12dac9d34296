import type { Handler } from '#api/operation.ts'
import { eraseFields, findFields } from '#domain/fields/store.ts'
import { requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { fieldsChanged } from './fields-changed.ts'
import { findOwnField } from './own-field.ts'

export const removeField: Handler<'removeField'> = ({ path }, { viewer, actor, ...deps }) =>
  withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    const { tx, id } = document
    const field = findOwnField(await findFields(tx, id), path.fieldId)
    requireDraft(document, 'changed')
    await eraseFields(document, [field.id])
    await fieldsChanged(document, actor)
    return { id: field.id, documentId: id, deleted: true }
  })
