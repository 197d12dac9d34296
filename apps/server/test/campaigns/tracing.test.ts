import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { runKeys, sharedDataFolder, startProcess } from '@paraph/testing/programs/process.ts'
import { startCollector } from '@paraph/testing/receivers/collector.ts'

const SERVER = 2
const CLIENT = 3

const DATA_DIR = await sharedDataFolder()
let key: string
beforeAll(async () => {
  key = (await runKeys(['create', '--account', 'acme'], { DATA_DIR })).stdout.trim()
})

async function start(settings: Record<string, string>) {
  const server = await startProcess({ DATA_DIR, ...settings })
  const stop = async () => {
    server.child.kill('SIGTERM')
    return server.exited
  }
  onTestFinished(async () => {
    await stop()
  })
  const call = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } })
  return { ...server, call, stop }
}

const json = { 'content-type': 'application/json' }
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

test('a request is a span in the trace of its client, with its statements as child spans', async () => {
  const collector = await startCollector()
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=acme',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  const person = { firstName: 'Anna', lastName: 'Lindqvist', email: 'anna@example.com', ssn: '19900101-0017' }
  const response = await server.call('/api/v1/contacts', {
    method: 'POST',
    headers: { ...json, traceparent },
    body: JSON.stringify(person),
  })
  const { id } = (await response.json()) as { id: string }
  await server.call(`/api/v1/contacts/${id}?email=secret@example.com`, { headers: { traceparent } })
  const form = new FormData()
  form.set('file', new File([await onePagePdf()], 'agreement.pdf', { type: 'application/pdf' }))
  expect((await server.call('/api/v1/documents', { method: 'POST', body: form })).status).toBe(200)
  await server.call('/livez')
  await server.call('/readyz')
  expect(await server.stop()).toBe(0)

  expect(collector.exports[0]).toMatchObject({ path: '/v1/traces', headers: { 'x-tenant': 'acme' } })
  expect(collector.resources()[0]).toMatchObject({ 'service.name': 'paraph', 'deployment.environment.name': 'test' })
  const spans = collector.spans()
  // The probes have no spans.
  const [uploaded, ...others] = spans.filter(({ parentSpanId }) => !parentSpanId)
  expect([uploaded?.name, others]).toEqual(['POST /api/v1/documents', []])
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId, uploaded!.traceId]))
  const created = spans.find(({ name }) => name === 'POST /api/v1/contacts')!
  expect(created).toMatchObject({
    kind: SERVER,
    parentSpanId: 'b7ad6b7169203331',
    status: { code: 0 },
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/v1/contacts',
      'http.response.status_code': 200,
      'paraph.operation_id': 'createContact',
      'paraph.request_id': response.headers.get('x-request-id'),
    },
  })
  const upload = spans.filter(({ parentSpanId }) => parentSpanId === uploaded!.spanId)
  const names = upload.map(({ name }) => name)
  // The transaction has a span too. The last statement but one requests the preview.
  expect(names.slice(names.indexOf('BEGIN'))).toEqual(['BEGIN', 'INSERT', 'INSERT', 'WITH', 'WITH', 'COMMIT'])
  expect(new Set(upload.map((span) => span.traceId))).toEqual(new Set([uploaded!.traceId]))
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === created.spanId)
  expect(statements.length).toBeGreaterThan(1)
  for (const { kind, name, attributes } of statements) {
    expect({ kind, attributes }).toMatchObject({
      kind: CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': expect.any(String) },
    })
  }
  expect(
    statements.some(({ attributes }) => /insert into "contacts".*\$1/.test(`${attributes['db.query.text']}`)),
  ).toBe(true)
  expect(spans.find(({ name }) => name === 'GET /api/v1/contacts/{id}')).toMatchObject({
    attributes: { 'http.response.status_code': 400, 'paraph.operation_id': 'getContact' },
  })

  const sent = collector.exports.map(({ body }) => body.toString()).join()
  for (const secret of [...Object.values(person), 'secret@', id, key, 'acc_']) expect(sent).not.toContain(secret)
  const [line] = server.output().match(/^.*"operationId":"createContact".*$/m)!
  expect(JSON.parse(line)).toMatchObject({ traceId, requestId: response.headers.get('x-request-id') })
})

test.each(['refuses', 'never answers'])('a collector that %s loses only the traces', async (kind) => {
  const hole = createServer(() => {})
  await once(hole.listen(0, '127.0.0.1'), 'listening')
  const { port } = hole.address() as AddressInfo
  if (kind === 'refuses') hole.close()
  else onTestFinished(() => void hole.close())
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
  })
  const statuses = async () => (await server.call('/api/v1/companies')).status
  expect(await statuses()).toBe(200)
  await expect.poll(() => server.output()).toContain('"msg":"Traces could not be sent"')
  expect(await statuses()).toBe(200)
  expect(await server.stop()).toBe(0)
})
