import type { SigningContext } from '#api/context.ts'
import { isVerified } from '#domain/identity/code/verification.ts'
import { linkInvalid } from '#domain/lifecycle/locked-link.ts'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import { Problem } from '#platform/problems/problem.ts'

/**
 * Checks without a lock that the link still works, and that its party has passed its two-step verification.
 *
 * @throws Problem `link_invalid`, `verification_required`
 */
export async function requireVerifiedLink(
  { db, now, party: { id, documentId, linkNonce } }: Pick<SigningContext, 'db' | 'now' | 'party'>,
  pass: string | undefined,
): Promise<void> {
  const party = await findStoredParty(db, { id: documentId, partyId: id })
  if (party?.linkNonce !== linkNonce) throw linkInvalid()
  if (!(await isVerified(db, party, pass, now()))) throw new Problem('verification_required')
}
