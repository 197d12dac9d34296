import { fromKysely, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { PoolConfig } from 'pg'
import type { Database } from '../database.ts'

/** What each queue's jobs carry. */
export interface JobData {
  deliver: { messageId: string }
  /** A message that was given up. */
  'deliver-failed': { messageId: string }
  expire: { documentId: string }
  remind: object
}

export type QueueName = keyof JobData

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
    expireInSeconds: 180,
    heartbeatSeconds: 20,
    deadLetter: 'deliver-failed',
    notify: true,
  },
  expire: {
    retryLimit: 100,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
    notify: true,
  },
  remind: { retryLimit: 0, expireInSeconds: 600, policy: 'singleton' },
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
  depths: () => Promise<{ queue: string; state: string; jobs: number }[]>
  close: () => Promise<void>
}

export interface Job<Name extends QueueName> {
  data: JobData[Name]
  retryCount: number
}

interface WorkOptions {
  /** How many jobs are worked at the same time. */
  concurrency: number
}

export interface JobsOptions {
  /** A connection of its own, for the notices that wake workers at once; without it, jobs can only be put in. */
  connection?: PoolConfig | undefined
  db: Database
  onError: (error: Error) => void
}

/** The queues in the database, made if need be. Any number of processes may open them at once. */
export async function openJobs({ connection, db, onError }: JobsOptions): Promise<Jobs> {
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
  for (const [name, options] of Object.entries(queues)) await boss.createQueue(name, options)
  return {
    async enqueue(tx, name, data, startAfter) {
      if (data.length === 0) return
      const jobs = data.map((data) => ({ data, ...(startAfter && { startAfter }) }))
      await boss.insert(name, jobs, { db: fromKysely(tx) })
    },
    async work(name, { concurrency }, handler) {
      const options = {
        includeMetadata: true,
        localConcurrency: concurrency,
        pollingIntervalSeconds: 2,
        // New jobs wake their worker; this is how late those that waited for their time may begin.
        notifyPollingIntervalSeconds: 5,
      } as const
      await boss.work(name, options, async ([job]) => handler(job as JobWithMetadata<JobData[typeof name]>))
    },
    async schedule(name, cron, timeZone) {
      await boss.schedule(name, cron, {}, { tz: timeZone })
    },
    async depths() {
      const all = await boss.getQueues()
      return all.flatMap(({ name, ...queue }) => [
        { queue: name, state: 'ready', jobs: queue.readyCount },
        { queue: name, state: 'deferred', jobs: queue.deferredCount },
        { queue: name, state: 'active', jobs: queue.activeCount },
        { queue: name, state: 'failed', jobs: queue.failedCount },
      ])
    },
    close: () => boss.stop({ graceful: true, timeout: 20_000 }),
  }
}
