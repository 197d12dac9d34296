import type { FileAttachment } from '@paraph/contract'
import { sql } from 'kysely'
import type { Database } from '#platform/database/tables.ts'

/** Stores the files that the uploaded PDF contains. Their names are with the document. */
export async function writeAttachments(db: Database, documentId: string, files: Uint8Array[]): Promise<void> {
  // One after the other, so that only one of them is in memory as a parameter.
  for (const [index, bytes] of files.entries()) {
    const row = {
      document_id: documentId,
      number: index + 1,
      bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
    }
    await db.insertInto('document_attachments').values(row).execute()
  }
}

export async function findAttachment(
  db: Database,
  documentId: string,
  number: number,
): Promise<{ name: string; size: number } | undefined> {
  const row = await db
    .selectFrom('documents')
    .select(sql<FileAttachment[] | null>`file_extras -> 'attachments'`.as('attachments'))
    .where('id', '=', documentId)
    .executeTakeFirst()
  const found = row?.attachments?.find((attachment) => attachment.number === number)
  return found && { name: found.name, size: found.size }
}

/** Reads only these bytes of the attachment. */
export async function readAttachment(
  db: Database,
  documentId: string,
  number: number,
  { start, length }: { start: number; length: number },
): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('document_attachments')
    // PostgreSQL counts from 1.
    .select(sql<Buffer>`substring(bytes from ${start + 1}::integer for ${length}::integer)`.as('bytes'))
    .where('document_id', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return bytes
}
