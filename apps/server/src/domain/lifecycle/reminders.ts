import type { EventActor } from '@paraph/contract'
import type { Services } from '#domain/services.ts'
import { system } from '#domain/events/store.ts'
import { MessageLimitError, nextDay } from '#domain/outbox/message-limit.ts'
import type { Outbox } from '#domain/outbox/outbox.ts'
import { findStoredParties, type LockedParty, type PartyRow } from '#domain/parties/store.ts'
import { type LockedDocument, withLockedDocumentForJob } from './lock.ts'
import { isReminderDue, nextReminder } from './reminder-rules.ts'
import { findPartiesToRemind, markReminded, postponeReminders } from './turn-store.ts'
import { mustAct } from './turns.ts'

/** The hours of the day in which automatic reminders are sent: from 9:00 to 16:59. */
const [FIRST_HOUR, LAST_HOUR] = [9, 16]

/** When the server looks for parties to remind, as a cron expression: every 15 minutes in the daytime. */
export const reminderTimes = `*/15 ${FIRST_HOUR}-${LAST_HOUR} * * *`

/** The maximum number of parties that one query returns. */
const PAGE = 100

/**
 * Reminds parties of a document. A reminder on request also postpones the next automatic one, and does not count as one of them.
 *
 * @throws Problem `message_limit_reached`. Then nothing is changed.
 */
export async function remind(
  document: LockedDocument,
  parties: LockedParty[],
  { actor, outbox }: { actor: EventActor; outbox: Outbox },
): Promise<PartyRow[]> {
  const { reminders, lockedAt } = document
  const messages = parties.map((party) => ({ party, kind: 'REMINDER' }) as const)
  await outbox.post(document, messages, 'refuse')
  const plans = parties.map((party) => {
    const remindersSent = party.remindersSent + (actor.type === 'SYSTEM' ? 1 : 0)
    const nextReminderAt = mustAct(party) ? nextReminder(reminders, remindersSent, lockedAt) : null
    return { id: party.id, remindersSent, nextReminderAt }
  })
  const reminded: PartyRow[] = []
  // One statement for each group with the same values. Most parties have had the same number of reminders, so there are few groups.
  const groups = Map.groupBy(plans, ({ remindersSent, nextReminderAt }) => `${remindersSent} ${nextReminderAt}`)
  for (const group of groups.values()) {
    const ids = group.map(({ id }) => id)
    reminded.push(...(await markReminded(document, ids, group[0]!)))
  }
  document.record(...parties.map((party) => ({ type: 'party.reminded', partyId: party.id, actor }) as const))
  return reminded
}

type Deps = Pick<Services, 'db' | 'now' | 'outbox'> & { timeZone: string }

/**
 * Sends all automatic reminders that are due. Does nothing at night: the job may have waited for a worker since the afternoon.
 * Each document has its own transaction, so that one failure does not stop the others. Parties are read page by page, so that memory
 * use does not grow with their number.
 */
export async function remindAllDue({ timeZone, ...deps }: Deps): Promise<void> {
  const { db, now, outbox } = deps
  const start = now()
  if (!isDaytime(start, timeZone)) return
  const failed = { documents: 0, first: undefined as unknown }
  let after: { id: string; nextReminderAt: string | null } | undefined
  do {
    const due = await findPartiesToRemind(db, outbox.channels, { now: start, after, limit: PAGE })
    for (const documentId of new Set(due.map(({ documentId }) => documentId))) {
      await remindDueParties(documentId, deps).catch((error: unknown) => {
        failed.documents++
        failed.first ??= error
      })
    }
    after = due.length === PAGE ? due.at(-1) : undefined
  } while (after)
  if (failed.documents > 0) {
    throw new Error(`Reminders of ${failed.documents} documents failed.`, { cause: failed.first })
  }
}

/**
 * Checks the parties again under the lock: one of them may have acted or been reminded in the meantime. If the account has sent too many
 * messages today, the reminders are due again tomorrow.
 */
async function remindDueParties(documentId: string, { outbox, ...deps }: Omit<Deps, 'timeZone'>): Promise<void> {
  await withLockedDocumentForJob(deps, { id: documentId }, async (document) => {
    const { tx, status, lockedAt: now } = document
    const parties = await findStoredParties(tx, documentId)
    const situation = { status, parties, channels: outbox.channels, now }
    const due = parties.filter((party) => isReminderDue(party, situation))
    await remind(document, due, { actor: system, outbox }).catch(async (error: unknown) => {
      if (!(error instanceof MessageLimitError)) throw error
      // The count starts again then. Until then, these parties would be due in each run.
      await postponeReminders(document, due, nextDay(now))
    })
  })
}

function isDaytime(at: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))
  return hour >= FIRST_HOUR && hour <= LAST_HOUR
}
