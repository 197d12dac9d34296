import type { DocumentStatus } from '@paraph/contract'
import type { Database } from '../database.ts'
import { Problem } from '../problem.ts'
import { findStoredParty, lockDocument, type PartyKey, type StoredParty } from './store.ts'

/** The party, which nobody else changes until the transaction ends. */
export async function lockedParty(
  tx: Database,
  key: PartyKey,
): Promise<{ status: DocumentStatus; party: StoredParty }> {
  const status = await lockDocument(tx, key)
  if (!status) throw new Problem('document_not_found')
  const party = await findStoredParty(tx, key)
  if (!party) throw new Problem('party_not_found')
  return { status, party }
}
