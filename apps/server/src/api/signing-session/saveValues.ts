import type { Handler } from '#api/operation.ts'
import { unknownFaults } from '#domain/fields/complete-fields.ts'
import { storeSavedValues } from '#domain/fields/saved-value-store.ts'
import { findFieldsOf } from '#domain/fields/store.ts'
import { draftValueFault } from '#domain/fields/value-rules.ts'
import { requireActing } from '#domain/lifecycle/sign-or-reject.ts'
import { invalidRequest } from '#platform/problems/invalid-request.ts'
import { withVerifiedLink } from './act.ts'
import { textsWithoutRoom } from './texts-without-room.ts'

/** Takes the lock of the document, so that nothing is saved after the party has signed or the document has ended. */
export const saveValues: Handler<'saveValues'> = async ({ header, body: { values } }, context) => {
  const undrawn = await textsWithoutRoom({ values }, context)
  return withVerifiedLink(context, header, async ({ document, party, parties }) => {
    requireActing(document, party, parties)
    const fields = await findFieldsOf(document.tx, document.id, party.id)
    const faults = unknownFaults(fields, values)
    for (const field of fields) {
      const fault = Object.hasOwn(values, field.name) ? draftValueFault(field, values[field.name]!) : undefined
      if (fault) faults.push({ pointer: `/values/${field.name}`, ...fault })
    }
    if (faults.length > 0) throw invalidRequest(faults)
    const savedAt = await storeSavedValues(document, party.id, values)
    const fittingLengths = undrawn.flatMap(({ fault, fitting: length }) =>
      length === undefined ? [] : [{ name: fault.pointer.replace('/values/', ''), length }],
    )
    return { savedAt, noRoom: fittingLengths.map(({ name }) => name), fittingLengths }
  })
}
