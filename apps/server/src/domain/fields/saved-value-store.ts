import type { FieldValues } from '@paraph/contract'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'

/** Stores what the party has filled in so far, in place of what it had saved before. */
export async function storeSavedValues(
  { tx, lockedAt }: DocumentLock,
  partyId: string,
  values: FieldValues,
): Promise<string> {
  const row = { values: JSON.stringify(values), saved_at: lockedAt.toISOString() }
  await tx
    .insertInto('saved_values')
    .values({ party_id: partyId, ...row })
    .onConflict((conflict) => conflict.column('party_id').doUpdateSet(row))
    .execute()
  return row.saved_at
}

export async function findSavedValues(db: Database, partyId: string): Promise<FieldValues> {
  const row = await db.selectFrom('saved_values').select('values').where('party_id', '=', partyId).executeTakeFirst()
  return row?.values ?? {}
}

/** Erases what the parties of the document have saved. */
export async function eraseSavedValues({ tx, id }: DocumentLock): Promise<void> {
  const parties = tx.selectFrom('parties').select('id').where('document_id', '=', id)
  await tx.deleteFrom('saved_values').where('party_id', 'in', parties).execute()
}
