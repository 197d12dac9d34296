import type { PoolConfig } from 'pg'
import { sql } from 'kysely'
import {
  type ConstructorOptions,
  fromKysely,
  type JobWithMetadata,
  PgBoss,
  type Queue,
  type QueueResult,
} from 'pg-boss'
import { BoundedClient } from '#platform/database/bounded-client.ts'
import type { Database, Pool } from '#platform/database/tables.ts'
import { type JobData, optionsOf, type QueueName, queueNames } from './queues.ts'
import { giveTurns, takeTurnsBack } from './turns.ts'

/** Milliseconds. Some queries of pg-boss process all jobs of a queue. */
const ANSWER_WITHIN = 300_000

interface JobOptions {
  startAfter?: string
  /** True for jobs that overtake the others in their queue. */
  urgent?: boolean
  /** The account of the jobs. The accounts take turns in a queue, and a queue can have a limit for each account. */
  account?: string
  /** In a queue with the policy `exclusive`, no job is added while another one with this key waits or runs. */
  key?: string
}

export interface Jobs {
  /** Adds jobs to a queue. If `db` is a transaction, a rollback removes them. */
  enqueue: <Name extends QueueName>(
    db: Database,
    name: Name,
    data: JobData[Name][],
    options?: JobOptions,
  ) => Promise<void>
  work: <Name extends QueueName>(
    name: Name,
    options: WorkOptions,
    handler: (job: Job<Name>) => Promise<void>,
  ) => Promise<void>
  /** Like `work`, but the handler gets the jobs of a batch together. It returns the result of each job, in the order of the jobs. */
  workBatches: <Name extends QueueName>(name: Name, options: WorkOptions, handler: BatchHandler<Name>) => Promise<void>
  /** Creates a job at the times of a cron expression, in a time zone. */
  schedule: (name: QueueName, cron: string, timeZone: string) => Promise<void>
  /** Counts the jobs of each queue and state. The counts are up to a minute old: pg-boss counts at most once a minute, even without a worker. */
  depths: () => Promise<{ queue: string; state: string; jobs: number }[]>
  close: () => Promise<void>
}

/** Milliseconds. `giveTurns` reads each waiting job that has no turn, which costs too much after each short batch. */
const TURNS_EVERY = 1000

/** Thrown by a job that cannot run yet. The job is tried again a little later, and the operator is not notified. */
export class TooEarlyError extends Error {}

export interface Job<Name extends QueueName> {
  data: JobData[Name]
  /** Positive for an urgent job. */
  priority: number
}

type BatchHandler<Name extends QueueName> = (jobs: Job<Name>[]) => Promise<PromiseSettledResult<unknown>[]>

interface WorkOptions {
  /** The number of jobs that a worker takes from the queue at a time and runs concurrently. */
  batch: number
  /** The number of concurrent workers. With more than one, a slow job does not block all other jobs. */
  workers: number
  /** The number of jobs of each account that this process runs at a time, so that slow jobs of one account do not take all workers. */
  perAccount?: number
  /** True if the queue is fair: the first waiting jobs of all accounts run first, then their second ones, and so on. */
  isFair?: boolean
}

export interface JobsOptions {
  /** A separate connection for the notifications that wake workers immediately. Without it, jobs can only be added. */
  connection?: PoolConfig | undefined
  db: Pool
  onError: (error: Error) => void
  /** Called after each failed try. */
  onFailure?: (error: unknown, job: { queue: QueueName; data: object; tries: number }) => void
}

