import type { FieldValues, HiddenTag, SigningField } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import { hiddenTagsOf } from '#domain/fields/hidden-tags.ts'
import { type FieldInFile, findFieldsInFile } from '#domain/fields/store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { findSignedFields } from '#domain/signatures/signature-store.ts'
import type { Database } from '#platform/database/tables.ts'

/**
 * Returns the fields of the party, those that other parties have filled in, and the hidden tags of all fields. Nothing if there are none.
 *
 * @param saved - what the party has filled in, but not signed yet
 */
export async function sessionFields(
  db: Database,
  you: StoredParty,
  parties: StoredParty[],
  saved: FieldValues,
): Promise<{ fields?: SigningField[]; hiddenTags?: HiddenTag[] }> {
  const all = await findFieldsInFile(db, you.documentId)
  if (all.length === 0) return {}
  const signed = await findSignedFields(db, you.documentId)
  const nameOf = new Map(parties.map(({ id, name }) => [id, name]))
  const fields = all
    .filter(({ id, partyId }) => partyId === you.id || signed.has(id))
    .map((field) => {
      const isYours = field.partyId === you.id
      // A field without a party was left out.
      const partyId = field.partyId!
      const about = { isYours, partyId, partyName: nameOf.get(partyId)!, ...(field.widgets && { isOpaque: true }) }
      return toSigningField(field, about, signed.get(field.id), isYours ? saved : {})
    })
  const hiddenTags = all.flatMap((field) => hiddenTagsOf(field).map((box) => ({ page: field.page, box })))
  return { ...(fields.length > 0 && { fields }), ...(hiddenTags.length > 0 && { hiddenTags }) }
}

function toSigningField(
  {
    id: _id,
    documentId: _documentId,
    partyId: _partyId,
    partyReference: _reference,
    widgets: _widgets,
    hiddenTags: _hiddenTags,
    anchors: _anchors,
    value,
    ...field
  }: FieldInFile,
  about: Pick<SigningField, 'isYours' | 'partyId' | 'partyName' | 'isOpaque'>,
  signed: EvidenceField | undefined,
  saved: FieldValues,
): SigningField {
  if (signed) return { ...field, ...about, value: signed.value, shown: signed.shown }
  const isSaved = Object.hasOwn(saved, field.name)
  return { ...field, ...about, value: isSaved ? saved[field.name]! : value }
}
