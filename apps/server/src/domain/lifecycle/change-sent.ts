import type { Document, DocumentTerms, Reminders } from '@paraph/contract'
import type { Actor } from '#domain/events/store.ts'
import { type DocumentChange, storeSentChange } from '#domain/documents/store.ts'
import { forgetExpiring } from '#domain/outbox/notice-store.ts'
import { wasTold } from '#domain/outbox/message.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findLastAsked, findMessages } from '#domain/outbox/store.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { LockedParty } from '#domain/parties/stored-party.ts'
import type { Channel } from '#platform/database/tables.ts'
import { isEarlierExpiry, parseExpiry, requireChangeableFields } from './document-rules.ts'
import type { LockedDocument } from './lock.ts'
import { isWaitedFor, replannedReminder } from './reminder-rules.ts'
import { remind } from './reminders.ts'
import { planReminders } from './turn-store.ts'

type Terms = Pick<DocumentChange, 'title' | 'message' | 'expiresAt' | 'reminders'>

interface Sending {
  actor: Actor
  outbox: Outbox
}

/**
 * Changes a document that is no draft. The audit trail gets the old and the new values, because the parties may have seen the old ones.
 *
 * @param changed - the fields of the change that have another value than `before`.
 * @throws Problem `document_not_draft`, `document_sealing`, `party_opened`, `expiry_past`, `expiry_too_soon`, `message_limit_reached`
 */
export async function changeSent(
  document: LockedDocument,
  before: Document,
  { change, changed }: { change: DocumentChange; changed: string[] },
  { actor, outbox }: Sending,
): Promise<Document> {
  const { tx, id, lockedAt } = document
  const parties = await findStoredParties(tx, id)
  requireChangeableFields(document, changed, parties)
  const { title, message, reminders } = change
  const expiresAt = changed.includes('expiresAt') ? parseExpiry(change.expiresAt, lockedAt) : undefined
  const isEarlier = expiresAt !== undefined && isEarlierExpiry(before.expiresAt, expiresAt, lockedAt)
  const data = { changed, before: valuesOf(before, changed), after: valuesOf(change, changed) }
  document.record({ type: 'document.updated', actor, data })
  const after = await storeSentChange(document, { title, message, expiresAt, reminders })
  if (changed.includes('expiresAt')) await forgetExpiring(document)
  if (expiresAt) await outbox.expireAt(document, expiresAt)
  if (isEarlier) await tellEarlier(document, parties, { actor, outbox })
  if (reminders && changed.includes('reminders')) await replanReminders(document, reminders)
  return after
}

/** Returns the values of the changed fields, without those that are empty. */
function valuesOf({ title, message, expiresAt, reminders }: Terms, changed: string[]): DocumentTerms {
  const values = { title, message, expiresAt, reminders }
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => changed.includes(name) && value != null))
}

/** Reminds the parties that know of a later last day, or of none. A message that is still queued will name the new one. */
async function tellEarlier(document: LockedDocument, parties: LockedParty[], sending: Sending): Promise<void> {
  const messages = await findMessages(document.tx, document.id)
  const told = parties.filter(
    (party) =>
      isWaitedFor(party) &&
      wasTold(party, messages) === true &&
      sending.outbox.channels.has(party.deliveryMethod as Channel),
  )
  await remind(document, told, sending)
}

async function replanReminders(document: LockedDocument, reminders: Reminders): Promise<void> {
  const asked = await findLastAsked(document)
  const waiting = (await findStoredParties(document.tx, document.id)).filter(isWaitedFor)
  const plans = waiting.map((party) => {
    const since = asked.get(party.id) ?? new Date(party.releasedAt!)
    return { id: party.id, nextReminderAt: replannedReminder(reminders, party, since) }
  })
  await planReminders(document, plans)
}