/** Opens the queues in the database, and creates missing queues. Several processes may do this at the same time. */
export async function openJobs({ connection, db, onError, onFailure }: JobsOptions): Promise<Jobs> {
  const boss = openBoss(connection, db)
  boss.on('error', onError)
  await boss.start()
  await prepareQueues(boss)
  const work: Jobs['workBatches'] = async (name, { workers, batch, perAccount, isFair }, handler) => {
    type Data = JobData[typeof name]
    const options = {
      includeMetadata: true,
      localConcurrency: workers,
      batchSize: batch,
      ...(perAccount !== undefined && { localGroupConcurrency: perAccount }),
      // After a full batch, take the next batch immediately, without the polling interval.
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 2,
      // Notifications wake the workers for new jobs. A job that is due later may start this many seconds late.
      notifyPollingIntervalSeconds: 5,
    } as const
    const begun: { priority: number }[] = []
    let nextTurns = 0
    await boss.work<Data, void, typeof options>(name, options, async (jobs: JobWithMetadata<Data>[]) => {
      const results = await handler(jobs).catch((reason: unknown) =>
        jobs.map(() => ({ status: 'rejected', reason }) as const),
      )
      const failed = jobs.filter((job, index) => {
        const result = results[index]!
        if (result.status === 'fulfilled') return false
        if (!(result.reason instanceof TooEarlyError))
          onFailure?.(result.reason, { queue: name, data: job.data, tries: job.retryCount + 1 })
        return true
      })
      // After this function, pg-boss completes the jobs that are still active. It also accepts a result for each job, but its statement for that
      // reads the whole queue until PostgreSQL has statistics of the queue.
      if (failed.length > 0) await boss.fail(name, failed)
      if (!isFair) return
      begun.push(...jobs.map(({ priority }) => ({ priority })))
      // A failure here must not fail the jobs, because pg-boss would run them again.
      await takeTurnsBack(db, name, failed).catch(onError)
      if (performance.now() < nextTurns) return
      nextTurns = performance.now() + TURNS_EVERY
      const taken = begun.splice(0)
      await giveTurns(db, name, taken).catch(onError)
    })
  }
  return {
    async enqueue(db, name, data, { startAfter, urgent, account, key } = {}) {
      if (data.length === 0) return
      const jobs = data.map((data) => ({
        data,
        ...(startAfter && { startAfter }),
        ...(urgent && { priority: 1 }),
        ...(account !== undefined && { group: { id: account } }),
        ...(key !== undefined && { singletonKey: key }),
      }))
      await boss.insert(name, jobs, { db: fromKysely(db) })
    },
    work: (name, options, handler) =>
      work(name, options, (jobs) => Promise.allSettled(jobs.map(async (job) => handler(job)))),
    workBatches: work,
    async schedule(name, cron, timeZone) {
      await boss.schedule(name, cron, {}, { tz: timeZone })
    },
    async depths() {
      const depths = []
      for (const queue of queueNames) {
        // Without `force`, the counts are from the last check of a worker. A process that works no jobs checks only after an hour.
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

function openBoss(connection: PoolConfig | undefined, db: Pool): PgBoss {
  return connection
    ? new PgBoss({
        ...(connection as object),
        // A connection without an answer is closed, so that the jobs continue when the database works again.
        ...({ Client: BoundedClient, answerWithin: ANSWER_WITHIN } as object),
        application_name: 'paraph-jobs',
        max: 4,
        useListenNotify: true,
        superviseIntervalSeconds: 10,
        monitorIntervalSeconds: 10,
        cronMonitorIntervalSeconds: 30,
      })
    : new PgBoss({ db: adapt(db), supervise: false, schedule: false })
}

/** Creates missing queues, and changes queues that have other options. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const prepare = async (name: QueueName) => {
    const options = optionsOf(name)
    const queue = existing.get(name)
    if (queue && hasOptions(queue, options)) return
    if (!queue) await boss.createQueue(name, options)
    // An earlier version, or another process at this moment, may have created the queue with other options. All but the policy can change.
    const { policy: _, ...changeable } = options
    await boss.updateQueue(name, changeable)
    // pg-boss reads the options of a changed queue at the first insert, so make an empty insert now. Otherwise each of the first transactions would
    // need a second connection, and several of them together could deadlock.
    await boss.insert(name, [])
  }
  // A queue for failed jobs must exist before the queues that name it.
  const isDeadLetter = (name: QueueName) => queueNames.some((other) => optionsOf(other).deadLetter === name)
  await Promise.all(queueNames.filter(isDeadLetter).map(prepare))
  await Promise.all(queueNames.filter((name) => !isDeadLetter(name)).map(prepare))
}

/**
 * Adapts the pool to pg-boss, which sends some transactions as one text. If such a transaction fails, for example when two processes start for the
 * first time at once, it must be rolled back before others use the connection.
 */
function adapt(db: Pool): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: (text, values) =>
      db.connection().execute(async (connection) => {
        try {
          return await fromKysely(connection).executeSql(text, values)
        } catch (error) {
          await sql`rollback`.execute(connection)
          throw error
        }
      }),
  }
}

function hasOptions(queue: QueueResult, options: Partial<Queue>): boolean {
  return Object.entries(options).every(([option, value]) => queue[option as keyof QueueResult] === value)
}
