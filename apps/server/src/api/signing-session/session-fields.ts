import type { Field, FieldValue, SigningField } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import { findSavedValues } from '#domain/fields/saved-values.ts'
import { findFields, findFormWidgets } from '#domain/fields/store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { findSignedFields } from '#domain/signatures/signatures.ts'
import type { Database } from '#platform/database/tables.ts'

/** Returns the fields of the party, and those that other parties have filled in. Nothing if there are none. */
export async function sessionFields(
  db: Database,
  you: StoredParty,
  parties: StoredParty[],
): Promise<{ fields?: SigningField[] }> {
  const fields = await findFields(db, you.documentId)
  if (fields.length === 0) return {}
  const [signed, saved, widgets] = await Promise.all([
    findSignedFields(db, you.documentId),
    findSavedValues(db, you.id),
    findFormWidgets(db, you.documentId),
  ])
  const shownOf = new Map(signed.map((field) => [field.id, field]))
  const nameOf = new Map(parties.map(({ id, name }) => [id, name]))
  const visible = fields.filter(({ id, partyId }) => partyId === you.id || shownOf.has(id))
  if (visible.length === 0) return {}
  return {
    fields: visible.map((field) => {
      const isYours = field.partyId === you.id
      const isOpaque = widgets.has(field.id)
      // The document is sent, so each field has its party.
      const about = { isYours, partyName: nameOf.get(field.partyId!)!, ...(isOpaque && { isOpaque }) }
      return toSigningField(field, about, shownOf.get(field.id), isYours ? saved : {})
    }),
  }
}

function toSigningField(
  { id: _id, documentId: _documentId, partyId: _partyId, partyReference: _reference, value, ...field }: Field,
  about: { isYours: boolean; partyName: string; isOpaque?: boolean },
  signed: EvidenceField | undefined,
  saved: Record<string, FieldValue>,
): SigningField {
  if (signed) return { ...field, ...about, value: signed.value, shown: signed.shown }
  const isSaved = Object.hasOwn(saved, field.name)
  return { ...field, ...about, value: isSaved ? saved[field.name]! : value }
}
