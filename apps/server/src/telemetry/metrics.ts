import { operations, type SealErrorCode } from '@paraph/contract'
import type { RequestHandler } from 'express'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { sealErrorCodes } from '../documents/seal-error.ts'
import type { BankIdStatus } from '../identity/bankid/rp-api.ts'
import type { KeyStatus } from '../sealing/key-holder.ts'
import type { NumberBacklog } from '../personal-numbers/count.ts'
import type { RefusedCaller } from '../limits/limits.ts'
import type { LimitReport } from '../outbox/message-limit.ts'
import type { SealBacklog } from '../sealing/store.ts'
import { hasBearer } from '../http/bearer.ts'
import { isResponseViolation } from '../http/validation/to-problem.ts'
import type { Collected } from '../cluster/messages.ts'
import { openWebhookCounter, registerWebhookGauges } from './webhook-metrics.ts'
import type { WebhookBacklog } from '../webhooks/backlog.ts'
import type { Outcome } from '../webhooks/record.ts'
import { registerBankIdGauges } from './bankid-gauges.ts'

export interface Metrics {
  /** Answers `GET /metrics` to a request with the token. */
  page: RequestHandler
  /** Returns the metrics of this process, without those of the whole database. */
  collect: () => Promise<Collected>
  /** Counts and times requests. */
  observeRequests: RequestHandler
  observePool: (pool: pg.Pool) => void
  /** `read` is called for each scrape. */
  observeQueues: (read: () => Promise<QueueDepth[]>) => void
  /** `read` is called for each scrape. */
  observeSeals: (read: () => Promise<SealBacklog>) => void
  observeSealKey: (read: () => KeyStatus) => void
  observeBankId: (read: () => BankIdStatus) => void
  /** `read` is called for each scrape. */
  observeNumbers: (read: () => Promise<NumberBacklog>) => void
  /** `read` is called for each scrape. */
  observeWebhooks: (read: () => Promise<WebhookBacklog>) => void
  /** Counts an attempt of this process to send an event. */
  countWebhook: (outcome: Pick<Outcome, 'error'>) => void
  /** Counts a request, a job or an act of a party that needed more messages than the account may send. */
  countMessageLimit: (report: Pick<LimitReport, 'channel' | 'effect'>) => void
  /** Counts a caller and a minute in which it had too many requests. */
  countRefusedCaller: (refused: Pick<RefusedCaller, 'caller'>) => void
  /** Counts an attempt to seal in this process that failed. */
  countSealFailure: (reason: SealErrorCode) => void
}

interface QueueDepth {
  queue: string
  state: string
  jobs: number
}

/** Seconds. Most operations take milliseconds. The upload of 25 MB over a slow connection takes half a minute. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The statuses of requests that break the spec. */
const REQUEST_VIOLATIONS = new Set([400, 413, 415])

/** All unmatched requests share this label, because clients can send any path. */
const UNMATCHED = 'none'

/**
 * Creates metrics with a separate registry for each app. No label has a value that a client can choose, so the number of series depends only
 * on the operations and statuses of the contract.
 *
 * @param readAll - returns the metrics of all processes of the server. Undefined if there is one process.
 */
