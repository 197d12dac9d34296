import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openRecorder, readExchanges } from '../src/server/recorder.ts'
import { listOperations } from '../src/judge/contract.ts'
import { runDrift } from '../src/judge/drift.ts'
import { type Exchange, type Fault, findFaults, findMissing, findMissingCodes } from '../src/judge/verdict.ts'

const problem = (description: string, headers = {}) => ({
  description,
  headers,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const spec = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: '{url}', variables: { url: { default: 'http://localhost:3000' } } }],
  security: [{ key: [] }],
  paths: {
    '/api/v1/things': {
      post: {
        operationId: 'createThing',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/CreateThing' } } },
        },
        responses: {
          200: {
            description: 'The thing',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          400: { $ref: '#/components/responses/BadRequest' },
          401: { $ref: '#/components/responses/Unauthorized' },
          500: problem('Our fault'),
          503: problem('Come back later'),
        },
      },
    },
    '/api/v1/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getThing',
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: {
          200: {
            description: 'The thing',
            headers: { Deprecation: { $ref: '#/components/headers/Deprecation' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
          },
          401: { $ref: '#/components/responses/Unauthorized' },
          404: problem('No such thing'),
        },
      },
    },
    '/api/v1/things/{id}/file': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getFile',
        responses: { 200: { description: 'The file', content: { 'application/pdf': {} } } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    headers: {
      Deprecation: { required: true, schema: { $ref: '#/components/schemas/Moment' } },
      Challenge: { required: true, schema: { type: 'string' } },
    },
    responses: {
      BadRequest: problem('Wrong shape'),
      Unauthorized: problem('No key', { 'WWW-Authenticate': { $ref: '#/components/headers/Challenge' } }),
    },
    schemas: {
      Size: { type: 'string', enum: ['SMALL', 'LARGE'] },
      Moment: { type: 'string', pattern: '^@\\d+$' },
      CreateThing: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'size'],
        properties: { name: { type: 'string' }, size: { $ref: '#/components/schemas/Size', default: 'SMALL' } },
      },
      Thing: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string' }, name: { type: 'string' }, ssn: { type: ['string', 'null'] } },
      },
      Problem: {
        type: 'object',
        required: ['title', 'status'],
        properties: { title: { type: 'string' }, status: { type: 'integer' } },
      },
    },
  },
}

type Headers = Record<string, string>
const key = { authorization: 'Bearer k', 'content-type': 'application/json' }

function exchange(
  [method, path, body, sent = key]: [string, string, unknown?, Headers?],
  [status, answer, headers = {}, mimeType]: [number, unknown?, Headers?, string?],
) {
  const type = mimeType ?? (status < 400 ? 'application/json' : 'application/problem+json')
  const list = (record: Headers) => Object.entries(record).map(([name, value]) => ({ name, value }))
  return {
    request: {
      method,
      url: `http://127.0.0.1:4000${path}`,
      headers: list(sent),
      ...(body !== undefined && { postData: { mimeType: sent['content-type']!, text: JSON.stringify(body) } }),
    },
    response: {
      status,
      headers: list(answer === undefined ? headers : { 'content-type': type, ...headers }),
      content: { mimeType: type, ...(answer !== undefined && { text: JSON.stringify(answer) }) },
    },
  }
}

const thing = { id: '1', name: 'A' }
const refused = (status: number) => ({ title: 'No', status })
const deprecated = { deprecation: '@1700000000' }
const challenge = { 'www-authenticate': 'Bearer' }
const created = { id: '1', name: 'B\u2028C\nÅ', ssn: null }
const small = { name: created.name, size: 'SMALL' }

