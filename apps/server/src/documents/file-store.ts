import type { Database } from '../database/tables.ts'

/** Stores PDFs in the database. An object store would replace the two functions of this file. */
export function writeFile(db: Database, documentId: string, bytes: Buffer) {
  return db.insertInto('document_files').values({ document_id: documentId, bytes }).execute()
}

export function readFile(
  db: Database,
  key: { id: string; accountId: string },
): Promise<{ name: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('documents')
    .innerJoin('document_files', 'document_id', 'id')
    .select(['file_name as name', 'bytes'])
    .where('id', '=', key.id)
    .where('account_id', '=', key.accountId)
    .executeTakeFirst()
}