export function createMetrics(token: string, readAll?: () => Promise<string>): Metrics {
  const register = new Registry()
  /** Of the whole database. Each process would read the same, so only the process that is asked reads them. */
  const shared = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'paraph_http_requests_total',
    help: 'Requests, by operation of the spec and by status. "aborted" means that the client closed the connection before the answer.',
    labelNames: ['operation_id', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'paraph_http_request_duration_seconds',
    help: 'Time from the header of a request to the end of its answer.',
    labelNames: ['operation_id'],
    buckets: BUCKETS,
    registers,
  })
  const violations = new Counter({
    name: 'paraph_contract_violations_total',
    help: 'Requests that were refused, and answers of the server that were withheld, because they violate the spec.',
    labelNames: ['direction', 'operation_id'],
    registers,
  })
  for (const operation_id of Object.keys(operations)) {
    // Begin each series at 0, because Prometheus sees no increase in a series that begins at 1.
    violations.inc({ direction: 'request', operation_id }, 0)
    violations.inc({ direction: 'response', operation_id }, 0)
  }

  const sealFailures = new Counter({
    name: 'paraph_seal_failures_total',
    help: 'Attempts to seal a document that failed in this process, by reason.',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of sealErrorCodes) sealFailures.inc({ reason }, 0)

  const limited = new Counter({
    name: 'paraph_message_limit_total',
    help: 'How often the messages of an account passed MAIL_LIMIT_PER_DAY or SMS_LIMIT_PER_DAY in this process, and were refused or sent all the same.',
    labelNames: ['channel', 'effect'],
    registers,
  })
  for (const channel of ['EMAIL', 'SMS']) {
    for (const effect of ['refused', 'sent']) limited.inc({ channel, effect }, 0)
  }

  const refused = new Counter({
    name: 'paraph_rate_limited_total',
    help: 'Minutes in which this process has refused requests of a key, of the link of a party, or of a network with wrong keys.',
    labelNames: ['caller'],
    registers,
  })
  for (const caller of ['KEY', 'LINK', 'NETWORK']) refused.inc({ caller }, 0)

  const observeRequests: RequestHandler = (req, res, next) => {
    const start = performance.now()
    res.once('close', () => {
      const operation_id = req.operation?.operationId ?? UNMATCHED
      const status = res.writableFinished ? res.statusCode : 'aborted'
      requests.inc({ operation_id, status })
      duration.observe({ operation_id }, (performance.now() - start) / 1000)
      if (operation_id === UNMATCHED || res.statusCode < 400) return
      if (isResponseViolation(res.err)) violations.inc({ direction: 'response', operation_id })
      else if (REQUEST_VIOLATIONS.has(res.statusCode)) violations.inc({ direction: 'request', operation_id })
    })
    next()
  }

  const page: RequestHandler = async (req, res) => {
    if (!hasBearer(req, token)) {
      res.status(401).set('www-authenticate', 'Bearer realm="metrics"').type('text/plain')
      res.send('Send the METRICS_TOKEN of this server as authorization: Bearer <METRICS_TOKEN>.\n')
      return
    }
    const [own, ofDatabase] = await Promise.all([(readAll ?? (() => register.metrics()))(), shared.metrics()])
    res.set({ 'content-type': register.contentType, 'cache-control': 'no-store' }).send(own + ofDatabase)
  }

  return {
    page,
    collect: () => register.getMetricsAsJSON(),
    observeRequests,
    observePool: (pool) => {
      const connections = new Gauge({
        name: 'paraph_database_pool_connections',
        help: 'Database connections: total (all that are open), idle, and waiting (requests that wait for a connection).',
        labelNames: ['state'],
        registers: [],
        collect() {
          this.set({ state: 'total' }, pool.totalCount)
          this.set({ state: 'idle' }, pool.idleCount)
          this.set({ state: 'waiting' }, pool.waitingCount)
        },
      })
      register.registerMetric(connections)
    },
    countSealFailure: (reason) => sealFailures.inc({ reason }),
    countRefusedCaller: ({ caller }) => refused.inc({ caller }),
    countMessageLimit: ({ channel, effect }) => limited.inc({ channel, effect }),
    observeSeals: (read) => {
      // As with the queues, the other metrics are more important than an error of the database.
      const readBacklog = () => read().catch(() => undefined)
      const documents = new Gauge({
        name: 'paraph_unsealed_documents',
        help: 'Documents that wait for their seal, by sealStatus.',
        labelNames: ['seal_status'],
        registers: [],
        async collect() {
          this.reset()
          const backlog = await readBacklog()
          if (!backlog) return
          this.set({ seal_status: 'PENDING' }, backlog.pending)
          this.set({ seal_status: 'FAILED' }, backlog.failed)
        },
      })
      const oldest = new Gauge({
        name: 'paraph_unsealed_oldest_seconds',
        help: 'For how long the oldest of these documents has waited since its last party acted. 0 if none waits.',
        registers: [],
        async collect() {
          this.reset()
          const backlog = await readBacklog()
          if (!backlog) return
          this.set(backlog.oldest === null ? 0 : Math.max(0, (Date.now() - Date.parse(backlog.oldest)) / 1000))
        },
      })
      shared.registerMetric(documents)
      shared.registerMetric(oldest)
    },
    observeSealKey: (read) => {
      const usable = new Gauge({
        name: 'paraph_seal_key_usable',
        help: '1 if this process has a key and a valid certificate to seal with, otherwise 0.',
        registers: [],
        collect() {
          this.set(read().isUsable ? 1 : 0)
        },
      })
      const days = new Gauge({
        name: 'paraph_seal_certificate_days_left',
        help: 'Whole days until the certificate of the seal expires.',
        registers: [],
        collect() {
          this.reset()
          const { daysLeft } = read()
          if (daysLeft !== undefined) this.set(daysLeft)
        },
      })
      register.registerMetric(usable)
      register.registerMetric(days)
    },
    observeWebhooks: (read) => registerWebhookGauges(shared, read),
    countWebhook: openWebhookCounter(register),
    observeBankId: (read) => registerBankIdGauges(register, read),
    observeNumbers: (read) => {
      const numbers = new Gauge({
        name: 'paraph_personal_numbers_to_encrypt',
        help: 'Stored personal numbers and webhook secrets that are not encrypted with the newest key, by state.',
        labelNames: ['state'],
        registers: [],
        async collect() {
          this.reset()
          const backlog = await read().catch(() => undefined)
          if (!backlog) return
          this.set({ state: 'plain' }, backlog.plain)
          this.set({ state: 'older_key' }, backlog.olderKey)
          this.set({ state: 'unknown_key' }, backlog.unknownKey)
        },
      })
      shared.registerMetric(numbers)
    },
    observeQueues: (read) => {
      const depths = new Gauge({
        name: 'paraph_queue_jobs',
        help: 'Jobs, by queue and state.',
        labelNames: ['queue', 'state'],
        registers: [],
        async collect() {
          this.reset()
          // If the database is down, the other metrics are needed even more, so ignore the error.
          for (const { queue, state, jobs } of await read().catch(() => [])) this.set({ queue, state }, jobs)
        },
      })
      shared.registerMetric(depths)
    },
  }
}
