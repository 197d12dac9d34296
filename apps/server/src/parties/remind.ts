import type { EventActor, Party } from '@paraph/contract'
import type { Services } from '../context.ts'
import type { Database } from '../database.ts'
import type { Outbox } from '../delivery/outbox.ts'
import { nextReminder } from '../documents/document.ts'
import { type LockedDocument, lockDocument } from '../documents/lock.ts'
import { recordEvents, system } from '../events/store.ts'
import { isReminderDue, mustAct } from './party.ts'
import { findStoredParties, type StoredParty } from './store.ts'
import { findPartiesToRemind, markReminded } from './turn-store.ts'

/** The hours of the day in which reminders go out by themselves: from nine to five. */
const [FIRST_HOUR, LAST_HOUR] = [9, 16]

/** When it is looked for parties that are due, as a cron expression: every quarter of an hour in the daytime. */
export const reminderTimes = `*/15 ${FIRST_HOUR}-${LAST_HOUR} * * *`

/** How many due parties are looked up at a time. */
const PAGE = 100

/** Reminds parties of a document that is locked. A reminder that was asked for puts off the next one that comes by itself. */
export async function remind(
  tx: Database,
  document: LockedDocument,
  parties: StoredParty[],
  { actor, outbox }: { actor: EventActor; outbox: Outbox },
): Promise<Party[]> {
  const { id, reminders, lockedAt } = document
  const plans = parties.map((party) => {
    const remindersSent = party.remindersSent + (actor.type === 'SYSTEM' ? 1 : 0)
    const nextReminderAt = mustAct(party) ? nextReminder(reminders, remindersSent, lockedAt) : null
    return { id: party.id, remindersSent, nextReminderAt }
  })
  const reminded: Party[] = []
  // Most have been reminded as often as the others, so there are few of these however many the parties are.
  const alike = Map.groupBy(plans, ({ remindersSent, nextReminderAt }) => `${remindersSent} ${nextReminderAt}`)
  for (const group of alike.values()) {
    const ids = group.map(({ id }) => id)
    reminded.push(...(await markReminded(tx, ids, { at: lockedAt, ...group[0]! })))
  }
  const events = parties.map((party) => ({ type: 'party.reminded', partyId: party.id, actor }) as const)
  await recordEvents(tx, id, events, lockedAt)
  const messages = parties.map((party) => ({ party, kind: 'REMINDER' }) as const)
  await outbox.post(tx, messages, lockedAt)
  return reminded
}

type Deps = Pick<Services, 'db' | 'now' | 'outbox'> & { timeZone: string }

/**
 * Reminds all parties that are due, if it is daytime: a job that was made in the afternoon may have had to wait for a worker until the night.
 * Each document has a transaction of its own, so that one which fails stops no other. How many are due makes no difference to the memory.
 */
export async function remindAllDue({ db, now, outbox, timeZone }: Deps): Promise<void> {
  const begin = now()
  if (!isDaytime(begin, timeZone)) return
  const failed = { documents: 0, first: undefined as unknown }
  let after: { id: string; nextReminderAt: string | null } | undefined
  do {
    const due = await findPartiesToRemind(db, outbox.channels, { now: begin, after, limit: PAGE })
    for (const documentId of new Set(due.map(({ documentId }) => documentId))) {
      await remindDue(documentId, { db, now, outbox }).catch((error: unknown) => {
        failed.documents++
        failed.first ??= error
      })
    }
    after = due.length === PAGE ? due.at(-1) : undefined
  } while (after)
  if (failed.documents > 0) {
    throw new Error(`${failed.documents} documents could not be reminded of.`, { cause: failed.first })
  }
}

/** The parties are looked at again under the lock: somebody may have acted or been reminded since they were found. */
async function remindDue(documentId: string, { db, now, outbox }: Omit<Deps, 'timeZone'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const document = await lockDocument(tx, { id: documentId }, now)
    if (!document) return
    const { status, lockedAt } = document
    const parties = await findStoredParties(tx, documentId)
    const due = parties.filter((party) => isReminderDue(status, party, parties, outbox.channels, lockedAt))
    await remind(tx, document, due, { actor: system, outbox })
  })
}

function isDaytime(at: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))
  return hour >= FIRST_HOUR && hour <= LAST_HOUR
}
