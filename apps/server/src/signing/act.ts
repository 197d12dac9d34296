import type { Party } from '@paraph/contract'
import type { Database } from '../database.ts'
import type { Services } from '../context.ts'
import { endDocument } from '../documents/end.ts'
import { proceed } from '../documents/proceed.ts'
import { lockDocument } from '../documents/lock.ts'
import { recordEvents } from '../events/store.ts'
import { actRefusal } from '../parties/party.ts'
import { findDocumentOfLink, findStoredParties, markActed } from '../parties/store.ts'
import { Problem } from '../problem.ts'

export type Act = { type: 'SIGNED' } | { type: 'REJECTED'; reason: string | null }

/** Where a person acted from. */
export interface Origin {
  ipAddress: string | null
  userAgent: string | null
}

/**
 * What the party with this link does to its document, signing (accepting, confirming) or rejecting it, with all that follows from it for
 * the others. The party is looked up again under the lock: its link may have been taken from it by a new address just then.
 */
export async function act(
  tx: Database,
  signingToken: string,
  act: Act,
  origin: Origin,
  { now, outbox }: Pick<Services, 'now' | 'outbox'>,
): Promise<Party> {
  const documentId = await findDocumentOfLink(tx, signingToken)
  const document = documentId === undefined ? undefined : await lockDocument(tx, { id: documentId }, now)
  const parties = document ? await findStoredParties(tx, document.id) : []
  const party = parties.find((party) => party.signingToken === signingToken)
  if (!document || !party) throw new Problem('party_not_found')
  const { id, status, lockedAt } = document
  const refusal = actRefusal(status, party, parties)
  if (refusal) throw refusal

  const actor = { type: 'PARTY', id: party.id } as const
  const acted = await markActed(tx, party.id, act.type, lockedAt)
  const data = act.type === 'REJECTED' && act.reason !== null ? { reason: act.reason } : {}
  const type = act.type === 'SIGNED' ? 'party.signed' : 'party.rejected'
  await recordEvents(tx, id, [{ type, partyId: party.id, actor, data, ...origin }], lockedAt)
  if (act.type === 'SIGNED') await proceed(tx, document, outbox, await findStoredParties(tx, id))
  else await endDocument(tx, id, { status: 'REJECTED', reason: act.reason }, { actor, outbox, now: lockedAt })
  return acted
}
