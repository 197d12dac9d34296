import type { DocumentStatus, SigningStatus } from '@paraph/contract'
import type { Mode } from '#domain/accounts/store.ts'
import { findStoredParty, type LockedParty } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { Problem } from '#platform/problems/problem.ts'
import { type LockedDocument, withLockedDocumentAnd } from './lock.ts'

/**
 * Runs a change of the link's party under the lock of its document. Checks the link again, because it may have become invalid since the request was
 * authenticated.
 *
 * @param mayBeOver - true for a party whose link still works after the document was cancelled or has expired.
 * @throws Problem as `withLockedDocument` and `requireOpenLink`
 */
export function withLockedLink<T>(
  { party: { id: partyId, documentId, linkNonce }, ...deps }: Deps,
  change: (document: LockedDocument, party: LockedParty) => Promise<T>,
  mayBeOver: (party: LockedParty) => boolean = () => false,
): Promise<T> {
  return withLockedDocumentAnd(
    deps,
    { id: documentId },
    (tx) => findStoredParty(tx, { id: documentId, partyId }),
    async (document, party) => {
      if (party?.linkNonce !== linkNonce) throw linkInvalid()
      if (!mayBeOver(party)) requireOpenLink(document)
      return change(document, party)
    },
  )
}

interface Deps extends Pick<Services, 'db' | 'now'> {
  /** The party of the link, as found by the authentication of the request. */
  party: { id: string; documentId: string; linkNonce: string }
}

/** A party that has signed keeps the document and its receipt, also if the document was cancelled or has expired. */
export function hasSigned({ signingStatus }: { signingStatus: SigningStatus }): boolean {
  return signingStatus === 'SIGNED'
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
