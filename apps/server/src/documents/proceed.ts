import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { recordEvents, system } from '../events/store.ts'
import { mustAct, turnMessage, turnsOf } from '../parties/party.ts'
import { beginTurns, endTurns, findStoredParties, startReminders, type StoredParty } from '../parties/store.ts'
import { firstReminder, incompleteness } from './document.ts'
import type { LockedDocument } from './store.ts'

/** A document that is out for signing, and locked. */
interface Moment {
  document: LockedDocument
  outbox: Outbox
  now: Date
}

/**
 * Lets all follow that a change of a party, or of which there are, brings about. A change that leaves the document without what it takes
 * is refused, and so undone with the transaction.
 */
export async function proceedAfterChange(tx: Database, moment: Moment, partyId: string): Promise<void> {
  const parties = await findStoredParties(tx, moment.document.id)
  const changed = parties.filter(({ id }) => id === partyId)
  const refusal = incompleteness(moment.document.expiresAt, parties, changed, moment.outbox.channels, moment.now)
  if (refusal) throw refusal
  await proceed(tx, moment, parties)
}

/** Gives turns: parties whose turn it has become are told, those whose turn it is no longer wait again. */
export async function proceed(tx: Database, moment: Moment, parties: StoredParty[]): Promise<void> {
  const { document, outbox, now } = moment
  const { begin, end } = turnsOf(parties)
  await endTurns(tx, idsOf(end))
  await beginTurns(tx, idsOf(begin), now)
  await startReminders(tx, idsOf(begin.filter(mustAct)), firstReminder(document.reminders, now))
  const events = begin.map(({ id }) => ({ type: 'party.released', partyId: id, actor: system }) as const)
  await recordEvents(tx, document.id, events, now)
  const messages = begin.map((party) => ({ party, kind: turnMessage(party, parties) }))
  await outbox.post(tx, messages, now)
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
