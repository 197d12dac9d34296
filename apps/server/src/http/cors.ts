import { operations } from '@paraph/contract'
import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { Problem } from '../problems/problem.ts'

/** The origins whose pages may call the API, or any. */
export type CorsOrigins = string[] | '*'

/** Seconds that a browser keeps the answer to a preflight; Chromium keeps none for longer. */
const MAX_AGE = '7200'

/** Headers that are part of no operation: those that tell of a deprecation, and those by which a trace is handed on. */
const UNDESCRIBED = { answers: ['deprecation', 'link', 'sunset'], requests: ['traceparent', 'tracestate'] }

/**
 * The Fetch standard's CORS protocol, for pages that send a key of their own: cookies and the like are never asked for.
 * `headers` goes before all that may answer, for a page reads a problem only if that carries them too; `preflight` behind the routes,
 * since what a path takes is theirs to know. Any other OPTIONS stays what it is.
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
