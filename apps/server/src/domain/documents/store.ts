import type { Document, Language, Reminders } from '@paraph/contract'
import { newId } from '#platform/database/ids.ts'
import { anyOf } from '#platform/database/lists.ts'
import type { Database, Transaction } from '#platform/database/tables.ts'
import type { InspectedPdf } from '#platform/pdf/facts/inspection.ts'
import type { PageSizes } from '#platform/pdf/facts/page-sizes.ts'
import type { Upload } from '#platform/uploads/uploads.ts'
import { asLocked, asLocking } from './as-locked.ts'
import { writeAttachments } from './attachment-store.ts'
import type { DocumentLock, DraftLock } from './document-lock.ts'
import { documentFields, reminderColumns, toDocument } from './document-columns.ts'
import { writeFile } from './file-store.ts'
import { isSeenBy, type Viewer } from './viewer-store.ts'

export interface DocumentKey extends Viewer {
  id: string
}

interface NewDocument {
  title: string
  message: string | null
  language: Language
  externalId: string | null
  redirectUrl: string | null
  marksAtOnce: boolean
  pageFooter: boolean
  isFormTaken: boolean
  expiresAt: string | null
  reminders: Reminders
  file: Omit<Upload, 'owner'> & Pick<InspectedPdf, 'pages' | 'pageSizes' | 'extras' | 'withheld'>
}

/** A field that is undefined does not change. */
export interface DocumentChange {
  title: string | undefined
  message: string | null | undefined
  language: Language | undefined
  externalId: string | null | undefined
  redirectUrl: string | null | undefined
  marksAtOnce: boolean | undefined
  pageFooter: boolean | undefined
  expiresAt: string | null | undefined
  reminders: Reminders | undefined
}

export async function insertDocument(
  tx: Transaction,
  { accountId, createdBy }: { accountId: string; createdBy: string },
  document: NewDocument,
  now: Date,
): Promise<{ document: Document; lock: DocumentLock }> {
  const at = now.toISOString()
  const { attachments, notes, files } = document.file.extras
  const row = await tx
    .insertInto('documents')
    .values({
      id: newId('doc'),
      account_id: accountId,
      created_by: createdBy,
      title: document.title,
      status: 'DRAFT',
      message: document.message,
      language: document.language,
      external_id: document.externalId,
      redirect_url: document.redirectUrl,
      marks_at_once: document.marksAtOnce,
      page_footer: document.pageFooter,
      is_form_taken: document.isFormTaken,
      expires_at: document.expiresAt,
      ...reminderColumns(document.reminders),
      file_name: document.file.name,
      file_size: document.file.size,
      file_pages: document.file.pages,
      page_sizes: JSON.stringify(document.file.pageSizes),
      file_sha256: document.file.sha256,
      file_withheld: document.file.withheld,
      file_extras: JSON.stringify({ attachments, notes }),
      created_at: at,
      updated_at: at,
    })
    .returning(documentFields)
    .executeTakeFirstOrThrow()
  await writeFile(tx, row.id, document.file)
  await writeAttachments(tx, row.id, files)
  const lock = asLocked({ tx: asLocking(tx), id: row.id, accountId, lockedAt: now })
  return { document: toDocument(row, now), lock }
}

export async function findDocument(db: Database, key: DocumentKey, now: Date): Promise<Document | undefined> {
  const document = db.selectFrom('documents').select(documentFields).where('id', '=', key.id)
  const row = await document.where(isSeenBy(key)).executeTakeFirst()
  return row && toDocument(row, now)
}

export async function findDocumentsById(db: Database, ids: string[], now: Date): Promise<Map<string, Document>> {
  const rows = await db.selectFrom('documents').select(documentFields).where('id', '=', anyOf(ids)).execute()
  return new Map(rows.map((row) => [row.id, toDocument(row, now)]))
}

/** Returns what decides whether a text fits on the pages of the document. */
export function findPaper(db: Database, id: string): Promise<{ pageSizes: PageSizes; language: Language }> {
  const row = db.selectFrom('documents').select(['page_sizes as pageSizes', 'language']).where('id', '=', id)
  return row.executeTakeFirstOrThrow()
}

export async function hasDocument(db: Database, key: DocumentKey): Promise<boolean> {
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '=', key.id)
    .where(isSeenBy(key))
    .executeTakeFirst()
  return row !== undefined
}

export function changeDraft(document: DraftLock, change: DocumentChange): Promise<Document> {
  return storeChange(document, change)
}

/** Changes a document that was sent. */
export function storeSentChange(
  document: DocumentLock,
  change: Pick<DocumentChange, 'title' | 'message' | 'expiresAt' | 'reminders'>,
): Promise<Document> {
  return storeChange(document, change)
}

async function storeChange(
  { tx, id, lockedAt }: DocumentLock,
  change: { [Name in keyof DocumentChange]?: DocumentChange[Name] },
): Promise<Document> {
  const row = await tx
    .updateTable('documents')
    .set({
      title: change.title,
      message: change.message,
      language: change.language,
      external_id: change.externalId,
      redirect_url: change.redirectUrl,
      marks_at_once: change.marksAtOnce,
      page_footer: change.pageFooter,
      expires_at: change.expiresAt,
      ...(change.reminders && reminderColumns(change.reminders)),
      updated_at: lockedAt.toISOString(),
    })
    .where('id', '=', id)
    .returning(documentFields)
    .executeTakeFirstOrThrow()
  return toDocument(row, lockedAt)
}

/** Stores the time of a change of the draft, or of something that belongs to it. */
export async function touchDraft({ tx, id, lockedAt }: DraftLock): Promise<void> {
  await tx.updateTable('documents').set({ updated_at: lockedAt.toISOString() }).where('id', '=', id).execute()
}

export async function markSent({ tx, id, lockedAt }: DraftLock): Promise<Document> {
  const at = lockedAt.toISOString()
  const row = await tx
    .updateTable('documents')
    .set({ status: 'SENT', sent_at: at, updated_at: at })
    .where('id', '=', id)
    .returning(documentFields)
    .executeTakeFirstOrThrow()
  return toDocument(row, lockedAt)
}

export type End =
  /** `sha256` is the hash of the sealed file. */
  | { status: 'COMPLETED'; sha256: string }
  | { status: 'REJECTED'; reason: string | null }
  | { status: 'CANCELLED'; reason: string }
  | { status: 'EXPIRED' }

export async function markEnded({ tx, id, lockedAt }: DocumentLock, end: End): Promise<Document> {
  const at = lockedAt.toISOString()
  const row = await tx
    .updateTable('documents')
    .set({
      status: end.status,
      updated_at: at,
      ...(end.status === 'COMPLETED' && { completed_at: at }),
      ...(end.status === 'REJECTED' && { rejected_reason: end.reason }),
      ...(end.status === 'CANCELLED' && { cancelled_reason: end.reason }),
    })
    .where('id', '=', id)
    .returning(documentFields)
    .executeTakeFirstOrThrow()
  return toDocument(row, lockedAt)
}

/** Returns ids of documents of all accounts, in ascending order. */
export async function findDocumentIds(
  db: Database,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('documents')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes a draft with its file, its parties and its audit trail. A trigger refuses to delete any other document. */
export async function eraseDocument({ tx, id }: DraftLock) {
  await tx.deleteFrom('documents').where('id', '=', id).execute()
}
