import type { SigningReceipt, SigningRejection } from '@paraph/contract'
import { findSignatures } from '#domain/signatures/signature-store.ts'
import { findRejection } from '#domain/events/trail-store.ts'
import type { Database } from '#platform/database/tables.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import { identityReceipt } from './identity-methods.ts'

/** Returns the receipt of the party's signature. Undefined if the party has not signed. */
export async function receiptOf(db: Database, partyId: string): Promise<SigningReceipt | undefined> {
  const [signature] = await findSignatures(db, [partyId])
  if (!signature) return undefined
  const { signedAt, fileSha256: sha256, statement, capacity } = signature
  return { signedAt, sha256, statement, capacity, ...identityReceipt(signature) }
}

/** Returns the proof that the party has rejected the document. Undefined if it has not. */
export async function rejectionOf(
  db: Database,
  { id, documentId, signingStatus }: Pick<StoredParty, 'id' | 'documentId' | 'signingStatus'>,
  fileSha256: string,
): Promise<SigningRejection | undefined> {
  if (signingStatus !== 'REJECTED') return undefined
  const event = await findRejection(db, { id, documentId })
  if (!event) return undefined
  const { statement = null, reason = null, verification = 'NONE', link = 'API' } = event.data
  return { rejectedAt: event.at, sha256: fileSha256, statement, reason, verification, link }
}
