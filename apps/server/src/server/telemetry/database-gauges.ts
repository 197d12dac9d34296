import type pg from 'pg'
import type { Registry } from 'prom-client'
import type { EncryptionBacklog } from '#work/encryption/count-backlog.ts'
import { gaugesOf } from './gauges.ts'

export interface QueueDepth {
  queue: string
  state: string
  jobs: number
}

export function registerPoolGauge(register: Registry, pool: pg.Pool): void {
  const gauge = gaugesOf(register, () => pool)
  gauge(
    {
      name: 'paraph_database_pool_connections',
      help: 'Database connections: total (all that are open), idle, and waiting (requests that wait for a connection).',
      labelNames: ['state'],
    },
    (gauge, { totalCount, idleCount, waitingCount }) => {
      gauge.set({ state: 'total' }, totalCount)
      gauge.set({ state: 'idle' }, idleCount)
      gauge.set({ state: 'waiting' }, waitingCount)
    },
  )
}

/** `read` is called for each scrape. */
export function registerQueueGauge(register: Registry, read: () => Promise<QueueDepth[]>): void {
  const gauge = gaugesOf(register, read)
  gauge(
    { name: 'paraph_queue_jobs', help: 'Jobs, by queue and state.', labelNames: ['queue', 'state'] },
    (gauge, depths) => {
      for (const { queue, state, jobs } of depths) gauge.set({ queue, state }, jobs)
    },
  )
}

/** `read` is called for each scrape. */
export function registerMessageGauge(register: Registry, read: () => Promise<number>): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_messages_oldest_seconds',
      help: 'For how long the message that waits longest has been due: since it was queued, or since the time of its next try. 0 if none waits.',
    },
    (gauge, seconds) => gauge.set(seconds),
  )
}

/** `read` is called for each scrape. */
export function registerEncryptionGauge(register: Registry, read: () => Promise<EncryptionBacklog>): void {
  const gauge = gaugesOf(register, read)
  gauge(
    {
      name: 'paraph_personal_numbers_to_encrypt',
      help: 'Stored personal numbers and webhook secrets that are not encrypted with the newest key, by state.',
      labelNames: ['state'],
    },
    (gauge, { olderKey, unknownKey }) => {
      gauge.set({ state: 'older_key' }, olderKey)
      gauge.set({ state: 'unknown_key' }, unknownKey)
    },
  )
}
