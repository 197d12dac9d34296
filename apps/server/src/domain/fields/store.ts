import type { Field, HiddenTag } from '@paraph/contract'
import { sql } from 'kysely'
import type { DocumentLock, DraftLock, LockingTransaction } from '#domain/documents/document-lock.ts'
import type { DocumentKey } from '#domain/documents/store.ts'
import { isSeenBy } from '#domain/documents/viewer-store.ts'
import { newId } from '#platform/database/ids.ts'
import type { Database } from '#platform/database/tables.ts'
import { keptAnchors } from './anchors.ts'
import { boxAround } from './box-around.ts'
import { defaultLength } from './field-limits.ts'
import type { PlacedField } from './placed-field.ts'

/**
 * The party of a field. A reference is looked up whenever a draft is read, so that changes of the parties need not change the fields. A reference
 * that is no number is a role. A number is a signing order, or, if no party has this signing order, the position of a party in the order in which
 * they were added.
 */
const partyOf = sql<string | null>`coalesce(
  fields.party_id,
  case
    when fields.party_reference !~ '^[0-9]{1,4}$' then (
      select id from parties where document_id = fields.document_id and role = upper(fields.party_reference) order by added limit 1
    )
    else coalesce(
      (
        select id from parties
        where document_id = fields.document_id and signing_order = fields.party_reference::integer order by added limit 1
      ),
      (
        select id from parties
        where document_id = fields.document_id order by added limit 1 offset greatest(fields.party_reference::integer - 1, 0)
      )
    )
  end
)`

const columns = [
  'fields.id',
  'fields.document_id as documentId',
  partyOf.as('partyId'),
  'fields.party_reference as partyReference',
  'fields.type',
  'fields.name',
  'fields.label',
  'fields.required',
  'fields.read_only as readOnly',
  'fields.value',
  'fields.page',
  'fields.box',
  'fields.other_places as otherPlaces',
  'fields.anchors',
  'fields.options',
  'fields.multiline',
  'fields.max_length as maxLength',
  'fields.format',
  'fields.form_widgets as widgets',
  'fields.hidden_tags as hiddenTags',
] as const

type Row = Awaited<ReturnType<typeof selectFields>>[number]

function selectFields(db: Database, documentId: string) {
  return db.selectFrom('fields').select(columns).where('document_id', '=', documentId).orderBy('added').execute()
}

/** Selects the fields and their document. */
function selectWithDocument(db: Database, documentId: string) {
  return db
    .selectFrom('fields')
    .innerJoin('documents', 'documents.id', 'fields.document_id')
    .select(columns)
    .where('documents.id', '=', documentId)
    .orderBy('added')
}

/** Returns the fields in the order in which they were added. */
export async function findFields(db: Database, documentId: string): Promise<Field[]> {
  return (await selectFields(db, documentId)).map(toField)
}

/** A field, and what it replaces in the file. */
export interface FieldInFile extends Field {
  /** The form objects of the file that show the field. */
  widgets?: number[]
  /** The text tags that become invisible. */
  hiddenTags?: HiddenTag[]
}

/** Like `findFields`, with what the fields replace in the file. */
export async function findFieldsInFile(db: Database, documentId: string): Promise<FieldInFile[]> {
  return (await selectFields(db, documentId)).map((row) => {
    const { widgets, hiddenTags } = row
    return { ...toField(row), ...(widgets?.length && { widgets }), ...(hiddenTags && { hiddenTags }) }
  })
}

/** Returns the fields of one party. */
export async function findFieldsOf(db: Database, documentId: string, partyId: string): Promise<FieldInFile[]> {
  return (await findFieldsInFile(db, documentId)).filter((field) => field.partyId === partyId)
}

/** Like `findFields`, if the viewer may see the document. */
export async function findFieldsFor(db: Database, key: DocumentKey): Promise<Field[]> {
  const fields = selectWithDocument(db, key.id).where(isSeenBy(key))
  return (await fields.execute()).map(toField)
}

/** The fields of a document, and the number of pages of its file, which is 0 if it has no fields. */
export interface FieldsToSend {
  fields: Field[]
  filePages: number
}

export async function findFieldsToSend(db: Database, documentId: string): Promise<FieldsToSend> {
  const rows = await selectWithDocument(db, documentId).select('documents.file_pages as filePages').execute()
  return { fields: rows.map(({ filePages: _filePages, ...row }) => toField(row)), filePages: rows[0]?.filePages ?? 0 }
}

/** Only the fields of a draft can change, and only under the lock of the document. */
export async function insertFields(
  { tx, id }: DraftLock,
  fields: (PlacedField & Pick<FieldInFile, 'widgets' | 'hiddenTags'>)[],
): Promise<void> {
  if (fields.length === 0) return
  const rows = fields.map((field) => {
    return { id: newId('fld'), document_id: id, ...toColumns(field), ...fileColumns(field) }
  })
  await tx.insertInto('fields').values(rows).execute()
}

