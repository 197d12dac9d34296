import type { SigningReceipt } from '@paraph/contract'
import { findSignatures } from '#domain/signatures/signatures.ts'
import type { Database } from '#platform/database/tables.ts'
import { identityReceipt } from './identity-methods.ts'

/** Returns the receipt of the party's signature. Undefined if the party has not signed. */
export async function receiptOf(db: Database, partyId: string): Promise<SigningReceipt | undefined> {
  const [signature] = await findSignatures(db, [partyId])
  if (!signature) return undefined
  const { signedAt, fileSha256: sha256, statement } = signature
  return { signedAt, sha256, statement, ...identityReceipt(signature) }
}
