import type { Database } from '#platform/database/tables.ts'
import type { ReadPart } from './file-store.ts'

/** Returns the file of a document if nobody has tried to draw its first page. */
export async function findFileWithoutPreview(db: Database, documentId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('document_files')
    .select('bytes')
    .where('document_id', '=', documentId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('document_previews').select('bytes').where('document_id', '=', documentId))),
    )
    .executeTakeFirst()
  return row?.bytes
}

/** Stores the picture, or null if the first page can't be drawn. */
export async function insertPreview(db: Database, documentId: string, bytes: Buffer | null): Promise<void> {
  await db
    .insertInto('document_previews')
    // The draft may have been deleted while its first page was drawn.
    .columns(['document_id', 'bytes'])
    .expression((documents) =>
      documents
        .selectFrom('documents')
        .select(({ val, cast }) => ['id', cast<Buffer | null>(val(bytes), 'bytea').as('bytes')])
        .where('id', '=', documentId),
    )
    // Another process was faster. The file never changes, so both pictures are the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True if nobody has tried to draw the first page of the document. */
export async function lacksPreview(db: Database, documentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('document_previews')
    .select('document_id')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row === undefined
}

export async function findPreview(db: Database, documentId: string) {
  const row = await db
    .selectFrom('document_previews')
    .select('bytes')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  const bytes = row?.bytes
  if (!bytes) return
  const read: ReadPart = async ({ start, length }) => bytes.subarray(start, start + length)
  return { name: 'preview.webp', type: 'image/webp', size: bytes.length, read }
}
