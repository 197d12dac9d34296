import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '@paraph/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { loggedPath, rawPath } from './path.ts'

declare module 'http' {
  interface ServerResponse {
    problem?: ProblemCode
  }
}

/** Probes ask every few seconds. They are logged only if they fail. */
const FREQUENT = new Set(['/livez', '/readyz', '/metrics'])

/** Logs one line per request, without body, headers and query. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<Request, Response>({
    logger,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: (_req, res) => {
      const id = randomUUID()
      res.setHeader('x-request-id', id)
      return id
    },
    serializers: {
      req: (req) => ({ method: req.method, path: loggedPath(req.url) }),
      res: (res) => ({ status: res.statusCode }),
    },
    customProps: (req, res) => ({
      operationId: req.operation?.operationId,
      accountId: req.caller && 'account' in req.caller ? req.caller.account.id : undefined,
      problem: res.problem,
      traceId: req.traceId,
    }),
    customLogLevel: (req, res) => {
      if (res.problem === 'server_busy') return 'warn'
      if (res.statusCode >= 500) return 'error'
      return res.statusCode < 400 && FREQUENT.has(rawPath(req.originalUrl)) ? 'debug' : 'info'
    },
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
  }) as RequestHandler
}
