import type { Drawing } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import type { LinkDeps } from '#domain/identity/link/signing-url.ts'
import { linkInvalid } from '#domain/lifecycle/locked-link.ts'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { requireVerifiedLink } from './verified-link.ts'

export interface TaskDeps extends LinkDeps {
  db: Database
  party: SigningContext['party']
}

type About = Pick<Drawing, 'documentTitle' | 'partyName' | 'language' | 'isTest'>

/**
 * Returns all that the other device of a party may know of its document.
 *
 * @throws Problem `link_invalid` if the party was removed meanwhile
 */
export async function aboutTask({ db, party: { id, documentId } }: TaskDeps): Promise<About> {
  const { title, language, mode } = await findSigningDocument(db, documentId)
  const party = await findStoredParty(db, { id: documentId, partyId: id })
  if (!party) throw linkInvalid()
  return { documentTitle: title, partyName: party.name, language, isTest: mode === 'TEST' }
}

/**
 * The token of another device needs no proof of the two-step verification, because only a verified party gets it.
 *
 * @throws Problem `link_invalid`, `verification_required`
 */
export async function requireVerifiedOrDevice(context: SigningContext, pass: string | undefined): Promise<void> {
  if (!context.deviceNonce) await requireVerifiedLink(context, pass)
}
