import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database, ScanType } from '#platform/database/tables.ts'
import type { Room } from '#platform/pdf/room.ts'

/** Returns who sent the document, and where its parties can ask. */
export function findSender(db: Database, documentId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['mode', 'accounts.name as senderName'])
    .select(['contact_email as contactEmail', 'contact_phone as contactPhone'])
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow()
}

/** Returns the document as its parties see it, and the name of the account that sent it. */
export function findSigningDocument(db: Database, documentId: string) {
  return db
    .selectFrom('documents')
    .innerJoin('accounts', 'accounts.id', 'documents.account_id')
    .leftJoin('sealed_files', 'sealed_files.document_id', 'documents.id')
    .select([
      'documents.title',
      'documents.message',
      'documents.status',
      'documents.language',
      'documents.redirect_url as redirectUrl',
      'documents.marks_at_once as marksAtOnce',
      'documents.expires_at as expiresAt',
      'documents.seal_status as sealStatus',
      'documents.rejected_reason as rejectedReason',
      'documents.cancelled_reason as cancelledReason',
      'documents.file_name as fileName',
      'documents.file_size as fileSize',
      'documents.file_pages as filePages',
      'documents.file_sha256 as fileSha256',
      'documents.file_withheld as fileWithheld',
      'documents.file_extras as fileExtras',
      'sealed_files.size as sealedSize',
      'sealed_files.pages as sealedPages',
      'sealed_files.sha256 as sealedSha256',
      'accounts.name as senderName',
      'accounts.contact_email as contactEmail',
      'accounts.contact_phone as contactPhone',
      'accounts.mode',
    ])
    .where('documents.id', '=', documentId)
    .executeTakeFirstOrThrow()
}

/** Stores the scan of the party, in place of an earlier one. */
export async function saveScan(
  { tx }: DocumentLock,
  partyId: string,
  { room, ...file }: { bytes: Buffer; type: ScanType; room: Room },
): Promise<void> {
  const scan = { ...file, room: JSON.stringify(room) }
  await tx
    .insertInto('scans')
    .values({ party_id: partyId, ...scan })
    .onConflict((conflict) => conflict.column('party_id').doUpdateSet(scan))
    .execute()
}

/** Returns the type and the size of the scan that the party has uploaded and not signed yet. */
export async function findScan(db: Database, partyId: string) {
  return db
    .selectFrom('scans')
    .select(['type', sql<number>`octet_length(bytes)`.as('size')])
    .where('party_id', '=', partyId)
    .executeTakeFirst()
}

/** Reads a part of the scan. Throws if the party has replaced the scan by one of another size since it was found. */
export async function readScan(
  db: Database,
  partyId: string,
  { start, length, size }: { start: number; length: number; size: number },
): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('scans')
    // PostgreSQL counts from 1.
    .select(sql<Buffer>`substring(bytes from ${start + 1}::integer for ${length}::integer)`.as('bytes'))
    .where('party_id', '=', partyId)
    .where(sql<number>`octet_length(bytes)`, '=', size)
    .executeTakeFirstOrThrow()
  return bytes
}

export async function hasScan(db: Database, partyId: string): Promise<boolean> {
  const row = await db.selectFrom('scans').select('party_id').where('party_id', '=', partyId).executeTakeFirst()
  return row !== undefined
}

/** Marks the party as the wrong person, and ends its automatic reminders. Returns false if this was reported before. */
export async function markWrongPerson({ tx, lockedAt }: DocumentLock, partyId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parties')
    .set({ wrong_person_at: lockedAt.toISOString(), next_reminder_at: null })
    .where('id', '=', partyId)
    .where('wrong_person_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
