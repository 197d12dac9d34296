import type { Field } from '@paraph/contract'
import type { PlacedField } from '#domain/fields/placed-field.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * @param fields - all fields of the document.
 * @throws Problem `field_not_found`
 */
export function findOwnField(fields: Field[], fieldId: string): Field {
  const field = fields.find(({ id }) => id === fieldId)
  if (!field) throw new Problem('field_not_found')
  return field
}

/** Returns the field as it would be added by its boxes. The box of a RADIO comes from its options. */
export function asNewField({
  id: _id,
  documentId: _documentId,
  box,
  partyId,
  partyReference,
  anchors: _anchors,
  ...field
}: Field): PlacedField {
  const owner = partyReference === null ? { partyId: partyId! } : { partyReference }
  return field.type === 'RADIO' ? { ...field, ...owner } : { ...field, ...owner, box }
}
