import type { Document, EventData } from '@paraph/contract'
import type { Actor } from '#domain/events/store.ts'
import { type End, markEnded } from '#domain/documents/store.ts'
import { eraseSavedValues } from '#domain/fields/saved-value-store.ts'
import { eraseVisits } from '#domain/signatures/reading-store.ts'
import { wasTold } from '#domain/outbox/message.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findMessages } from '#domain/outbox/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { StoredParty } from '#domain/parties/stored-party.ts'
import type { LockedDocument } from './lock.ts'
import { endReminders } from './turn-store.ts'

const eventOf = {
  COMPLETED: 'document.completed',
  REJECTED: 'document.rejected',
  CANCELLED: 'document.cancelled',
  EXPIRED: 'document.expired',
} as const

/** Ends a sent document, and sends a message to its parties, except the party that ended it. */
export async function endDocument(
  document: LockedDocument,
  end: End,
  { actor, outbox }: { actor: Actor; outbox: Outbox },
): Promise<Document> {
  const ended = await markEnded(document, end)
  await endReminders(document)
  await eraseSavedValues(document)
  await eraseVisits(document)
  document.record({ type: eventOf[end.status], actor, data: dataOf(end) })
  const recipients = (await recipientsOf(document, end)).filter((party) => party.id !== actor.id)
  const messages = recipients.map((party) => ({ party, kind: end.status }))
  await outbox.post(document, messages, 'send')
  return ended
}

function dataOf(end: End): EventData {
  if (end.status === 'COMPLETED') return { sha256: end.sha256 }
  return 'reason' in end && end.reason !== null ? { reason: end.reason } : {}
}

/** Returns all parties if the document is completed. Otherwise returns only the parties to which an invitation was sent or is queued. */
async function recipientsOf({ tx, id }: LockedDocument, { status }: End): Promise<StoredParty[]> {
  const parties = await findStoredParties(tx, id)
  if (status === 'COMPLETED') return parties
  const messages = await findMessages(tx, id)
  return parties.filter((party) => wasTold(party, messages) !== false)
}