const cases: [string, Exchange, string[]][] = [
  ['a documented answer passes', exchange(['POST', '/api/v1/things', { name: 'A', size: 'LARGE' }], [200, thing]), []],
  [
    'a body with an undocumented field fails',
    exchange(['POST', '/api/v1/things', { name: 'A' }], [200, { ...thing, x: 1 }]),
    ['Response has undocumented field "x". [schema-consistency]'],
  ],
  [
    'a problem that names another status fails',
    exchange(['POST', '/api/v1/things', {}], [400, refused(422)]),
    ['The problem says 422, the status line 400'],
  ],
  [
    'an undocumented status fails',
    exchange(['POST', '/api/v1/things', {}], [409, refused(409)]),
    ['Undocumented status 409'],
  ],
  [
    'an undocumented media type fails',
    exchange(['POST', '/api/v1/things', { name: 'A' }], [200, thing, {}, 'text/html']),
    ['Undocumented media type text/html'],
  ],
  ['a missing body fails', exchange(['POST', '/api/v1/things', { name: 'A' }], [200]), ['No body']],
  ['a file passes', exchange(['GET', '/api/v1/things/1/file'], [200, '%PDF', {}, 'application/pdf']), []],
  [
    '200 to a wrong request fails',
    exchange(['POST', '/api/v1/things', {}], [200, thing]),
    ['Request is missing required field "name". [schema-consistency]'],
  ],
  [
    '200 to a body without a required field that has a default passes',
    exchange(['POST', '/api/v1/things', { name: 'A' }], [200, thing]),
    [],
  ],
  [
    '200 to a body of another media type fails',
    exchange(['POST', '/api/v1/things', 'A', { ...key, 'content-type': 'text/plain' }], [200, thing]),
    ['Accepted the undocumented media type text/plain'],
  ],
  [
    '200 to an undocumented query parameter fails',
    exchange(['GET', '/api/v1/things/1?x=1'], [200, thing, deprecated]),
    ['Undocumented query parameter in traffic: "x" [schema-consistency]'],
  ],
  [
    '401 to a request without a key passes',
    exchange(['GET', '/api/v1/things/1', undefined, {}], [401, refused(401), challenge]),
    [],
  ],
  [
    '404 to a request without a key fails',
    exchange(['GET', '/api/v1/things/1', undefined, {}], [404, refused(404)]),
    ['Request does not satisfy documented OpenAPI security requirements [security-baseline]'],
  ],
  [
    'a required header that is missing fails',
    exchange(['GET', '/api/v1/things/1'], [401, refused(401)]),
    ['Header WWW-Authenticate is missing'],
  ],
  [
    'a header that does not match its schema fails',
    exchange(['GET', '/api/v1/things/1'], [200, thing, { deprecation: 'yes' }]),
    ['Header Deprecation is wrong: yes'],
  ],
  [
    '200 to an unknown path fails',
    exchange(['GET', '/api/v1/nothing'], [200, thing]),
    [
      'Undocumented endpoint: GET /api/v1/nothing [undocumented-endpoint]',
      'Answered 200 where the contract has nothing, not 404',
    ],
  ],
  [
    '404 to an unknown path without problem+json fails',
    exchange(['GET', '/api/v1/nothing'], [404, 'Cannot GET', {}, 'text/html']),
    ['Undocumented media type text/html'],
  ],
  [
    '405 to an unknown method passes',
    exchange(['DELETE', '/api/v1/things'], [405, refused(405), { allow: 'POST' }]),
    [],
  ],
  [
    '405 with a wrong Allow fails',
    exchange(['DELETE', '/api/v1/things'], [405, refused(405), { allow: 'GET, POST' }]),
    ['Allow is GET,POST, the contract has POST'],
  ],
  ['a page outside /api passes', exchange(['GET', '/docs'], [200, 'page', {}, 'text/html']), []],
]

const folder = mkdtempSync(join(tmpdir(), 'judge-'))
afterAll(() => rmSync(folder, { recursive: true }))
const operations = listOperations(spec)

/** Those above, and those that the recorder recorded. */
let exchanges: Exchange[]
let faults: Fault[]

// Redocly takes long to start, so it judges all exchanges at once.
beforeAll(async () => {
  exchanges = [...cases.map(([, entry]) => entry), ...(await record())]
  faults = findFaults(operations, exchanges, await runDrift(exchanges, spec))
})

describe('faults', () => {
  // Some of the cases have a finding that is accepted, and the next one has an equal finding that is a fault.
  test.each(cases.map(([title, , expected], index) => ({ title, expected, index })))(
    '$title',
    ({ expected, index }) => {
      expect(faults.filter((fault) => fault.exchange === index).map(({ message }) => message)).toEqual(expected)
    },
  )
})

