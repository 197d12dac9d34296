import type { Document, DocumentStatus, Language } from '@paraph/contract'
import type { ExpressionBuilder } from 'kysely'
import type { Database, Tables } from '../database.ts'
import { newId } from '../ids.ts'
import { type Page, toPage } from '../page.ts'

export interface DocumentKey {
  id: string
  accountId: string
}

export interface NewDocument {
  title: string
  message: string | null
  language: Language
  externalId: string | null
  expiresAt: string | null
  file: { name: string; pages: number; sha256: string; bytes: Buffer }
}

/** What is left undefined stays as it was. */
export interface DocumentChange {
  title: string | undefined
  message: string | null | undefined
  language: Language | undefined
  externalId: string | null | undefined
  expiresAt: string | null | undefined
}

export async function insertDocument(
  db: Database,
  accountId: string,
  document: NewDocument,
  now: Date,
): Promise<Document> {
  const at = now.toISOString()
  const row = await db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('documents')
      .values({
        id: newId('doc'),
        account_id: accountId,
        title: document.title,
        status: 'DRAFT',
        message: document.message,
        language: document.language,
        external_id: document.externalId,
        expires_at: document.expiresAt,
        file_name: document.file.name,
        file_size: document.file.bytes.length,
        file_pages: document.file.pages,
        file_sha256: document.file.sha256,
        created_at: at,
        updated_at: at,
      })
      .returning(fields)
      .executeTakeFirstOrThrow()
    await writeFile(tx, inserted.id, document.file.bytes)
    return inserted
  })
  return toDocument(row)
}

export async function findDocument(db: Database, key: DocumentKey): Promise<Document | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(fields)
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
  return row && toDocument(row)
}

export async function findDocuments(
  db: Database,
  accountId: string,
  { status, externalId }: { status?: DocumentStatus; externalId?: string },
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Page<Document>> {
  let query = db.selectFrom('documents').select(fields).where('account_id', '=', accountId)
  if (status !== undefined) query = query.where('status', '=', status)
  if (externalId !== undefined) query = query.where('external_id', '=', externalId)
  if (after !== undefined) query = query.where('id', '<', after)
  const { rows, nextCursor } = toPage(
    await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute(),
    limit,
  )
  return { rows: rows.map(toDocument), nextCursor }
}

/** Changes a draft, and nothing else: the status is part of the condition, so that no change can slip in after sending. */
export async function changeDraft(
  db: Database,
  key: DocumentKey,
  change: DocumentChange,
  now: Date,
): Promise<Document | undefined> {
  const row = await db
    .updateTable('documents')
    .set({
      title: change.title,
      message: change.message,
      language: change.language,
      external_id: change.externalId,
      expires_at: change.expiresAt,
      updated_at: now.toISOString(),
    })
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .where('status', '=', 'DRAFT')
    .returning(fields)
    .executeTakeFirst()
  return row && toDocument(row)
}

/** Whether there was such a draft. Its file and its parties go with it. */
export async function eraseDraft(db: Database, key: DocumentKey): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('documents')
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The place where PDFs are kept; an object store would change these two functions alone. */
function writeFile(db: Database, documentId: string, bytes: Buffer) {
  return db.insertInto('document_files').values({ document_id: documentId, bytes }).execute()
}

export function readFile(db: Database, key: DocumentKey): Promise<{ name: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_id', 'id')
    .select(['file_name as name', 'bytes'])
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
}

function fields(select: ExpressionBuilder<Tables, 'documents'>) {
  return [
    'documents.id',
    'title',
    'status',
    'message',
    'language',
    'external_id as externalId',
    'expires_at as expiresAt',
    'file_name as fileName',
    'file_size as fileSize',
    'file_pages as filePages',
    'file_sha256 as fileSha256',
    'created_at as createdAt',
    'updated_at as updatedAt',
    'sent_at as sentAt',
    'completed_at as completedAt',
    'rejected_reason as rejectedReason',
    'cancelled_reason as cancelledReason',
    select
      .exists(
        select
          .selectFrom('parties')
          .select('parties.id')
          .whereRef('document_id', '=', 'documents.id')
          .where('signing_order', 'is not', null),
      )
      .as('sequential'),
  ] as const
}

type Row = Omit<Document, 'signingMode' | 'file' | 'sealedFile'> & {
  fileName: string
  fileSize: number
  filePages: number
  fileSha256: string
  sequential: unknown
}

function toDocument({ fileName, fileSize, filePages, fileSha256, sequential, ...document }: Row): Document {
  return {
    ...document,
    signingMode: sequential ? 'SEQUENTIAL' : 'PARALLEL',
    file: { name: fileName, size: fileSize, pages: filePages, sha256: fileSha256 },
    sealedFile: null,
  }
}
