import type { Database } from '../database.ts'
import { lockedDocument } from '../documents/locked-document.ts'
import type { LockedDocument } from '../documents/lock.ts'
import { Problem } from '../problem.ts'
import { findStoredParty, type PartyKey, type StoredParty } from './store.ts'

/** The party and its document, which nobody else changes until the transaction ends. */
export async function lockedParty(
  tx: Database,
  key: PartyKey,
  now: () => Date,
): Promise<{ document: LockedDocument; party: StoredParty }> {
  const document = await lockedDocument(tx, key, now)
  const party = await findStoredParty(tx, key)
  if (!party) throw new Problem('party_not_found')
  return { document, party }
}
