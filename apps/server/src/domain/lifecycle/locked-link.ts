import type { DocumentStatus, SigningStatus } from '@paraph/contract'
import type { Mode } from '#domain/accounts/account-store.ts'
import { findStoredParty } from '#domain/parties/stored-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import { findSender } from '#domain/signatures/signing-document-store.ts'
import type { Database } from '#platform/database/tables.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { Problem } from '#platform/problems/problem.ts'
import { type LockedDocument, withLockedDocument } from './lock.ts'

/**
 * Runs a change of the link's party under the lock of its document. Checks the link again, because it may have become invalid since the request was
 * authenticated.
 *
 * @throws Problem as `withLockedDocument` and `requireOpenLink`; `link_reported`
 */
export function withLockedLink<T>(
  { party: { id: partyId, documentId, linkNonce }, ...deps }: Deps,
  change: (document: LockedDocument, party: LockedParty) => Promise<T>,
  { mayBeOver = () => false, mayBeReported = false }: LinkAllowance = {},
): Promise<T> {
  return withLockedDocument(deps, { id: documentId }, async (document) => {
    const party = await findStoredParty(document.tx, { id: documentId, partyId })
    if (party?.linkNonce !== linkNonce) throw linkInvalid()
    if (!mayBeReported && isReported(party)) throw await linkOver(document.tx, documentId, 'link_reported')
    if (!mayBeOver(party)) requireOpenLink(document)
    return change(document, party)
  })
}

export interface LinkAllowance {
  /** Returns true if the change is also allowed after the document was cancelled or has expired. */
  mayBeOver?: (party: LockedParty) => boolean
  /** True if the change is also allowed after somebody reported that the link has reached the wrong person. */
  mayBeReported?: boolean
}

interface Deps extends Pick<Services, 'db' | 'now'> {
  /** The party of the link, as found by the authentication of the request. */
  party: { id: string; documentId: string; linkNonce: string }
}

/** A party that has signed keeps the document and its receipt, also if the document was cancelled or has expired. */
export function hasSigned({ signingStatus }: { signingStatus: SigningStatus }): boolean {
  return signingStatus === 'SIGNED'
}

/**
 * True if somebody has said that the link reached the wrong person. Then the link shows nothing, and the party gets nothing, until the sender corrects or
 * reminds the party. A party that has acted keeps its receipt and the file, because the sender could not give them back.
 */
export function isReported({
  signingStatus,
  reportedAt,
}: {
  signingStatus: SigningStatus
  reportedAt: string | null
}): boolean {
  return reportedAt !== null && signingStatus === 'NOT_SIGNED'
}

/**
 * Returns the problem for a link that no longer shows the document. The problem names the sender and its contact, because the link opens no session
 * that names them.
 */
export async function linkOver(
  db: Database,
  documentId: string,
  code: 'link_reported' | 'party_removed',
): Promise<Problem> {
  const { mode, senderName, contactEmail: email, contactPhone: phone } = await findSender(db, documentId)
  return new Problem(code, undefined, {
    isTest: mode === 'TEST',
    sender: { senderName, senderContact: { email, phone } },
  })
}

/** @throws Problem `link_invalid` for a draft, `document_cancelled`, `document_expired` */
export function requireOpenLink({ status, mode }: { status: DocumentStatus; mode: Mode }): void {
  const isTest = mode === 'TEST'
  if (status === 'DRAFT') throw linkInvalid()
  if (status === 'CANCELLED') throw new Problem('document_cancelled', undefined, { isTest })
  if (status === 'EXPIRED') throw new Problem('document_expired', undefined, { isTest })
}

export function linkInvalid(): Problem {
  return unauthorized('link_invalid')
}
