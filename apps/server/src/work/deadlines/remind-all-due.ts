import { system } from '#domain/events/store.ts'
import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { isReminderDue, REMINDER_HOURS } from '#domain/lifecycle/reminder-rules.ts'
import { remind } from '#domain/lifecycle/reminders.ts'
import { findPartiesToRemind, postponeReminders } from '#domain/lifecycle/turn-store.ts'
import { MessageLimitError, nextDay } from '#domain/outbox/message-limit.ts'
import { findStoredParties } from '#domain/parties/stored-party-store.ts'
import type { Services } from '#domain/services.ts'

/** When the server looks for parties to remind, as a cron expression: every 15 minutes in the daytime. */
export const reminderTimes = `*/15 ${REMINDER_HOURS.first}-${REMINDER_HOURS.last} * * *`

/** The maximum number of parties that one query returns. */
const PAGE = 100

type Deps = Pick<Services, 'db' | 'now' | 'outbox'> & { timeZone: string }

/**
 * The number of documents of each account in the first round of a run. Each round has twice as many as the one before, so that a run reads the parties
 * that wait for a later round only a few times.
 */
const FIRST_ROUND = 100

/** The documents whose reminders failed in this run, and the first error. */
interface Failures {
  ids: Set<string>
  first: unknown
}

/**
 * Sends all automatic reminders that are due. Does nothing at night: the job may have waited for a worker since the afternoon. The accounts take turns,
 * so that one with many reminders does not delay those of others until the evening.
 * Each document has its own transaction, so that one failure does not stop the others. Parties are read page by page, so that memory
 * use does not grow with their number.
 */
export async function remindAllDue({ timeZone, ...deps }: Deps): Promise<void> {
  if (!isDaytime(deps.now(), timeZone)) return
  const failed: Failures = { ids: new Set(), first: undefined }
  for (let most = FIRST_ROUND; await remindOneRound(most, failed, deps); most *= 2);
  if (failed.ids.size > 0) {
    throw new Error(`Reminders of ${failed.ids.size} documents failed.`, { cause: failed.first })
  }
}

/** Sends reminders for at most `most` documents of each account. Returns whether there are more. */
async function remindOneRound(most: number, failed: Failures, deps: Omit<Deps, 'timeZone'>): Promise<boolean> {
  const { db, now, outbox } = deps
  const start = now()
  const documentsOf = new Map<string, number>()
  let hasMore = false
  let after: { id: string; nextReminderAt: string | null } | undefined
  do {
    const due = await findPartiesToRemind(db, outbox.channels, { now: start, after, limit: PAGE })
    const accountOf = new Map(due.map(({ documentId, accountId }) => [documentId, accountId]))
    for (const [documentId, accountId] of accountOf) {
      if (failed.ids.has(documentId)) continue
      const count = documentsOf.get(accountId) ?? 0
      if (count === most) {
        hasMore = true
        continue
      }
      documentsOf.set(accountId, count + 1)
      await remindDueParties(documentId, deps).catch((error: unknown) => {
        failed.ids.add(documentId)
        failed.first ??= error
      })
    }
    after = due.length === PAGE ? due.at(-1) : undefined
  } while (after)
  return hasMore
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
      // The count of messages starts again tomorrow. If the reminders were not postponed, these parties would be due in each run until then.
      await postponeReminders(document, due, nextDay(now))
    })
  })
}

function isDaytime(at: Date, timeZone: string): boolean {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at))
  return hour >= REMINDER_HOURS.first && hour <= REMINDER_HOURS.last
}
