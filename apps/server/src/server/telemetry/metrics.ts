import type { RequestHandler } from 'express'
import type { SealErrorCode } from '@paraph/contract'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'
import { hasBearer } from '#api/http/bearer.ts'
import type { RefusedCaller } from '#api/limits/limits.ts'
import type { EncryptionBacklog } from '#work/encryption/count-backlog.ts'
import type { KeyStatus } from '#work/sealing/key-holder.ts'
import type { SealBacklog } from '#work/sealing/store.ts'
import type { AttemptOutcome } from '#work/webhooks/record.ts'
import type { LimitReport } from '#domain/outbox/message-limit.ts'
import type { WebhookBacklog } from '#domain/webhooks/backlog-store.ts'
import type { BankIdStatus } from '#platform/bankid/rp-api.ts'
import type { WatchedDisk } from '#platform/database/watch-disk.ts'
import { registerBankIdGauges } from './bankid-gauges.ts'
import {
  type QueueDepth,
  registerEncryptionGauge,
  registerMessageGauge,
  registerPoolGauge,
  registerQueueGauge,
} from './database-gauges.ts'
import { registerBuildInfo, registerClockGauge, registerDiskGauges, registerHelperGauge } from './process-gauges.ts'
import { observeRequests } from './request-metrics.ts'
import {
  openSealFailureCounter,
  registerSealGauges,
  registerSealKeyGauges,
  registerTimestampGauge,
} from './seal-metrics.ts'
import { openWebhookCounter, registerWebhookGauges } from './webhook-metrics.ts'

export interface Metrics {
  /** Answers `GET /metrics` to a request with the token. */
  page: RequestHandler
  /** Counts and times requests. */
  observeRequests: RequestHandler
  observePool: (pool: pg.Pool) => void
  /** `read` is called for each scrape. */
  observeQueues: (read: () => Promise<QueueDepth[]>) => void
  /** `read` is called for each scrape. */
  observeMessages: (read: () => Promise<number>) => void
  observeDisk: (disk: Pick<WatchedDisk, 'isFull' | 'space'>) => void
  /** `read` is called for each scrape, and returns milliseconds. */
  observeClock: (read: () => number) => void
  /** `read` is called for each scrape. */
  observeSeals: (read: () => Promise<SealBacklog>, now: () => Date) => void
  observeSealKey: (read: () => KeyStatus) => void
  /** `read` is called for each scrape. */
  observeTimestamps: (read: () => Promise<SealErrorCode | undefined>) => void
  observeBankId: (read: () => BankIdStatus) => void
  /** `read` is called for each scrape. */
  observeEncryption: (read: () => Promise<EncryptionBacklog>) => void
  /** `read` is called for each scrape. */
  observeWebhooks: (read: () => Promise<WebhookBacklog>) => void
  /** Counts an attempt of this process to send an event. */
  countWebhook: (outcome: Pick<AttemptOutcome, 'error'>) => void
  /** Counts a request, a job or an act of a party that needed more messages than the account may send. */
  countMessageLimit: (report: Pick<LimitReport, 'channel' | 'effect'>) => void
  /** Counts a minute in which a caller sent too many requests. */
  countRefusedCaller: (refused: Pick<RefusedCaller, 'caller'>) => void
  /** Counts a failed attempt of this process to seal. */
  countSealFailure: (reason: SealErrorCode) => void
  countClockJump: () => void
}

/**
 * Creates metrics with a separate registry for each app. No label has a value that a client can choose, so the number of series depends only
 * on the operations and statuses of the contract.
 *
 * @param answersRequests - false in a worker, which has no metrics of requests.
 */
export function createMetrics(token: string, { answersRequests = true }: { answersRequests?: boolean } = {}): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  // They are gauges, and Prometheus takes names that end so for counters. The same numbers, by type, are in `nodejs_active_handles` and the like.
  for (const kind of ['handles', 'requests', 'resources']) register.removeSingleMetric(`nodejs_active_${kind}_total`)
  registerBuildInfo(register)
  registerHelperGauge(register)
  const limited = new Counter({
    name: 'paraph_message_limit_total',
    help: 'How often the messages of an account passed MAIL_LIMIT_PER_DAY or SMS_LIMIT_PER_DAY in this process, and were refused or sent all the same.',
    labelNames: ['channel', 'effect'],
    registers: [register],
  })
  for (const channel of ['EMAIL', 'SMS']) {
    for (const effect of ['refused', 'sent']) limited.inc({ channel, effect }, 0)
  }

  const refused = new Counter({
    name: 'paraph_rate_limited_total',
    help: 'Minutes in which this process has refused requests of a key, of the link of a party, or of a network with wrong keys.',
    labelNames: ['caller'],
    registers: [register],
  })
  for (const caller of ['KEY', 'LINK', 'NETWORK']) refused.inc({ caller }, 0)

  const jumps = new Counter({
    name: 'paraph_clock_jumps_total',
    help: 'How often this process found that the clock of the database had jumped by more than a minute, or was as far behind an event.',
    registers: [register],
  })

  const page: RequestHandler = async (req, res) => {
    if (!hasBearer(req, token)) {
      res.status(401).set('www-authenticate', 'Bearer realm="metrics"').type('text/plain')
      res.send('Send the METRICS_TOKEN of this server as authorization: Bearer <METRICS_TOKEN>.\n')
      return
    }
    const metrics = await register.metrics()
    res.set({ 'content-type': register.contentType, 'cache-control': 'no-store' }).send(metrics)
  }

  return {
    page,
    observeRequests: answersRequests ? observeRequests(register) : (_req, _res, next) => next(),
    observePool: (pool) => registerPoolGauge(register, pool),
    observeQueues: (read) => registerQueueGauge(register, read),
    observeMessages: (read) => registerMessageGauge(register, read),
    observeDisk: (disk) => registerDiskGauges(register, disk),
    observeClock: (read) => registerClockGauge(register, read),
    observeSeals: (read, now) => registerSealGauges(register, read, now),
    observeSealKey: (read) => registerSealKeyGauges(register, read),
    observeTimestamps: (read) => registerTimestampGauge(register, read),
    observeBankId: (read) => registerBankIdGauges(register, read),
    observeEncryption: (read) => registerEncryptionGauge(register, read),
    observeWebhooks: (read) => registerWebhookGauges(register, read),
    countWebhook: openWebhookCounter(register),
    countMessageLimit: ({ channel, effect }) => limited.inc({ channel, effect }),
    countRefusedCaller: ({ caller }) => refused.inc({ caller }),
    countSealFailure: openSealFailureCounter(register),
    countClockJump: () => jumps.inc(),
  }
}
