import PQueue from 'p-queue'
import { sweepRecords, sweepTimes } from '#api/idempotency/sweep.ts'
import { orderMethods, orderSweepTimes } from '#work/collecting/order-methods.ts'
import { expireDocument } from '#work/deadlines/expire-document.ts'
import { remindAllDue, reminderTimes } from '#work/deadlines/remind-all-due.ts'
import { openDelivery } from '#work/delivery/deliver.ts'
import { recordOutcome } from '#work/delivery/record-outcome.ts'
import type { Senders } from '#work/delivery/sender.ts'
import { deliverTestMail } from '#work/delivery/deliver-test-mail.ts'
import { type EncryptionDeps, encryptionTimes, encryptStored } from '#work/encryption/encrypt-stored.ts'
import { mailInvitation } from '#work/members/mail-invitation.ts'
import { mailSignInLink } from '#work/members/mail-sign-in-link.ts'
import { sessionSweepTimes, sweepSessions } from '#work/members/sweep-sessions.ts'
import { noticeTimes } from '#work/notices/notice-rules.ts'
import { queueMailsToSenders } from '#work/notices/queue-notices.ts'
import { tellSender } from '#work/notices/tell-sender.ts'
import { makePreview, type PreviewDeps } from '#work/previews/make-preview.ts'
import { overdueTimes, queueOverdueSeals } from '#work/sealing/overdue.ts'
import { attemptSeal, type SealDeps } from '#work/sealing/seal-attempt.ts'
import { type NoticeDeps, tellDisabled } from '#work/webhooks/tell-disabled.ts'
import { keepUp, upkeepTimes } from '#work/webhooks/upkeep.ts'
import { queueReported } from '#domain/outbox/notice-store.ts'
import { fillInSearched } from '#domain/documents/searched-text-store.ts'
import { lacksPreview } from '#domain/documents/preview-store.ts'
import type { ProcessServices } from '#domain/services.ts'
import { MAX_PENDING } from '#domain/webhooks/endpoint-rules.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { SessionLife } from '#platform/settings/session-life.ts'

export interface WorkDeps
  extends
    Pick<ProcessServices, 'db' | 'now' | 'outbox' | 'publicUrl' | 'links' | 'codes'>,
    SealDeps,
    Omit<PreviewDeps & EncryptionDeps & NoticeDeps, 'db'> {
  jobs: Jobs
  senders: Senders
  timeZone: string
  sessionLife: SessionLife
}

/** Runs the jobs of all queues in this process. Other processes may do the same. */
export async function workJobs(deps: WorkDeps): Promise<void> {
  const { jobs, timeZone } = deps
  const deliver = openDelivery(deps)
  // The batch is larger than the number of messages that are sent at a time, so that one worker fetches the next messages while the other sends. A
  // still larger batch would keep an urgent message waiting.
  await jobs.workBatches('deliver', { workers: 2, batch: 16, isFair: true }, (jobs) =>
    deliver(jobs.map(({ data, priority }) => ({ messageId: data.messageId, isUrgent: priority > 0 }))),
  )
  await jobs.work('deliver-failed', { workers: 1, batch: 8, isFair: true }, async ({ data }) => {
    await recordOutcome(data.messageId, 'FAILED', {}, deps)
  })
  await jobs.work('expire', { workers: 1, batch: 8, isFair: true }, ({ data }) => expireDocument(data, deps))
  await jobs.work('remind', { workers: 1, batch: 1 }, () => remindAllDue(deps))
  await jobs.schedule('remind', reminderTimes, timeZone)
  // A process seals or draws one document at a time, while the file of another account is read. So a document waits for at most one document of an
  // account that has many documents, or whose files take long. With a batch of one, pg-boss would wait seconds after each job.
  const oneEach = { workers: 2, batch: 2, perAccount: 1, isFair: true }
  const seals = new PQueue({ concurrency: 2 })
  await jobs.work('seal', oneEach, ({ data }) => seals.add(() => attemptSeal(data, deps)))
  // A drawing takes as much CPU as twenty mails.
  const drawings = new PQueue({ concurrency: 2 })
  await jobs.work('preview', oneEach, async ({ data }) => {
    // Each document has two jobs: one from its upload, and an urgent one from its sending.
    if (!(await lacksPreview(deps.db, data.documentId))) return
    await drawings.add(() => makePreview(data.documentId, deps))
  })
  await jobs.work('seal-overdue', { workers: 1, batch: 1 }, () => queueOverdueSeals(deps))
  await jobs.schedule('seal-overdue', overdueTimes, timeZone)
  await jobs.enqueue(deps.db, 'seal-overdue', [{}])
  await jobs.work('identity-sweep', { workers: 1, batch: 1 }, async () => {
    for (const { sweep } of orderMethods) await sweep(deps)
  })
  await jobs.schedule('identity-sweep', orderSweepTimes, timeZone)
  await jobs.work('idempotency-sweep', { workers: 1, batch: 1 }, () => sweepRecords(deps))
  await jobs.schedule('idempotency-sweep', sweepTimes, timeZone)
  await jobs.work('session-sweep', { workers: 1, batch: 1 }, () => sweepSessions(deps))
  await jobs.schedule('session-sweep', sessionSweepTimes, timeZone)
  await jobs.work('searched-texts', { workers: 1, batch: 1 }, () => fillInSearched(deps.db))
  await jobs.enqueue(deps.db, 'searched-texts', [{}])
  await jobs.work('personal-numbers', { workers: 1, batch: 1 }, () => encryptStored(deps))
  await jobs.schedule('personal-numbers', encryptionTimes, timeZone)
  await jobs.enqueue(deps.db, 'personal-numbers', [{}])
  await jobs.work('wrong-person', { workers: 1, batch: 4, isFair: true }, ({ data }) =>
    queueReported(deps.db, data.partyId, deps.now()),
  )
  await jobs.work('notices', { workers: 1, batch: 1 }, () => queueMailsToSenders(deps))
  await jobs.schedule('notices', noticeTimes, timeZone)
  // One worker, so that mails to senders leave most connections to the mails to parties.
  await jobs.work('notify', { workers: 1, batch: 4, isFair: true }, ({ data }) =>
    tellSender({ memberId: '', ...data }, deps),
  )
  await jobs.work('test-mail', { workers: 1, batch: 4, isFair: true }, ({ data }) => deliverTestMail(data, deps))
  await jobs.work('invitation', { workers: 1, batch: 4, isFair: true }, ({ data }) => mailInvitation(data, deps))
  await jobs.work('sign-in-link', { workers: 1, batch: 4 }, ({ data }) => mailSignInLink(data, deps))
  await jobs.work('webhook-disabled', { workers: 1, batch: 4, isFair: true }, ({ data }) =>
    tellDisabled(data.endpointId, deps),
  )
  await jobs.work('webhook-upkeep', { workers: 1, batch: 1 }, () => keepUp({ ...deps, maxPending: MAX_PENDING }))
  await jobs.schedule('webhook-upkeep', upkeepTimes, timeZone)
}
