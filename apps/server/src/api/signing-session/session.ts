import type { SigningSession } from '@paraph/contract'
import type { SigningContext } from '#api/context.ts'
import { statusAt } from '#domain/documents/status.ts'
import { findSavedValues } from '#domain/fields/saved-value-store.ts'
import { verificationOf } from '#domain/identity/code/verification.ts'
import { hasSigned, isReported, linkInvalid, requireOpenLink } from '#domain/lifecycle/locked-link.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { mergePages } from '#domain/signatures/reading-rules.ts'
import { findVisits } from '#domain/signatures/reading-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { senderOf, shownTo } from './shown-to.ts'

/**
 * Returns the session that the party of the link sees.
 *
 * @throws Problem `link_invalid` if the link has become invalid since the request was authenticated.
 */
export async function sessionOf(
  {
    db,
    now,
    outbox,
    party: { id, documentId, linkNonce },
  }: Pick<SigningContext, 'now' | 'outbox' | 'party'> & {
    db: Database
  },
  pass: string | undefined,
): Promise<SigningSession> {
  const at = now()
  const document = await findSigningDocument(db, documentId)
  const parties = await findStoredParties(db, documentId)
  const party = parties.find((party) => party.id === id && party.linkNonce === linkNonce)
  if (!party) throw linkInvalid()
  const verification = await verificationOf(db, party, pass, at)
  const status = statusAt(document, at)
  // If the document has ended, only a party that has signed may still verify itself, because it has something to keep.
  if (!verification.isPassed && !hasSigned(party)) requireOpenLink({ status, mode: document.mode })
  const sender = senderOf(document)
  if (!verification.isPassed || isReported(party)) return { ...sender, verification, parties: [] }
  const visits = party.signingStatus === 'NOT_SIGNED' ? await findVisits(db, id) : []
  const saved = await findSavedValues(db, id)
  return {
    ...sender,
    verification,
    ...(await shownTo({ db, outbox }, { document, status, party, parties, waitsFor: parties, saved })),
    ...(visits.length > 0 && { reading: { pages: mergePages(visits) } }),
  }
}
