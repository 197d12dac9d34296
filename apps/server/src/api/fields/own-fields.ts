import type { Field } from '@paraph/contract'
import type { DocumentKey } from '#domain/documents/store.ts'
import { findFieldsFor } from '#domain/fields/store.ts'
import { findSignedFields } from '#domain/signatures/signature-store.ts'
import type { Database } from '#platform/database/tables.ts'

/** Returns the fields as a viewer of the document sees them: with what the parties have signed. Empty if the viewer may not see the document. */
export async function ownFields(db: Database, key: DocumentKey): Promise<Field[]> {
  const fields = await findFieldsFor(db, key)
  if (fields.length === 0) return []
  const signed = await findSignedFields(db, key.id)
  return fields.map((field) => {
    const { value, shown, signedAt: at } = signed.get(field.id) ?? {}
    return at === undefined ? field : { ...field, filledIn: { value: value!, shown: shown!, at } }
  })
}
