import type { Services } from '../context.ts'
import { deliver } from '../delivery/deliver.ts'
import { recordOutcome } from '../delivery/outcome.ts'
import type { Senders } from '../delivery/sender.ts'
import { expireDocument } from '../documents/expire-document.ts'
import { remindAllDue, reminderTimes } from '../parties/remind.ts'
import type { Jobs } from './jobs.ts'

type Deps = Pick<Services, 'db' | 'now' | 'outbox' | 'publicUrl'> & { jobs: Jobs; senders: Senders; timeZone: string }

/** Works the jobs of all queues in this process, beside any other that does. */
export async function workJobs(deps: Deps): Promise<void> {
  const { jobs, timeZone } = deps
  await jobs.work('deliver', { concurrency: 8 }, ({ data }) => deliver(data.messageId, deps))
  await jobs.work('deliver-failed', { concurrency: 1 }, async ({ data }) => {
    await recordOutcome(data.messageId, 'FAILED', {}, deps)
  })
  await jobs.work('expire', { concurrency: 2 }, ({ data }) => expireDocument(data.documentId, deps))
  await jobs.work('remind', { concurrency: 1 }, () => remindAllDue(deps))
  await jobs.schedule('remind', reminderTimes, timeZone)
}
