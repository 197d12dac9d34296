import type { Handler } from '#api/operation.ts'
import { requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { findPaper } from '#domain/documents/store.ts'
import { requireFreeNames, requireKnownParties, requireRoom, requireVisibleBoxes } from '#domain/fields/field-rules.ts'
import { findFields, findPartyIds, insertFields } from '#domain/fields/store.ts'
import { fieldsChanged } from './fields-changed.ts'
import { placeFields } from './place-fields.ts'
import { withPointers } from './with-pointers.ts'

/** The limits are checked under the lock of the document, so that concurrent requests can't exceed them. */
export const addFields: Handler<'addFields'> = async ({ path, body }, context) => {
  const { viewer, actor, ...deps } = context
  const fields = await placeFields(path.id, body.fields, context)
  const placed = withPointers(fields)
  return withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    requireDraft(document, 'changed')
    const { tx, id } = document
    const before = await findFields(tx, id)
    requireRoom([...before, ...fields])
    requireVisibleBoxes(placed, (await findPaper(tx, id)).pageSizes)
    requireKnownParties(placed, await findPartyIds(tx, document))
    requireFreeNames(placed, before)
    await insertFields(document, fields)
    await fieldsChanged(document, actor)
    return { fields: (await findFields(tx, id)).slice(before.length) }
  })
}
