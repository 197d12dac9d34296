import { findSealBacklog } from '#work/sealing/store.ts'
import { findLateChannels } from '#domain/outbox/store.ts'
import type { ProcessServices } from '#domain/services.ts'
import type { Channel } from '#platform/database/tables.ts'
import { findOldestSeconds } from '#platform/jobs/oldest-job.ts'
import { queueNames } from '#platform/jobs/queues.ts'
import { type ChannelState, LATE, type WorkHealth } from './health-rules.ts'
import { lastKnown } from './last-known.ts'

/** Returns a function that says whether the work gets done, from what the database knows. So it also sees the work of other processes. */
export function watchWork({
  db,
  now,
  outbox: { channels },
}: Pick<ProcessServices, 'db' | 'now'> & {
  outbox: { channels: ReadonlySet<Channel> }
}): () => Promise<WorkHealth> {
  const stateOf = (channel: Channel, late: Channel[] = []): ChannelState =>
    !channels.has(channel) ? 'off' : late.includes(channel) ? 'delayed' : 'ok'
  const first: WorkHealth = { seals: 'ok', jobs: 'ok', mail: stateOf('EMAIL'), sms: stateOf('SMS') }
  return lastKnown(first, async () => {
    const before = new Date(now().getTime() - LATE)
    const [{ failed, oldest }, late, seconds] = await Promise.all([
      findSealBacklog(db),
      findLateChannels(db, before),
      findOldestSeconds(db, queueNames),
    ])
    const isSealLate = oldest !== null && new Date(oldest) < before
    return {
      seals: failed > 0 || isSealLate ? 'failing' : 'ok',
      jobs: seconds * 1_000 > LATE ? 'late' : 'ok',
      mail: stateOf('EMAIL', late),
      sms: stateOf('SMS', late),
    }
  })
}
