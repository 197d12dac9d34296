import { sql } from 'kysely'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database, ScanType } from '#platform/database/tables.ts'
import type { PdfSize } from '#platform/pdf/facts/size-rules.ts'

/** Stores the scan of the party, in place of an earlier one. */
export async function saveScan(
  { tx }: DocumentLock,
  partyId: string,
  { size, ...file }: { bytes: Buffer; type: ScanType; size: PdfSize },
): Promise<void> {
  const scan = { ...file, room: JSON.stringify(size) }
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

/** Returns the size of each scan, by party. */
export async function findScanSizes({ tx, id }: DocumentLock): Promise<Map<string, PdfSize>> {
  const uploaded = await tx
    .selectFrom('scans')
    .innerJoin('parties', 'parties.id', 'party_id')
    .select(['party_id as partyId', 'room as size'])
    .where('document_id', '=', id)
    .execute()
  const signed = await tx
    .selectFrom('signatures')
    .select(['party_id as partyId', 'scan_room as size'])
    .where('document_id', '=', id)
    .where('scan_room', 'is not', null)
    .execute()
  return new Map([...uploaded, ...signed].map(({ partyId, size }) => [partyId, size!]))
}
