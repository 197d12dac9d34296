import { operations } from '@paraph/contract'
import type { RequestHandler } from 'express'
import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { hasBearer } from '../http/bearer.ts'
import { isResponseViolation } from '../http/validation/to-problem.ts'

export interface Metrics {
  /** `GET /metrics`, for the bearer of the token. */
  page: RequestHandler
  /** Counts and times the requests that come by. */
  observeRequests: RequestHandler
  observePool: (pool: pg.Pool) => void
  /** `read` is called for each scrape. */
  observeQueues: (read: () => Promise<QueueDepth[]>) => void
}

export interface QueueDepth {
  queue: string
  state: string
  jobs: number
}

/** Seconds: most operations take milliseconds, and the upload of 25 MB over a slow line half a minute. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The statuses with which the validator, or a rule like its own, refuses what a client sent. */
const REQUEST_VIOLATIONS = new Set([400, 413, 415])

/** Requests that match no operation are told apart by nothing, for their paths are whatever anybody sends. */
const UNMATCHED = 'none'

/**
 * No label has a value that a client can choose: there are as many series as the contract has operations and statuses.
 * Each app has a registry of its own.
 */
export function createMetrics(token: string): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'paraph_http_requests_total',
    help: 'Requests answered, by operation of the spec and status; "aborted" where the client hung up before the answer.',
    labelNames: ['operation_id', 'status'],
    registers,
  })
  const duration = new Histogram({
    name: 'paraph_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['operation_id'],
    buckets: BUCKETS,
    registers,
  })
  const violations = new Counter({
    name: 'paraph_contract_violations_total',
    help: 'Requests that were refused, and answers of our own that were withheld, because they break the spec.',
    labelNames: ['direction', 'operation_id'],
    registers,
  })
  for (const operation_id of Object.keys(operations)) {
    // Prometheus sees no increase in a series that begins with 1.
    violations.inc({ direction: 'request', operation_id }, 0)
    violations.inc({ direction: 'response', operation_id }, 0)
  }

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
    const text = await register.metrics()
    res.set({ 'content-type': register.contentType, 'cache-control': 'no-store' }).send(text)
  }

  return {
    page,
    observeRequests,
    observePool: (pool) => {
      const connections = new Gauge({
        name: 'paraph_database_pool_connections',
        help: 'Connections to the database that are open, those of them that are idle, and requests that wait for one.',
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
    observeQueues: (read) => {
      const depths = new Gauge({
        name: 'paraph_queue_jobs',
        help: 'Jobs, by queue and state.',
        labelNames: ['queue', 'state'],
        registers: [],
        async collect() {
          this.reset()
          // While the database is down, all the rest is wanted more than ever.
          for (const { queue, state, jobs } of await read().catch(() => [])) this.set({ queue, state }, jobs)
        },
      })
      register.registerMetric(depths)
    },
  }
}
