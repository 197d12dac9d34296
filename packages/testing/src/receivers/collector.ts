import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code: number }
  attributes: Record<string, unknown>
}

interface Export {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Starts an OpenTelemetry collector for spans by OTLP over HTTP. */
export async function startCollector() {
  const exports: Export[] = []
  const server = createServer(async (request, response) => {
    exports.push({ path: request.url!, headers: request.headers, body: await buffer(request) })
    response.setHeader('content-type', request.headers['content-type']!).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
  })
  const resources = () => exports.flatMap(({ body }) => JSON.parse(body.toString()).resourceSpans as ResourceSpans[])
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exports,
    /** The resources of exports in JSON. */
    resources: () => resources().map(({ resource }) => toRecord(resource.attributes)),
    spans: (): Span[] =>
      resources()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: toRecord(span.attributes) })),
  }
}

interface ResourceSpans {
  resource: { attributes: Attribute[] }
  scopeSpans: { spans: (Omit<Span, 'attributes'> & { attributes: Attribute[] })[] }[]
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

function toRecord(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
}
