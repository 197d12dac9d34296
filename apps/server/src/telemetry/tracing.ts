import { format } from 'node:util'
import {
  context,
  type Context,
  diag,
  type DiagLogFunction,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { RequestHandler } from 'express'
import type { LogEvent } from 'kysely'
import type { Logger } from 'pino'

export interface Tracing {
  /** A span for each request that comes by, with what happens behind it as its children. */
  traceRequests: RequestHandler
  /** A span for each statement. */
  traceQuery: (event: LogEvent) => void
  /** Sends what has not been sent. */
  close: () => Promise<void>
}

declare module 'express-serve-static-core' {
  interface Request {
    traceId?: string
  }
}

/** Milliseconds that a collector is given at the end, so that one that hangs keeps no server from ending. */
const GRACE = 3_000

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH'])

/**
 * OpenTelemetry, of which the SDK itself reads the standard `OTEL_*` settings. Import this module only when they ask for traces, for it takes
 * the SDK a while to load. Spans are made by hand: the instrumentation of others patches modules as they load, for which ESM has
 * experimental hooks alone, and it records paths, addresses and messages of errors, which hold what is nobody's business.
 */
export function openTracing(logger: Logger): Tracing {
  const sdk = new NodeSDK({
    // The weakest of the names that it may have.
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'paraph' })),
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  })
  diag.setLogger(diagnostics(logger), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
  setGlobalErrorHandler((err) => logger.warn({ err }, 'Traces could not be sent'))
  sdk.start()
  const tracer = trace.getTracer('paraph')

  return {
    traceRequests: (req, res, next) => {
      const method = METHODS.has(req.method) ? req.method : '_OTHER'
      const parent = propagation.extract(ROOT_CONTEXT, req.headers)
      const span = tracer.startSpan(
        method,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'url.scheme': req.protocol,
            'paraph.request_id': String(req.id),
          },
        },
        parent,
      )
      req.traceId = span.spanContext().traceId
      res.once('close', () => {
        const route = req.operation?.path
        if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
        if (req.operation) span.setAttribute('paraph.operation_id', req.operation.operationId)
        if (res.writableFinished) span.setAttribute('http.response.status_code', res.statusCode)
        else span.setAttribute('error.type', 'aborted')
        if (res.statusCode >= 500) {
          span
            .setStatus({ code: SpanStatusCode.ERROR })
            .setAttribute('error.type', res.problem ?? String(res.statusCode))
        }
        span.end()
      })
      context.with(trace.setSpan(parent, span), next)
    },
    traceQuery: (event) => {
      const active = context.active()
      // What the server does for itself, such as its probes, is part of no trace.
      if (trace.getSpan(active)) recordQuery(tracer, event, active)
    },
    close: async () => {
      const late = new Promise((resolve) => setTimeout(resolve, GRACE))
      const sent = sdk.shutdown().catch((err: unknown) => logger.warn({ err }, 'Traces could not be sent'))
      await Promise.race([sent, late])
    },
  }
}

/** Of the statement, its text, which has placeholders for all values. Messages of errors have values in them. */
function recordQuery(tracer: ReturnType<typeof trace.getTracer>, event: LogEvent, active: Context): void {
  const { sql } = event.query
  // Of several in one, by WITH, the first.
  const operation = /^(?:with\b.*?\()?\s*(\w+)/is.exec(sql)![1]!.toUpperCase()
  const end = performance.timeOrigin + performance.now()
  const span = tracer.startSpan(
    operation,
    {
      kind: SpanKind.CLIENT,
      startTime: end - event.queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': sql },
    },
    active,
  )
  if (event.level === 'error') {
    const code = event.error instanceof Error && 'code' in event.error ? String(event.error.code) : 'unknown'
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', code)
  }
  span.end(end)
}

/** What the SDK has to say, such as that a setting is wrong, goes to the log of the server. */
function diagnostics(logger: Logger) {
  const at =
    (level: 'error' | 'warn' | 'info' | 'debug' | 'trace'): DiagLogFunction =>
    (message, ...details) =>
      logger[level](`OpenTelemetry: ${format(message, ...details)}`)
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug'), verbose: at('trace') }
}
