import type { Database } from '#platform/database/tables.ts'

/** Returns the file of a document that has no preview. */
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

export async function insertPreview(db: Database, documentId: string, bytes: Buffer): Promise<void> {
  await db
    .insertInto('document_previews')
    .values({ document_id: documentId, bytes })
    // Another process was faster. The file never changes, so both pictures are the same.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function findPreview(db: Database, documentId: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('document_previews')
    .select('bytes')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return row?.bytes
}
