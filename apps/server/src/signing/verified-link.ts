import type { SigningContext } from '../context.ts'
import { findStoredParty } from '../parties/store.ts'
import { Problem } from '../problems/problem.ts'
import { linkInvalid } from '../identity/link/locked-link.ts'
import { isVerified } from '../identity/code/verification.ts'

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
