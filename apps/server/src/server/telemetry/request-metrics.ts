import type { RequestHandler } from 'express'
import { operations } from '@paraph/contract'
import { Counter, Histogram, type Registry } from 'prom-client'
import { operationOf } from '#api/http/validation/operation-of.ts'
import { isResponseViolation } from '#api/http/validation/to-problem.ts'

/** Seconds. Most operations take milliseconds. The upload of 25 MB over a slow connection takes half a minute. */
const BUCKETS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** The statuses of requests that break the spec. */
const REQUEST_VIOLATIONS = new Set([400, 413, 415])

/** All unmatched requests share this label, because clients can send any path. */
const UNMATCHED = 'none'

/** Returns a handler that counts and times requests. */
export function observeRequests(register: Registry): RequestHandler {
  const registers = [register]
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
  return (req, res, next) => {
    const start = performance.now()
    res.once('close', () => {
      const operation_id = operationOf(req)?.operationId ?? UNMATCHED
      const status = res.writableFinished ? res.statusCode : 'aborted'
      requests.inc({ operation_id, status })
      duration.observe({ operation_id }, (performance.now() - start) / 1000)
      if (operation_id === UNMATCHED || res.statusCode < 400) return
      if (isResponseViolation(res.err)) violations.inc({ direction: 'response', operation_id })
      else if (REQUEST_VIOLATIONS.has(res.statusCode)) violations.inc({ direction: 'request', operation_id })
    })
    next()
  }
}
