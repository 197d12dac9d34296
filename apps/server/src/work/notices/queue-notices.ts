import type { Senders } from '#work/delivery/sender.ts'
import { deleteNotices, findWaitingKinds, queueExpiring } from '#domain/outbox/notice-store.ts'
import type { Services } from '#domain/services.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { isDue, NOTICES_KEPT } from './notice-rules.ts'

type Deps = Pick<Services, 'db' | 'now' | 'timeZone'> & { jobs: Jobs; senders: Senders }

/**
 * Queues a job for each account that has something to be told. The queue has at most one job of an account. If this process sends no mail, another one
 * does it, or nobody.
 */
export async function queueMailsToSenders({ db, now, timeZone, jobs, senders }: Deps): Promise<void> {
  const at = now()
  await deleteNotices(db, new Date(at.getTime() - NOTICES_KEPT))
  if (!senders.EMAIL) return
  await queueExpiring(db, at)
  const waiting = await findWaitingKinds(db)
  const due = waiting.filter((kind) => isDue(kind, at, kind.timeZone ?? timeZone))
  for (const account of new Set(due.map(({ accountId }) => accountId)))
    await jobs.enqueue(db, 'notify', [{ accountId: account }], { account, key: account })
}
