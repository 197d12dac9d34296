import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '@paraph/contract'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import { rawPath } from './path.ts'

declare module 'http' {
  interface ServerResponse {
    problem?: ProblemCode
  }
}

/** One line for each request, that holds neither a body, nor a header, nor a query. */
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
      req: (req) => ({ method: req.method, path: rawPath(req.url) }),
      res: (res) => ({ status: res.statusCode }),
    },
    customProps: (req, res) => ({
      operationId: req.operation?.operationId,
      accountId: req.caller?.account.id,
      problem: res.problem,
    }),
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
  }) as RequestHandler
}
