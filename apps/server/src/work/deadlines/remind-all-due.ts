import { system } from '#domain/events/store.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { isReminderDue } from '#domain/lifecycle/reminder-rules.ts'
import { remind } from '#domain/lifecycle/reminders.ts'
import { findPartiesToRemind, postponeReminders } from '#domain/lifecycle/turn-store.ts'
import { MessageLimitError, nextDay } from '#domain/outbox/message-limit.ts'
import { findStoredParties } from '#domain/parties/stored-party.ts'
import type { Services } from '#domain/services.ts'

/** The hours of the day in which automatic reminders are sent: from 9:00 to 16:59. */
const [FIRST_HOUR, LAST_HOUR] = [9, 16]

/** When the server looks for parties to remind, as a cron expression: every 15 minutes in the daytime. */
export const reminderTimes = `*/15 ${FIRST_HOUR}-${LAST_HOUR} * * *`

/** The maximum number of parties that one query returns. */
const PAGE = 100

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
