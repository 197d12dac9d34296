import type { Handler } from '#api/operation.ts'
import { statusAt } from '#domain/documents/status.ts'
import { hasDocument } from '#domain/documents/store.ts'
import { verificationOf } from '#domain/identity/code/verification.ts'
import { partyNotFound } from '#domain/parties/party-not-found.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import { findSigningDocument } from '#domain/signatures/signing-document-store.ts'
import { senderOf, shownTo } from './shown-to.ts'

export const getPartySession: Handler<'getPartySession'> = async ({ path }, { db, now, viewer, outbox }) => {
  const key = { ...path, ...viewer }
  const parties = (await hasDocument(db, key)) ? await findStoredParties(db, path.id) : []
  const party = parties.find(({ id }) => id === path.partyId)
  if (!party) throw await partyNotFound(db, key)
  const document = await findSigningDocument(db, path.id)
  const verification = await verificationOf(db, party, undefined, now())
  const status = document.status === 'DRAFT' ? 'SENT' : statusAt(document, now())
  const shown = await shownTo({ db, outbox }, { document, status, party, parties, waitsFor: [party], saved: {} })
  return {
    ...senderOf(document),
    verification: { ...verification, isPassed: true },
    ...shown,
    // What a party enters is its own until it signs.
    party: { ...shown.party, hasScan: false },
  }
}
