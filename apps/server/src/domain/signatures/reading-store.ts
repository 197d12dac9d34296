import type { SaveReading } from '@paraph/contract'
import type { ReadingVisit } from '@paraph/verify'
import type { DocumentLock } from '#domain/documents/document-lock.ts'
import type { Database } from '#platform/database/tables.ts'
import { MAX_VISITS } from './reading-rules.ts'

/** Stores what a visit of the party has shown so far, in place of what the same visit has said before. The oldest visit makes room for a new one. */
export async function storeVisit(
  { tx, lockedAt }: DocumentLock,
  partyId: string,
  { visit, pages }: SaveReading,
  { ipAddress, userAgent }: Pick<ReadingVisit, 'ipAddress' | 'userAgent'>,
): Promise<void> {
  const row = {
    ended_at: lockedAt.toISOString(),
    ip_address: ipAddress,
    user_agent: userAgent,
    pages: JSON.stringify(pages),
  }
  await tx
    .insertInto('reading_visits')
    .values({ party_id: partyId, visit, started_at: row.ended_at, ...row })
    .onConflict((conflict) => conflict.columns(['party_id', 'visit']).doUpdateSet(row))
    .execute()
  const newest = tx
    .selectFrom('reading_visits')
    .select('visit')
    .where('party_id', '=', partyId)
    .orderBy('ended_at', 'desc')
    .orderBy('visit')
    .limit(MAX_VISITS)
  await tx.deleteFrom('reading_visits').where('party_id', '=', partyId).where('visit', 'not in', newest).execute()
}

/** Returns the visits of the party, oldest first. */
export function findVisits(db: Database, partyId: string): Promise<ReadingVisit[]> {
  return db
    .selectFrom('reading_visits')
    .select(['started_at as startedAt', 'ended_at as endedAt', 'ip_address as ipAddress', 'user_agent as userAgent'])
    .select('pages')
    .where('party_id', '=', partyId)
    .orderBy('started_at')
    .orderBy('visit')
    .execute()
}

/** Erases the visits of all parties of the document, because it has ended. */
export async function eraseVisits({ tx, id }: DocumentLock): Promise<void> {
  const parties = tx.selectFrom('parties').select('id').where('document_id', '=', id)
  await tx.deleteFrom('reading_visits').where('party_id', 'in', parties).execute()
}
