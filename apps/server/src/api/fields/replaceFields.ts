import type { Handler } from '#api/operation.ts'
import { findPaper } from '#domain/documents/store.ts'
import { requireFreeNames, requireKnownParties, requireRoom, requireVisibleBoxes } from '#domain/fields/field-rules.ts'
import { exchangeFields, findFields, findPartyIds } from '#domain/fields/store.ts'
import { requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { fieldsChanged } from './fields-changed.ts'
import { placeFields } from './place-fields.ts'
import { withPointers } from './with-pointers.ts'

/** A list that changes nothing records no event. */
export const replaceFields: Handler<'replaceFields'> = async ({ path, body }, context) => {
  const { viewer, actor, ...deps } = context
  const fields = await placeFields(path.id, body.fields, context)
  const placed = withPointers(fields)
  return withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    requireDraft(document, 'changed')
    const { tx, id } = document
    requireRoom(fields)
    requireVisibleBoxes(placed, (await findPaper(tx, id)).pageSizes)
    requireFreeNames(placed, [])
    requireKnownParties(placed, await findPartyIds(tx, document))
    const before = await findFields(tx, id)
    await exchangeFields(document, before, fields)
    const after = await findFields(tx, id)
    if (JSON.stringify(after) !== JSON.stringify(before)) await fieldsChanged(document, actor)
    return { fields: after }
  })
}
