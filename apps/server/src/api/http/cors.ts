import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { operations } from '@paraph/contract'
import { Problem } from '#platform/problems/problem.ts'
import type { CorsOrigins } from '#platform/settings/list-settings.ts'

/** Seconds for which a browser caches a preflight. Chromium accepts no more. */
const MAX_AGE = '7200'

/** The headers of deprecated paths and of W3C Trace Context. No operation describes them. */
const UNDESCRIBED = { answers: ['deprecation', 'link', 'sunset'], requests: ['traceparent', 'tracestate'] }

/**
 * The CORS protocol of the Fetch standard, without credentials: pages send their API key themselves.
 * Mount `headers` before everything that answers, so that pages can read problems too. Mount `preflight` after the routes, because it takes
 * the allowed methods from their 405. Any other OPTIONS request stays a 405.
 */
export function cors(origins: CorsOrigins): { headers: RequestHandler; preflight: ErrorRequestHandler } {
  const { requestHeaders, answerHeaders } = describedHeaders()
  const allowedHeaders = ['authorization', 'content-type', ...requestHeaders, ...UNDESCRIBED.requests].join(', ')
  const exposedHeaders = [...answerHeaders, ...UNDESCRIBED.answers].join(', ')
  const anyOrigin = origins === '*'
  const allowed = new Set(origins)
  const isAllowed = (origin: string | undefined) => origin !== undefined && (anyOrigin || allowed.has(origin))

  return {
    headers: (req, res, next) => {
      if (!anyOrigin) res.vary('origin')
      if (isAllowed(req.headers.origin)) {
        res.setHeader('access-control-allow-origin', anyOrigin ? '*' : req.headers.origin!)
        res.setHeader('access-control-expose-headers', exposedHeaders)
      }
      next()
    },
    preflight: (error, req, res, next) => {
      if (!isPreflight(req) || !isAllowed(req.headers.origin)) return next(error)
      if (!(error instanceof Problem && error.code === 'method_not_allowed')) return next(error)
      res.removeHeader('access-control-expose-headers')
      res.setHeader('access-control-allow-methods', error.headers['allow']!)
      res.setHeader('access-control-allow-headers', allowedHeaders)
      res.setHeader('access-control-max-age', MAX_AGE)
      res.status(204).end()
    },
  }
}

function isPreflight(req: Request): boolean {
  return req.method === 'OPTIONS' && req.headers['access-control-request-method'] !== undefined
}

/** The headers that the spec describes, of requests and of answers. */
function describedHeaders(): { requestHeaders: string[]; answerHeaders: string[] } {
  const all = Object.values(operations)
  const parameters = all.flatMap((operation) => operation.parameters)
  const responses = all.flatMap((operation) => Object.values(operation.responses))
  const names = (from: string[]) => [...new Set(from.map((name) => name.toLowerCase()))].toSorted()
  return {
    requestHeaders: names(parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)),
    answerHeaders: names(responses.flatMap(({ headers }) => Object.keys(headers))),
  }
}
