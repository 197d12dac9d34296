import { fromKysely, type JobResult, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Database } from '../database/tables.ts'

/** What each queue's jobs carry. */
export interface JobData {
  deliver: { messageId: string }
  /** A message that was given up. */
  'deliver-failed': { messageId: string }
  expire: { documentId: string }
  remind: object
}

export type QueueName = keyof JobData

/** How long a job waits for somebody to work it, from its time on: 20 years. pg-boss throws away what has waited for 14 days else, without a word. */
const PATIENCE = 20 * 365 * 24 * 60 * 60

/**
 * A job whose process died is taken up again once its heartbeat is missed. What fails for a while is tried for about a day:
 * after 5, 10, 20 … seconds and at last every four hours, each with jitter.
 */
const queues: Record<QueueName, Omit<Queue, 'name'>> = {
  'deliver-failed': { retryLimit: 20, retryDelay: 60, expireInSeconds: 60 },
  deliver: {
    retryLimit: 16,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    // Those taken together may stand in line before a mail server that hangs; a process that died is missed by its heartbeat.
    expireInSeconds: 900,
    heartbeatSeconds: 20,
    deadLetter: 'deliver-failed',
    notify: true,
  },
  // Nothing else writes down that a document has expired, so this is never given up.
  expire: {
    retryLimit: 1_000_000,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
    notify: true,
  },
  // While one is active no other is, so a process that died must be missed soon; tens of thousands of reminders take their time.
  remind: { retryLimit: 0, expireInSeconds: 4 * 60 * 60, heartbeatSeconds: 20, policy: 'singleton' },
}

export interface Jobs {
  /** Puts jobs into a queue as part of the transaction: if it is rolled back, there were none. */
  enqueue: <Name extends QueueName>(
    tx: Database,
    name: Name,
    data: JobData[Name][],
    startAfter?: string,
  ) => Promise<void>
  work: <Name extends QueueName>(
    name: Name,
    options: WorkOptions,
    handler: (job: Job<Name>) => Promise<void>,
  ) => Promise<void>
  /** Has a job made at the times that a cron expression gives, in a time zone. */
  schedule: (name: QueueName, cron: string, timeZone: string) => Promise<void>
  /** At most a minute old, whether or not anybody works the jobs; counted once a minute at most, however many ask. */
  depths: () => Promise<{ queue: string; state: string; jobs: number }[]>
  close: () => Promise<void>
}

/** Thrown by a job that began too early, by the clock of this process. It is tried again a little later, and nobody needs to hear of it. */
export class NotYet extends Error {}

export interface Job<Name extends QueueName> {
  data: JobData[Name]
  retryCount: number
}

interface WorkOptions {
  /** How many jobs are taken from the queue at the same time, and worked side by side. */
  batch: number
  /** How many such batches there are at a time, so that a job which takes long does not hold up all others. */
  workers: number
}

export interface JobsOptions {
  /** A connection of its own, for the notices that wake workers at once; without it, jobs can only be put in. */
  connection?: PoolConfig | undefined
  db: Database
  onError: (error: Error) => void
  /** Hears of each try of a job that failed. */
  onFailure?: (error: unknown, job: { queue: QueueName; data: object; tries: number }) => void
}

/** The queues in the database, made if need be. Any number of processes may open them at once. */
export async function openJobs({ connection, db, onError, onFailure }: JobsOptions): Promise<Jobs> {
  const boss = connection
    ? new PgBoss({
        ...(connection as object),
        application_name: 'paraph-jobs',
        max: 4,
        useListenNotify: true,
        superviseIntervalSeconds: 10,
        monitorIntervalSeconds: 10,
        cronMonitorIntervalSeconds: 30,
      })
    : new PgBoss({ db: fromKysely(db), supervise: false, schedule: false })
  boss.on('error', onError)
  await boss.start()
  const names = Object.keys(queues) as QueueName[]
  for (const name of names) {
    const options = { retentionSeconds: PATIENCE, ...queues[name] }
    await boss.createQueue(name, options)
    // Of a queue that an earlier version made, all but the policy can be changed.
    const { policy: _, ...changeable } = options
    await boss.updateQueue(name, changeable)
    // Has its settings read now. Else the first transactions would each ask for a second connection to read them by, and as many of them
    // at once as there are connections would wait for one another.
    await boss.insert(name, [])
  }
  return {
    async enqueue(tx, name, data, startAfter) {
      if (data.length === 0) return
      const jobs = data.map((data) => ({ data, ...(startAfter && { startAfter }) }))
      await boss.insert(name, jobs, { db: fromKysely(tx) })
    },
    async work(name, { workers, batch }, handler) {
      type Data = JobData[typeof name]
      const options = {
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: workers,
        batchSize: batch,
        // As long as there are more jobs than it takes at a time, a worker takes the next at once, and does not wait to look for them.
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 2,
        // New jobs wake their worker; this is how late those that waited for their time may begin.
        notifyPollingIntervalSeconds: 5,
      } as const
      const workOne = async (job: JobWithMetadata<Data>): Promise<JobResult> => {
        try {
          await handler(job)
          return { id: job.id, status: 'completed' }
        } catch (error) {
          if (!(error instanceof NotYet)) onFailure?.(error, { queue: name, data: job.data, tries: job.retryCount + 1 })
          return { id: job.id, status: 'failed' }
        }
      }
      await boss.work<Data, void, typeof options>(name, options, (jobs: JobWithMetadata<Data>[]) =>
        Promise.all(jobs.map(workOne)),
      )
    },
    async schedule(name, cron, timeZone) {
      await boss.schedule(name, cron, {}, { tz: timeZone })
    },
    async depths() {
      const depths = []
      for (const queue of names) {
        // Without force, the counts are as old as the last look of somebody who works the jobs, and an hour before anybody else looks.
        const [stats] = await boss.getQueueStats(queue, { force: true })
        if (!stats) continue
        depths.push(
          { queue, state: 'ready', jobs: stats.readyCount },
          { queue, state: 'deferred', jobs: stats.deferredCount },
          { queue, state: 'active', jobs: stats.activeCount },
          { queue, state: 'failed', jobs: stats.failedCount },
        )
      }
      return depths
    },
    close: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