describe('coverage', () => {
  const seen = (method: string, path: string, statuses: number[]) =>
    statuses.map((status) => exchange([method, path], [status]))

  test('lists every documented status that was not seen, except 500 and 503', () => {
    expect(findMissing(operations, seen('POST', '/api/v1/things', [200, 401]))).toEqual([
      { operation: 'createThing', statuses: ['400'] },
      { operation: 'getThing', statuses: ['200', '401', '404'] },
      { operation: 'getFile', statuses: ['200'] },
    ])
  })

  test('lists nothing if every documented status was seen', () => {
    const all = [
      ...seen('POST', '/api/v1/things', [200, 400, 401]),
      ...seen('GET', '/api/v1/things/1', [200, 401, 404]),
      ...seen('GET', '/api/v1/things/1/file', [200]),
    ]
    expect(findMissing(operations, all)).toEqual([])
  })
})

test('lists each problem in an example of a response that no operation with that response has sent', () => {
  const example = (code: string) => ({ value: { code } })
  const answer = (...codes: string[]) => ({
    content: {
      'application/problem+json': { examples: Object.fromEntries(codes.map((code) => [code, example(code)])) },
    },
  })
  const path = (id: string, responses: object) => ({ get: { operationId: id, responses } as never })
  const shared = { $ref: '#/components/responses/NotFound' }
  const parsed = listOperations({
    paths: {
      '/api/v1/a': path('getA', { 404: shared, 409: answer('busy', 'never'), 503: answer('down') }),
      '/api/v1/b': path('getB', { 404: shared }),
    },
    components: { responses: { NotFound: answer('a_not_found', 'b_not_found') } },
  } as never)
  const got = (name: string, status: number, code: string): Exchange => ({
    request: { method: 'GET', url: `http://localhost/api/v1/${name}` },
    response: {
      status,
      headers: [],
      content: { mimeType: 'application/problem+json', text: JSON.stringify({ code }) },
    },
  })
  const exchanges = [got('a', 409, 'busy'), got('a', 404, 'a_not_found'), got('b', 409, 'never')]
  expect(findMissingCodes(parsed, exchanges)).toEqual(['#/components/responses/NotFound b_not_found', 'getA never'])
})

describe('the recorder', () => {
  test('records its own requests and their answers as they are on the wire, and these have no faults', () => {
    const recorded = exchanges.slice(cases.length)
    expect(recorded).toMatchObject([
      {
        request: {
          method: 'POST',
          url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1\/things$/),
          headers: expect.arrayContaining([{ name: 'authorization', value: 'Bearer k' }]),
          postData: { mimeType: 'application/json', text: JSON.stringify(small) },
        },
        response: {
          status: 200,
          headers: expect.arrayContaining([{ name: 'content-type', value: 'application/json' }]),
          content: { mimeType: 'application/json', text: JSON.stringify(created) },
        },
      },
      {
        request: { method: 'GET', url: expect.stringMatching(/\/things\/1\/file$/) },
        response: { content: { mimeType: 'application/pdf', text: 'JVBERi3l', encoding: 'base64' } },
      },
    ])
    expect(recorded[1]!.request).not.toHaveProperty('postData')
    expect(faults.filter(({ exchange }) => exchange >= cases.length)).toEqual([])
  })

  test('fails if an answer does not end, or breaks off', async () => {
    const { url, recorder, end } = await serve((request, response) => {
      response.flushHeaders()
      if (request.url!.endsWith('broken')) response.destroy()
    })
    onTestFinished(end)
    await recorder.fetch(`${url}/slow`)
    await recorder
      .fetch(`${url}/broken`)
      .then((answer) => answer.text())
      .catch(() => {})
    expect(recorder.close).toThrow(/GET \S+\/things\/broken: .+\nGET \S+\/things\/slow: the answer was not read/)
  })
})

async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const traffic = mkdtempSync(join(folder, 'traffic-'))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/things`,
    recorder: openRecorder(traffic),
    recorded: () => readExchanges(traffic),
    end: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Records two of three requests. */
async function record(): Promise<Exchange[]> {
  const { url, recorder, recorded, end } = await serve((request, response) => {
    if (request.method !== 'POST')
      return response.setHeader('content-type', 'application/pdf').end('%PDF-\u00e5', 'latin1')
    response.setHeader('content-type', 'application/json').end(JSON.stringify(created))
  })
  const body = JSON.stringify(small)
  expect(await (await recorder.fetch(url, { method: 'POST', headers: key, body })).json()).toEqual(created)
  // Nothing reads this answer.
  await recorder.fetch(`${url}/1/file`, { headers: key })
  await (await fetch(url)).text()
  await vi.waitUntil(() => recorded().length === 2, { timeout: 240_000, interval: 25 })
  recorder.close()
  end()
  return recorded()
}
