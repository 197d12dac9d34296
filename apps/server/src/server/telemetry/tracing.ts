import { format } from 'node:util'
import type { RequestHandler } from 'express'
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
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { NodeSDK } from '@opentelemetry/sdk-node'
import type { Logger } from 'pino'
import type { LogEvent } from 'kysely'
import { operationOf } from '#api/http/validation/operation-of.ts'

export interface Tracing {
  /** Creates a span for each request. Spans of statements are its children. */
  traceRequests: RequestHandler
  /** Creates a span for each SQL statement of a request. */
  traceQuery: (event: LogEvent) => void
  /** Sends the remaining spans. */
  close: () => Promise<void>
}

declare module 'express-serve-static-core' {
  interface Request {
    traceId?: string
  }
}

/** Milliseconds that the shutdown waits for the collector, so that a collector that hangs does not block it. */
const CLOSE_TIMEOUT = 3_000

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'CONNECT', 'OPTIONS', 'TRACE', 'PATCH'])

/**
 * Starts OpenTelemetry. The SDK itself reads the standard `OTEL_*` settings. Import this module only if they ask for traces, because the SDK
 * loads slowly. This module creates the spans itself, for two reasons. Ready-made instrumentation patches modules while they load, and ESM
 * has only experimental hooks for that. It also records paths, addresses and error messages, which contain private data.
 */
export function openTracing(logger: Logger): Tracing {
  const sdk = new NodeSDK({
    // The settings can override this name.
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': 'paraph' })),
    instrumentations: [],
    metricReaders: [],
    logRecordProcessors: [],
  })
  diag.setLogger(diagnostics(logger), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
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
        const operation = operationOf(req)
        if (operation) {
          span
            .updateName(`${method} ${operation.path}`)
            .setAttribute('http.route', operation.path)
            .setAttribute('paraph.operation_id', operation.operationId)
        }
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
      // Statements outside of a request, for example for probes, belong to no trace.
      if (trace.getSpan(active)) recordQuery(tracer, event, active)
    },
    close: async () => {
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT))
      const sent = sdk.shutdown().catch((err: unknown) => logger.warn({ err }, 'Traces could not be sent'))
      await Promise.race([sent, timeout])
    },
  }
}

/** Records the text of the statement, which has placeholders for all values. Leaves out the error message, because it can contain values. */
function recordQuery(tracer: ReturnType<typeof trace.getTracer>, event: LogEvent, active: Context): void {
  const { sql } = event.query
  // For a statement with WITH, this is the first statement in it.
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

/** Sends messages of the SDK, for example about a wrong setting, to the log of the server. */
function diagnostics(logger: Logger) {
  const at =
    (level: 'error' | 'warn' | 'info' | 'debug' | 'trace'): DiagLogFunction =>
    (message, ...details) =>
      logger[level](`OpenTelemetry: ${format(message, ...details)}`)
  const error: DiagLogFunction = (message, ...details) => {
    // The SDK reports a failed export as an Error in JSON. Its other messages are sentences.
    if (!message.startsWith('{')) return at('error')(message, ...details)
    const { message: text, name, stack, code, cause } = JSON.parse(message) as Record<string, string>
    logger.warn({ err: Object.assign(new Error(text), { name, stack, code, cause }) }, 'Traces could not be sent')
  }
  return { error, warn: at('warn'), info: at('info'), debug: at('debug'), verbose: at('trace') }
}
