import type { EventActor, Party } from '@paraph/contract'
import type { Services } from '../context.ts'
import type { Database } from '../database.ts'
import { addressOf } from '../delivery/message.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { nextReminder } from '../documents/document.ts'
import { type LockedDocument, lockDocument } from '../documents/store.ts'
import { recordEvents, system } from '../events/store.ts'
import { isReminderDue } from './party.ts'
import { findDocumentsToRemind, findStoredParties, markReminded, postponeReminder, type StoredParty } from './store.ts'

/** Reminds the party of a document that is locked. A reminder that was asked for puts off the next one that comes by itself. */
export async function remind(
  tx: Database,
  document: LockedDocument,
  party: StoredParty,
  { actor, outbox, now }: { actor: EventActor; outbox: Outbox; now: Date },
): Promise<Party> {
  const remindersSent = party.remindersSent + (actor.type === 'SYSTEM' ? 1 : 0)
  const nextReminderAt = nextReminder(document.reminders, { remindersSent, reminded: true }, now)
  const reminded = await markReminded(tx, party.id, { at: now, remindersSent, nextReminderAt })
  await recordEvents(tx, document.id, [{ type: 'party.reminded', partyId: party.id, actor }], now)
  await outbox.post(tx, [{ party, kind: 'REMINDER' }], now)
  return reminded
}

/** Documents that are looked at in one go. */
const BATCH = 200

/**
 * Reminds all parties that are due. Each document has a transaction of its own, so that one which fails stops no other, and of several
 * processes that do this at once the later finds nothing due.
 */
export async function remindAllDue({ db, now, outbox }: Pick<Services, 'db' | 'now' | 'outbox'>): Promise<void> {
  const failures: unknown[] = []
  const at = now()
  let after: string | undefined
  do {
    const ids = await findDocumentsToRemind(db, at, { limit: BATCH, after })
    for (const id of ids) {
      await db
        .transaction()
        .execute((tx) => remindDue(tx, id, outbox, at))
        .catch((error: unknown) => failures.push(error))
    }
    after = ids.length === BATCH ? ids.at(-1) : undefined
  } while (after !== undefined)
  if (failures.length > 0)
    throw new AggregateError(failures, `Parties of ${failures.length} documents could not be reminded.`)
}

async function remindDue(tx: Database, documentId: string, outbox: Outbox, now: Date): Promise<void> {
  const document = await lockDocument(tx, { id: documentId }, now)
  if (!document) return
  const parties = await findStoredParties(tx, documentId)
  for (const party of parties.filter((party) => isReminderDue(document.status, party, now))) {
    const to = addressOf(party)
    if (to && outbox.channels.has(to.channel)) await remind(tx, document, party, { actor: system, outbox, now })
    // Nothing can be sent to it now, and nothing is to say so.
    else await postponeReminder(tx, party.id, nextReminder(document.reminders, { ...party, reminded: true }, now))
  }
}
