import { hasDocument } from '#domain/documents/store.ts'
import type { Database } from '#platform/database/tables.ts'
import { Problem } from '#platform/problems/problem.ts'
import type { PartyKey } from './store.ts'

/** Returns the problem that names what is missing: the document or the party. */
export async function partyNotFound(db: Database, key: PartyKey): Promise<Problem> {
  return new Problem((await hasDocument(db, key)) ? 'party_not_found' : 'document_not_found')
}
