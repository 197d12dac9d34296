import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'
import type { Upload } from '#platform/uploads/uploads.ts'
import { isSeenBy, type Viewer } from './viewer-store.ts'

/** Reads these bytes of a file, and no others. */
export type ReadPart = (range: { start: number; length: number }) => Promise<Buffer>

/** PDFs are read and written only in this file, so that an object store could replace the table. */
export async function writeFile(db: Database, documentId: string, file: Pick<Upload, 'size' | 'read'>) {
  const bytes = Buffer.from((await file.read(0, file.size)).buffer)
  await db.insertInto('document_files').values({ document_id: documentId, bytes }).execute()
}

export function findFile(
  db: Database,
  key: Viewer & { id: string },
): Promise<{ name: string; size: number } | undefined> {
  return db
    .selectFrom('documents')
    .select(['file_name as name', 'file_size as size'])
    .where('id', '=', key.id)
    .where(isSeenBy(key))
    .executeTakeFirst()
}

/** Reads only these bytes from the database. */
export async function readFileRange(
  db: Database,
  documentId: string,
  { start, length }: { start: number; length: number },
): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('document_files')
    .select(sql<Buffer>`substring(bytes from ${start + 1}::integer for ${length}::integer)`.as('bytes'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  return bytes
}

export function findSealedFile(
  db: Database,
  key: Viewer & { id: string },
): Promise<{ name: string; size: number } | undefined> {
  return db
    .selectFrom('documents')
    .innerJoin('sealed_files', 'document_id', 'id')
    .select(['file_name as name', 'sealed_files.size'])
    .where('id', '=', key.id)
    .where(isSeenBy(key))
    .executeTakeFirst()
}

/** Reads only these bytes of the sealed file. The bytes never change. */
export async function readSealedRange(
  db: Database,
  documentId: string,
  { start, length }: { start: number; length: number },
): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('sealed_files')
    .select(sql<Buffer>`substring(bytes from ${start + 1}::integer for ${length}::integer)`.as('bytes'))
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow()
  return bytes
}
