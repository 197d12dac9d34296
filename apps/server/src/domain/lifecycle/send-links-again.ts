import { asksToAct } from '#domain/outbox/message.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findMessages } from '#domain/outbox/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedDocument } from './lock.ts'
import { turnMessage } from './turns.ts'

/**
 * Sends the link of the document once more to each party that has it and has not acted, because the links that were sent before do not work any more.
 * A party that waits for a message anyway gets no second one. Returns the number of messages.
 */
export async function sendLinksAgain(document: LockedDocument, outbox: Outbox): Promise<number> {
  const { tx, id, status } = document
  if (status !== 'SENT') return 0
  const parties = await findStoredParties(tx, id)
  const messages = await findMessages(tx, id)
  const waiting = new Set(
    messages.filter(({ status, kind }) => status === 'QUEUED' && asksToAct(kind)).map(({ partyId }) => partyId),
  )
  const wanted = parties
    .filter((party) => party.signingStatus === 'NOT_SIGNED' && party.releasedAt !== null && !waiting.has(party.id))
    .map((party) => ({ party, kind: turnMessage(party, parties) }))
  // The account did not ask for these messages, so they are sent even over its limit.
  return (await outbox.post(document, wanted, 'send')).length
}
