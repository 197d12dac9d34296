import type { Senders } from '#work/delivery/sender.ts'
import { deleteNotices, findWaitingKinds, queueExpiring } from '#domain/outbox/notice-store.ts'
import type { Services } from '#domain/services.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { isDue, NOTICES_KEPT } from './notice-rules.ts'

type Deps = Pick<Services, 'db' | 'now' | 'timeZone'> & { jobs: Jobs; senders: Senders }

/**
 * Queues a job for each account and member who is to be told something. The queue has at most one job of each. If this process sends no mail, another one
 * does it, or nobody.
 */
export async function queueMailsToSenders({ db, now, timeZone, jobs, senders }: Deps): Promise<void> {
  const at = now()
  await deleteNotices(db, new Date(at.getTime() - NOTICES_KEPT))
  if (!senders.EMAIL) return
  await queueExpiring(db, at)
  const waiting = await findWaitingKinds(db)
  const due = waiting.filter((kind) => isDue(kind, at, kind.timeZone ?? timeZone))
  const recipients = new Map(due.map(({ accountId, memberId }) => [memberId || accountId, { accountId, memberId }]))
  for (const [key, recipient] of recipients)
    await jobs.enqueue(db, 'notify', [recipient], { account: recipient.accountId, key })
}