export async function changeField({ tx }: DraftLock, before: Field, field: PlacedField): Promise<void> {
  await tx.updateTable('fields').set(toColumns(field, before)).where('id', '=', before.id).execute()
}

export async function eraseFields({ tx, id }: DraftLock, fieldIds: string[]): Promise<void> {
  if (fieldIds.length === 0) return
  await tx.deleteFrom('fields').where('document_id', '=', id).where('id', 'in', fieldIds).execute()
}

/**
 * Replaces all fields of the document. A field keeps its id if its party, its name and its type stay.
 *
 * @param before - the fields of the document.
 */
export async function exchangeFields(document: DraftLock, before: Field[], fields: PlacedField[]): Promise<void> {
  const kept = new Map(
    before.flatMap((field) => [
      [keyOf(field, field.partyId), field.id],
      [keyOf(field, field.partyReference), field.id],
    ]),
  )
  const beforeOf = new Map(before.map((field) => [field.id, field]))
  const inFile = new Map((await findFieldsInFile(document.tx, document.id)).map((field) => [field.id, field]))
  // All are written again, so that their order is the order of the list.
  await eraseFields(
    document,
    before.map(({ id }) => id),
  )
  if (fields.length === 0) return
  const rows = fields.map((field) => {
    const id = kept.get(keyOf(field, field.partyId ?? field.partyReference)) ?? newId('fld')
    return { id, document_id: document.id, ...toColumns(field, beforeOf.get(id)), ...fileColumns(inFile.get(id) ?? {}) }
  })
  await document.tx.insertInto('fields').values(rows).execute()
}

const keyOf = ({ name, type }: Pick<PlacedField, 'name' | 'type'>, owner: string | null | undefined) =>
  JSON.stringify([owner, name, type])

/** Writes the parties of all references, because the document is sent and its parties no longer stand for a reference. */
export async function settleReferences({ tx, id }: DraftLock): Promise<void> {
  await tx
    .updateTable('fields')
    .set({ party_id: partyOf })
    .where('document_id', '=', id)
    .where('party_id', 'is', null)
    .execute()
}

/** Gives the fields of a party to the party that takes its place. Nothing else of the fields of a sent document ever changes. */
export function passFieldsOn({ tx }: DocumentLock, { from, to }: { from: string; to: string }) {
  return tx.updateTable('fields').set({ party_id: to }).where('party_id', '=', from).execute()
}

export function findPartyIds(tx: LockingTransaction, { id }: Pick<DocumentLock, 'id'>): Promise<{ id: string }[]> {
  return tx.selectFrom('parties').select('id').where('document_id', '=', id).execute()
}

function fileColumns({ widgets, hiddenTags }: Pick<FieldInFile, 'widgets' | 'hiddenTags'>) {
  return { form_widgets: widgets ?? null, hidden_tags: hiddenTags ? JSON.stringify(hiddenTags) : null }
}

/** @param before - the same field as it is now, if it is there already. */
function toColumns(field: PlacedField, before?: Field) {
  const { type, value, otherPlaces = [], options, multiline = false } = field
  const anchors = field.anchors ?? (before && keptAnchors(before, field))
  const isText = type === 'TEXT'
  return {
    party_id: field.partyId ?? null,
    party_reference: field.partyReference ?? null,
    type,
    name: field.name,
    label: field.label ?? null,
    required: field.required ?? true,
    read_only: field.readOnly ?? false,
    value: value == null || value === '' ? null : JSON.stringify(value),
    page: field.page,
    box: JSON.stringify(field.box ?? boxAround((options ?? []).flatMap(({ box }) => box ?? []))),
    other_places: otherPlaces.length > 0 ? JSON.stringify(otherPlaces) : null,
    anchors: anchors ? JSON.stringify(anchors) : null,
    options: options ? JSON.stringify(options) : null,
    multiline: isText ? multiline : null,
    max_length: isText ? (field.maxLength ?? defaultLength(multiline)) : null,
    format: isText ? (field.format ?? null) : null,
  }
}

/** A property that does not apply to the type is absent. */
function toField({
  otherPlaces,
  anchors,
  options,
  multiline,
  maxLength,
  format,
  widgets: _widgets,
  hiddenTags: _tags,
  ...field
}: Row): Field {
  return {
    ...field,
    ...(otherPlaces && { otherPlaces }),
    ...(anchors && { anchors }),
    ...(options && { options }),
    ...(multiline !== null && { multiline }),
    ...(maxLength !== null && { maxLength }),
    ...(format && { format }),
  }
}
