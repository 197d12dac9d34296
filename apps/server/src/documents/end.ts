import type { Document, EventActor } from '@paraph/contract'
import type { Database } from '../database.ts'
import { wasTold } from '../delivery/message.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { findMessages } from '../delivery/store.ts'
import { type NewEvent, recordEvents } from '../events/store.ts'
import { endReminders } from '../parties/turn-store.ts'
import { findStoredParties, type StoredParty } from '../parties/store.ts'
import { type End, markEnded } from './store.ts'

const eventOf = {
  COMPLETED: 'document.completed',
  REJECTED: 'document.rejected',
  CANCELLED: 'document.cancelled',
  EXPIRED: 'document.expired',
} as const

/** Brings a sent document, which is locked, to its end. Those who had been told of it are told so, but for the party that ended it. */
export async function endDocument(
  tx: Database,
  id: string,
  end: End,
  { actor, outbox, now }: { actor: EventActor; outbox: Outbox; now: Date },
): Promise<Document> {
  const document = await markEnded(tx, id, end, now)
  await endReminders(tx, id)
  const event: NewEvent = { type: eventOf[end.status], actor }
  if ('reason' in end && end.reason !== null) event.data = { reason: end.reason }
  await recordEvents(tx, id, [event], now)
  const told = await audience(tx, id, end)
  await outbox.post(
    tx,
    told.flatMap((party) => (party.id === actor.id ? [] : [{ party, kind: end.status }])),
    now,
  )
  return document
}

/** A completed document is everybody's. Of any other end only those hear who were told of the document. */
async function audience(tx: Database, id: string, { status }: End): Promise<StoredParty[]> {
  const parties = await findStoredParties(tx, id)
  if (status === 'COMPLETED') return parties
  const messages = await findMessages(tx, id)
  return parties.filter((party) => wasTold(party, messages) !== false)
}
