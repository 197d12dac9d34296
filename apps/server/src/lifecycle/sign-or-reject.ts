import type { DocumentStatus, Party } from '@paraph/contract'
import type { Services } from '../context.ts'
import { findDocumentOfLink, findStoredParties, markActed, type StoredParty } from '../parties/store.ts'
import { Problem } from '../problems/problem.ts'
import { advanceTurns } from './advance-turns.ts'
import { endDocument } from './end-document.ts'
import { withLockedDocument } from './lock.ts'
import { isReleased, mustAct } from './turns.ts'

export type Act = { type: 'SIGNED' } | { type: 'REJECTED'; reason: string | null }

/** The source of a party's request. */
export interface Origin {
  ipAddress: string | null
  userAgent: string | null
}

/**
 * Signs (accepts, confirms) or rejects a document for the party that has this link, then advances the turns or ends the document.
 *
 * @throws Problem `party_not_found`, `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn`
 */
export async function signOrReject(
  signingToken: string,
  act: Act,
  origin: Origin,
  { outbox, ...deps }: Pick<Services, 'db' | 'now' | 'outbox'>,
): Promise<Party> {
  const documentId = await findDocumentOfLink(deps.db, signingToken)
  if (documentId === undefined) throw new Problem('party_not_found')
  return withLockedDocument(deps, { id: documentId }, async (document) => {
    const { tx, status, lockedAt } = document
    const parties = await findStoredParties(tx, documentId)
    // Look the party up again under the lock: a new address may have replaced its link in the meantime.
    const party = parties.find((party) => party.signingToken === signingToken)
    if (!party) throw new Problem('party_not_found')
    requireActing(status, party, parties)

    const actor = { type: 'PARTY', id: party.id } as const
    const acted = await markActed(tx, party.id, act.type, lockedAt)
    const data = act.type === 'REJECTED' && act.reason !== null ? { reason: act.reason } : {}
    const type = act.type === 'SIGNED' ? 'party.signed' : 'party.rejected'
    document.record({ type, partyId: party.id, actor, data, ...origin })
    if (act.type === 'SIGNED') await advanceTurns(document, outbox, await findStoredParties(tx, documentId))
    else await endDocument(document, { status: 'REJECTED', reason: act.reason }, { actor, outbox })
    return acted
  })
}

/** Checks that the party may sign or reject now. */
function requireActing(status: DocumentStatus, party: StoredParty, parties: StoredParty[]): void {
  if (status !== 'SENT') throw new Problem('document_not_sent', `The document is ${status}.`)
  if (party.signingStatus !== 'NOT_SIGNED') throw new Problem('party_signed', `The party has ${party.signingStatus}.`)
  if (!mustAct(party)) throw new Problem('party_not_required')
  if (!isReleased(party, parties)) throw new Problem('not_your_turn')
}
