import { beforeAll, describe, expect, test } from 'vitest'
import { listOperations } from '../src/judge/contract.ts'
import { runDrift } from '../src/judge/drift.ts'
import { type Exchange, type Fault, findFaults, findMissing, findMissingCodes } from '../src/judge/verdict.ts'
import { spec } from './things.ts'

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
      url: new URL(`/api/v1${path}`, 'http://127.0.0.1:4000').href,
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

type Answered = Parameters<typeof exchange>[1]
const posted = (body: object, ...answer: Answered) => exchange(['POST', '/things', body], answer)
const got = (path: string, ...answer: Answered) => exchange(['GET', path], answer)
const thing = { id: '1', name: 'A' }
const refused = (status: number) => ({ title: 'No', status })
const deprecated = { deprecation: '@1700000000' }
const challenge = { 'www-authenticate': 'Bearer' }
const plain = { ...key, 'content-type': 'text/plain' }

/** What is judged, and its faults. */
const cases: [string, Exchange, ...string[]][] = [
  ['a documented answer passes', posted({ name: 'A', size: 'LARGE' }, 200, thing)],
  [
    'a body with an undocumented field fails',
    posted({ name: 'A' }, 200, { ...thing, x: 1 }),
    'Response has undocumented field "x". [schema-consistency]',
  ],
  ['a problem with another status fails', posted({}, 400, refused(422)), 'The problem says 422, the status line 400'],
  ['an undocumented status fails', posted({}, 409, refused(409)), 'Undocumented status 409'],
  [
    'an undocumented media type fails',
    posted({ name: 'A' }, 200, thing, {}, 'text/html'),
    'Undocumented media type text/html',
  ],
  ['a missing body fails', posted({ name: 'A' }, 200), 'No body'],
  ['a file passes', got('/things/1/file', 200, '%PDF', {}, 'application/pdf')],
  [
    '200 to a wrong request fails',
    posted({}, 200, thing),
    'Request is missing required field "name". [schema-consistency]',
  ],
  ['200 to a body without a required field that has a default passes', posted({ name: 'A' }, 200, thing)],
  [
    '200 to a body of another media type fails',
    exchange(['POST', '/things', 'A', plain], [200, thing]),
    'Accepted the undocumented media type text/plain',
  ],
  [
    '200 to an undocumented query parameter fails',
    got('/things/1?x=1', 200, thing, deprecated),
    'Undocumented query parameter in traffic: "x" [schema-consistency]',
  ],
  [
    '401 to a request without a key passes',
    exchange(['GET', '/things/1', undefined, {}], [401, refused(401), challenge]),
  ],
  [
    '404 to a request without a key fails',
    exchange(['GET', '/things/1', undefined, {}], [404, refused(404)]),
    'Request does not satisfy documented OpenAPI security requirements [security-baseline]',
  ],
  [
    'a required header that is missing fails',
    got('/things/1', 401, refused(401)),
    'Header WWW-Authenticate is missing',
  ],
  ['a wrong header fails', got('/things/1', 200, thing, { deprecation: 'yes' }), 'Header Deprecation is wrong: yes'],
  [
    '200 to an unknown path fails',
    got('/nothing', 200, thing),
    'Undocumented endpoint: GET /api/v1/nothing [undocumented-endpoint]',
    'Answered 200 where the contract has nothing, not 404',
  ],
  [
    '404 to an unknown path without problem+json fails',
    got('/nothing', 404, 'Cannot GET', {}, 'text/html'),
    'Undocumented media type text/html',
  ],
  ['405 to an unknown method passes', exchange(['DELETE', '/things'], [405, refused(405), { allow: 'POST' }])],
  [
    '405 with a wrong Allow fails',
    exchange(['DELETE', '/things'], [405, refused(405), { allow: 'GET, POST' }]),
    'Allow is GET,POST, the contract has POST',
  ],
  ['a page outside /api passes', got('/../../docs', 200, 'page', {}, 'text/html')],
]

const operations = listOperations(spec)

describe('faults', () => {
  let faults: Fault[]
  // Redocly takes long to start, so it judges all exchanges at once.
  beforeAll(async () => {
    const exchanges = cases.map(([, entry]) => entry)
    faults = findFaults(operations, exchanges, await runDrift(exchanges, spec))
  })

  // Some of the cases have a finding that is accepted, and the next one has an equal finding that is a fault.
  test.each(cases.map(([title, , ...expected], index) => ({ title, expected, index })))(
    '$title',
    ({ expected, index }) => {
      expect(faults.filter((fault) => fault.exchange === index).map(({ message }) => message)).toEqual(expected)
    },
  )
})

test('lists every documented status that was not seen, except 500 and 503', () => {
  const [missing, all] = [[posted({}, 200), posted({}, 401)], [400, 401, 200].map((status) => posted({}, status))]
  expect(findMissing(operations, missing)).toEqual([
    { operation: 'createThing', statuses: ['400'] },
    { operation: 'getThing', statuses: ['200', '401', '404'] },
    { operation: 'getFile', statuses: ['200'] },
  ])
  const rest = [200, 401, 404].map((status) => got('/things/1', status))
  expect(findMissing(operations, [...all, ...rest, got('/things/1/file', 200)])).toEqual([])
})

test('lists each problem in an example of a response that no operation with that response has sent', () => {
  const answer = (...codes: string[]) => ({
    content: {
      'application/problem+json': { examples: Object.fromEntries(codes.map((code) => [code, { value: { code } }])) },
    },
  })
  const path = (operationId: string, responses: object) => ({ get: { operationId, responses } as never })
  const shared = { $ref: '#/components/responses/NotFound' }
  const parsed = listOperations({
    paths: {
      '/api/v1/a': path('getA', { 404: shared, 409: answer('busy', 'never'), 503: answer('down') }),
      '/api/v1/b': path('getB', { 404: shared }),
    },
    components: { responses: { NotFound: answer('a_not_found', 'b_not_found') } },
  } as never)
  const sent = [
    got('/a', 409, { code: 'busy' }),
    got('/a', 404, { code: 'a_not_found' }),
    got('/b', 409, { code: 'never' }),
  ]
  expect(findMissingCodes(parsed, sent)).toEqual(['#/components/responses/NotFound b_not_found', 'getA never'])
})
