import { withLockedDocumentForJob } from '#domain/lifecycle/lock.ts'
import { queueAgain } from '#domain/lifecycle/seal-attempts.ts'
import type { Services } from '#domain/services.ts'
import { HOUR } from '#platform/formats/durations.ts'
import { eachUnsealed } from './store.ts'

/** When the server looks for documents with a lost attempt, as a cron expression. */
export const overdueTimes = '*/10 * * * *'

/** Milliseconds. If an attempt is overdue for longer, its job is probably lost. A second job does no harm. */
const OVERDUE = HOUR

/** Queues attempts again if they are long overdue. Their jobs were lost with the job tables, or the documents waited before the server could seal. */
export async function queueOverdueSeals({ outbox, ...deps }: Pick<Services, 'db' | 'now' | 'outbox'>): Promise<void> {
  const dueBefore = new Date(deps.now().getTime() - OVERDUE)
  for await (const { id, dueAt } of eachUnsealed(deps.db, dueBefore)) {
    await withLockedDocumentForJob(deps, { id }, (document) => queueAgain(document, dueAt, outbox))
  }
}
