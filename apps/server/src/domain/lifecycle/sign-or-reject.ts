import type { DocumentStatus, EventData } from '@paraph/contract'
import type { Origin } from '#domain/events/store.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { markActed } from '#domain/parties/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedParty, StoredParty } from '#domain/parties/stored-party.ts'
import { Problem } from '#platform/problems/problem.ts'
import { advanceTurns } from './advance-turns.ts'
import { endDocument } from './end-document.ts'
import type { LockedDocument } from './lock.ts'
import { isReleased, mustAct } from './turns.ts'

/** What a party says when it is its turn. */
export type Decision = { type: 'SIGNED' } | { type: 'REJECTED'; reason: string | null }

declare const mayActNow: unique symbol

/** A party that may sign or reject now. */
export type PartyToAct = LockedParty & { readonly [mayActNow]: true }

interface Deps {
  outbox: Outbox
  /** For the audit trail. */
  evidence: Origin & { data: EventData }
}

/**
 * Signs (accepts, confirms) or rejects the document for the party, then advances the turns or ends the document.
 */
export async function signOrReject(
  document: LockedDocument,
  party: PartyToAct,
  decision: Decision,
  { outbox, evidence: { data, ...origin } }: Deps,
): Promise<void> {
  const { tx, id } = document
  const actor = { type: 'PARTY', id: party.id } as const
  await markActed(document, party.id, decision.type)
  if (decision.type === 'SIGNED') {
    document.record({ type: 'party.signed', partyId: party.id, actor, data, ...origin })
    // The limit of the sender's account must not stop a signature.
    await advanceTurns(document, outbox, { parties: await findStoredParties(tx, id), over: 'send' })
  } else {
    const reason = decision.reason === null ? {} : { reason: decision.reason }
    document.record({ type: 'party.rejected', partyId: party.id, actor, data: { ...data, ...reason }, ...origin })
    await endDocument(document, { status: 'REJECTED', reason: decision.reason }, { actor, outbox })
    await outbox.post(document, [{ party, kind: 'RECEIPT' }], 'send')
  }
}

/** True if the party may sign or reject now. */
export function mayAct(status: DocumentStatus, party: StoredParty, parties: StoredParty[]): boolean {
  return refusalOf(status, party, parties) === undefined
}

/** @throws Problem `document_not_sent`, `party_signed`, `party_not_required`, `not_your_turn` */
export function requireActing(
  { status }: Pick<LockedDocument, 'status'>,
  party: LockedParty,
  parties: LockedParty[],
): PartyToAct {
  const refusal = refusalOf(status, party, parties)
  if (refusal) throw refusal
  return party as PartyToAct
}

function refusalOf(status: DocumentStatus, party: StoredParty, parties: StoredParty[]): Problem | undefined {
  if (status !== 'SENT') return new Problem('document_not_sent', `The document is ${status}.`)
  if (party.signingStatus !== 'NOT_SIGNED') return new Problem('party_signed', `The party has ${party.signingStatus}.`)
  if (!mustAct(party)) return new Problem('party_not_required')
  if (!isReleased(party, parties)) return new Problem('not_your_turn')
  return undefined
}
