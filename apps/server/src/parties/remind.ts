import type { EventActor, Party } from '@paraph/contract'
import type { Services } from '../context.ts'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { nextReminder } from '../documents/document.ts'
import { type LockedDocument, lockDocument } from '../documents/store.ts'
import { recordEvents, system } from '../events/store.ts'
import { isReminderDue } from './party.ts'
import { findDocumentsToRemind, findStoredParties, markReminded, type StoredParty } from './store.ts'

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

/** Reminds all parties that are due. Each document has a transaction of its own, so that one which fails stops no other. */
export async function remindAllDue({ db, now, outbox }: Pick<Services, 'db' | 'now' | 'outbox'>): Promise<void> {
  const failures: unknown[] = []
  for (const documentId of await findDocumentsToRemind(db, now())) {
    const reminding = db.transaction().execute(async (tx) => {
      const at = now()
      const document = await lockDocument(tx, { id: documentId }, at)
      if (!document) return
      const parties = await findStoredParties(tx, documentId)
      for (const party of parties.filter((party) => isReminderDue(document.status, party, at))) {
        await remind(tx, document, party, { actor: system, outbox, now: at })
      }
    })
    await reminding.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} documents could not be reminded of.`)
}
