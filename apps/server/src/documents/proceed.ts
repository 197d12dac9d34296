import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { recordEvents, system } from '../events/store.ts'
import { mustAct, turnMessage, turnsOf } from '../parties/party.ts'
import { beginTurns, endTurns, startReminders } from '../parties/turn-store.ts'
import { findStoredParties, type StoredParty } from '../parties/store.ts'
import { firstReminder, incompleteness } from './document.ts'
import type { LockedDocument } from './lock.ts'

/**
 * Lets all follow that a change of a party, or of which there are, brings about in a document that is out for signing. A change that
 * leaves the document without what it takes is refused, and so undone with the transaction.
 */
export async function proceedAfterChange(tx: Database, document: LockedDocument, outbox: Outbox, partyId: string) {
  const parties = await findStoredParties(tx, document.id)
  const changed = parties.filter(({ id }) => id === partyId)
  const refusal = incompleteness(document.expiresAt, parties, changed, outbox.channels, document.lockedAt)
  if (refusal) throw refusal
  await proceed(tx, document, outbox, parties)
}

/** Gives turns: parties whose turn it has become are told, those whose turn it is no longer wait again. */
export async function proceed(tx: Database, document: LockedDocument, outbox: Outbox, parties: StoredParty[]) {
  const { id, reminders, lockedAt } = document
  const { begin, end } = turnsOf(parties)
  await endTurns(tx, idsOf(end))
  await beginTurns(tx, idsOf(begin), lockedAt)
  await startReminders(tx, idsOf(begin.filter(mustAct)), firstReminder(reminders, lockedAt))
  const events = begin.map(({ id }) => ({ type: 'party.released', partyId: id, actor: system }) as const)
  await recordEvents(tx, id, events, lockedAt)
  const messages = begin.map((party) => ({ party, kind: turnMessage(party, parties) }))
  await outbox.post(tx, messages, lockedAt)
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
