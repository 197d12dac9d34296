import type { Document, EventActor } from '@paraph/contract'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { type NewEvent, recordEvents } from '../events/store.ts'
import { endReminders, findStoredParties } from '../parties/store.ts'
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
  const told = (await findStoredParties(tx, id)).filter((party) => party.releasedAt !== null && party.id !== actor.id)
  await outbox.post(
    tx,
    told.map((party) => ({ party, kind: end.status })),
    now,
  )
  return document
}
