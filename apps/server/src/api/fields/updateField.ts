import type { Handler } from '#api/operation.ts'
import { findPaper } from '#domain/documents/store.ts'
import {
  requireFreeNames,
  requireKnownParties,
  requireRoom,
  requireSoundFields,
  requireVisibleBoxes,
} from '#domain/fields/field-rules.ts'
import { changeField, findFields, findPartyIds } from '#domain/fields/store.ts'
import { changedFields } from '#domain/lifecycle/changed-fields.ts'
import { requireDraft } from '#domain/lifecycle/document-rules.ts'
import { withLockedDocument } from '#domain/lifecycle/lock.ts'
import { fieldsChanged } from './fields-changed.ts'
import { asNewField, findOwnField } from './own-field.ts'

/** An update that changes nothing records no event. */
export const updateField: Handler<'updateField'> = ({ path, body }, { viewer, actor, ...deps }) =>
  withLockedDocument(deps, { id: path.id, ...viewer }, async (document) => {
    const { tx, id } = document
    const all = await findFields(tx, id)
    const before = findOwnField(all, path.fieldId)
    requireDraft(document, 'changed')
    const { partyReference, ...own } = asNewField(before)
    const field = {
      ...own,
      ...(body.partyId === undefined && partyReference !== undefined && { partyReference }),
      ...body,
    }
    const placed = [{ field, pointer: '' }]
    requireSoundFields(placed)
    requireVisibleBoxes(placed, (await findPaper(tx, id)).pageSizes)
    const others = all.filter((other) => other !== before)
    requireRoom([...others, field])
    requireKnownParties(placed, await findPartyIds(tx, document))
    requireFreeNames(placed, others)
    if (changedFields({ otherPlaces: [], ...before }, body).length === 0) return before
    await changeField(document, before, field)
    await fieldsChanged(document, actor)
    return findOwnField(await findFields(tx, id), before.id)
  })
