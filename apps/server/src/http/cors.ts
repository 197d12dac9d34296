import { document } from '@paraph/contract'
import type { ErrorRequestHandler, Request, RequestHandler } from 'express'
import { Problem } from '../problems/problem.ts'

/** The origins whose pages may call the API; `*` for any. */
export type CorsOrigins = string[] | '*'

/** Seconds for which a browser caches a preflight. Chromium accepts no more. */
const MAX_AGE = '7200'

/** Headers that no operation describes: those of deprecated paths, and those of W3C Trace Context. */
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

interface Described {
  parameters?: { $ref?: string; in?: string; name?: string }[]
  responses?: Record<string, { $ref?: string; headers?: object }>
}

/** The headers that the spec describes, of requests and of answers. */
function describedHeaders(): { requestHeaders: string[]; answerHeaders: string[] } {
  const items: Described[] = Object.values(document.paths).flatMap((path) => [path, ...Object.values(path)])
  const parameters = items.flatMap((item) => item.parameters ?? []).map(resolve)
  const answers = items.flatMap((item) => Object.values(item.responses ?? {})).map(resolve)
  const names = (all: (string | undefined)[]) => [...new Set(all.map((name) => name!.toLowerCase()))].toSorted()
  return {
    requestHeaders: names(parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name)),
    answerHeaders: names(answers.flatMap(({ headers = {} }) => Object.keys(headers))),
  }
}

function resolve<T extends { $ref?: string }>(node: T): T {
  const [, kind, name] = /^#\/components\/(\w+)\/(\w+)$/.exec(node.$ref ?? '') ?? []
  return kind && name ? (document.components as unknown as Record<string, Record<string, T>>)[kind]![name]! : node
}
