import type { Party } from '@paraph/contract'
import type { Database } from '../database.ts'
import type { Services } from '../context.ts'
import { endDocument } from '../documents/end.ts'
import { proceed } from '../documents/proceed.ts'
import { lockDocument } from '../documents/store.ts'
import { recordEvents } from '../events/store.ts'
import { actRefusal } from '../parties/party.ts'
import { findStoredParties, markActed } from '../parties/store.ts'
import { Problem } from '../problem.ts'

export type Act = { type: 'SIGNED' } | { type: 'REJECTED'; reason: string | null }

/** Where a person acted from. */
export interface Origin {
  ipAddress: string | null
  userAgent: string | null
}

/** What a party does to a document, signing (accepting, confirming) or rejecting it, with all that follows from it for the others. */
export async function act(
  tx: Database,
  { documentId, partyId }: { documentId: string; partyId: string },
  act: Act,
  origin: Origin,
  { now, outbox }: Pick<Services, 'now' | 'outbox'>,
): Promise<Party> {
  const at = now()
  const document = await lockDocument(tx, { id: documentId }, at)
  const parties = document ? await findStoredParties(tx, documentId) : []
  const party = parties.find(({ id }) => id === partyId)
  if (!document || !party) throw new Problem('party_not_found')
  const refusal = actRefusal(document.status, party, parties)
  if (refusal) throw refusal

  const actor = { type: 'PARTY', id: partyId } as const
  const acted = await markActed(tx, partyId, act.type, at)
  const data = act.type === 'REJECTED' && act.reason !== null ? { reason: act.reason } : {}
  const type = act.type === 'SIGNED' ? 'party.signed' : 'party.rejected'
  await recordEvents(tx, documentId, [{ type, partyId, actor, data, ...origin }], at)
  if (act.type === 'SIGNED') await proceed(tx, { document, outbox, now: at }, await findStoredParties(tx, documentId))
  else await endDocument(tx, documentId, { status: 'REJECTED', reason: act.reason }, { actor, outbox, now: at })
  return acted
}
