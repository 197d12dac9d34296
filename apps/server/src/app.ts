import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { authenticate } from './accounts/authenticate.ts'
import type { Services } from './context.ts'
import { cors, type CorsOrigins } from './http/cors.ts'
import { deprecation } from './http/deprecation.ts'
import { dispatch, notFound } from './dispatch.ts'
import { handlers as allHandlers } from './handlers.ts'
import type { Handlers } from './operation.ts'
import { pages } from './http/static-pages.ts'
import { safePath } from './http/path.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { Tracing } from './telemetry/tracing.ts'
import { readBody, readForm, settleContentType } from './http/validation/read-body.ts'
import { toProblem } from './http/validation/to-problem.ts'
import { createValidator } from './http/validation/validator.ts'

export interface AppOptions {
  services: Services
  logger: Logger
  /** Whether the server takes requests: the database answers, and it is not shutting down. */
  ready: () => Promise<boolean>
  /** When the deprecated paths stop working, once that is decided. */
  sunset?: Date | undefined
  handlers?: Handlers
  /** Whether clients reach the server by HTTPS. */
  https?: boolean
  corsOrigins?: CorsOrigins | undefined
  metrics?: Metrics | undefined
  tracing?: Tracing | undefined
  /** What gateways report to, beside the API. */
  hooks?: RequestHandler[]
}

export async function createApp({
  services,
  logger,
  ready,
  sunset,
  handlers = allHandlers,
  https = false,
  corsOrigins,
  metrics,
  tracing,
  hooks = [],
}: AppOptions): Promise<Express> {
  const validator = await createValidator((req) => authenticate(req, services.db, services.now()))
  const crossOrigin = corsOrigins && cors(corsOrigins)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.enable('strict routing')
  app.enable('case sensitive routing')
  app.set('query parser', 'simple')

  app.use(requestLog(logger), securityHeaders({ https }))
  if (metrics) app.get('/metrics', metrics.page)
  if (crossOrigin) app.use(['/api', '/openapi.json'], crossOrigin.headers)
  app.use(pages(ready), ...hooks)
  if (metrics) app.use(metrics.observeRequests)
  if (tracing) app.use('/api', tracing.traceRequests)
  app.use(
    '/api',
    deprecation(sunset),
    privateAnswer,
    validator.match,
    settleContentType,
    validator.response,
    validator.security,
    readBody,
    readForm(validator.form),
    validator.request,
    dispatch(handlers, services),
  )
  app.use(notFound)
  if (crossOrigin) app.use('/api', crossOrigin.preflight)
  // The second answers for the first, when that is stopped because the problem is not one the operation documents.
  app.use(answerProblem, answerProblem)
  return app
}

/** Answers hold personal data, which no cache is to keep. */
const privateAnswer: RequestHandler = (_req, res, next) => {
  res.setHeader('cache-control', 'no-store')
  next()
}

const answerProblem: ErrorRequestHandler = (error, req, res, next) => {
  const problem = toProblem(error)
  if (problem.status >= 500) res.err = problem.cause instanceof Error ? problem.cause : problem
  if (res.headersSent) return next(error)
  res.problem = problem.code
  res
    .status(problem.status)
    .set(problem.headers)
    .type('application/problem+json')
    .json(problem.toBody(safePath(req.originalUrl), String(req.id)))
}
