import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { ProblemCode } from '@paraph/contract'
import type { Logger } from 'pino'
import { accountIdOf } from '#api/principal.ts'
import { sentMethod } from './head-as-get.ts'
import { loggedPath, rawPath } from './path.ts'
import { operationOf } from './validation/operation-of.ts'

declare module 'http' {
  interface IncomingMessage {
    /** Also in the header `x-request-id` of the answer. */
    id?: string
  }
  interface ServerResponse {
    problem?: ProblemCode
    /** The fault of the server, for the log. */
    err?: Error
    /** True for a 503 that is no fault: the server stops, and the load balancer learns it. */
    isPlanned?: boolean
  }
}

/** Probes ask every few seconds. They are logged only if they fail. */
const FREQUENT = new Set(['/livez', '/readyz', '/metrics'])

/** Logs one line per request, without body, headers and query. Makes no logger for each request: it would cost several times as much as the line. */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const start = Date.now()
    req.id = randomUUID()
    res.setHeader('x-request-id', req.id)
    // `close` comes after the end of the answer, or when the client closes the connection before that.
    res.on('close', () => {
      const isFailure = res.err !== undefined || (res.statusCode >= 500 && !res.isPlanned)
      const line = {
        requestId: req.id,
        req: { method: sentMethod(req), path: loggedPath(req.originalUrl) },
        operationId: operationOf(req)?.operationId,
        accountId: req.principal && accountIdOf(req.principal),
        keyId: req.principal?.type === 'KEY' ? req.principal.id : undefined,
        problem: res.problem,
        traceId: req.traceId,
        res: { status: res.statusCode },
        err: isFailure ? faultOf(res) : undefined,
        responseTime: Date.now() - start,
      }
      logger[levelOf(req, res)](line, isFailure ? 'request failed' : 'request')
    })
    next()
  }
}

/** A full disk refuses each write, and a stack for each of them would fill the disk of the log. */
function faultOf({ err, problem, statusCode }: Response): Error | { message: string } {
  const fault = err ?? new Error(`failed with status code ${statusCode}`)
  return problem === 'storage_full' ? { message: fault.message } : fault
}

function levelOf(req: Request, res: Response) {
  if (res.problem === 'server_busy') return 'warn'
  if (res.statusCode >= 500 && !res.isPlanned) return 'error'
  return res.statusCode < 400 && FREQUENT.has(rawPath(req.originalUrl)) ? 'debug' : 'info'
}
