import type { Updateable } from 'kysely'
import { document, operations as specified } from '@paraph/contract'
import { describe, expect, test } from 'vitest'
import type { Tables } from '#platform/database/tables.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { useServer } from '@paraph/testing/server/server.ts'

/** `/signers` differs from `/parties` in three names: the path segment, the path parameter and the key of the list. */
const names = new Map([
  ['signers', 'parties'],
  ['signerId', 'partyId'],
])
const renamed = (name: string) => names.get(name) ?? name
const renamedPath = (path: string) => path.replace('/signers', '/parties').replace('{signerId}', '{partyId}')

describe('the contract', () => {
  const of = (segment: string) =>
    Object.entries(document.paths as Record<string, object>).filter(([path]) => path.includes(`/${segment}`))

  test('is the same under /signers and /parties, except for three names', () => {
    const renamedSigners = of('signers').map(([path, item]) => [renamedPath(path), compared(item, renamed)])
    const parties = of('parties').map(([path, item]) => [path, compared(item, (name) => name)])
    expect(parties).toHaveLength(3)
    expect(Object.fromEntries(renamedSigners)).toEqual(Object.fromEntries(parties))
  })

  test('marks every operation under /signers as deprecated, and no other', () => {
    for (const { path, deprecated } of Object.values(specified))
      expect([path, deprecated]).toEqual([path, path.includes('/signers')])
  })

  /** Resolves all references of the node, and renames only keys, parameters and required keys. */
  function compared(node: unknown, rename: (name: string) => string, at: string[] = []): unknown {
    if (Array.isArray(node)) {
      const named = at.at(-1) === 'required'
      return node.map((item) => (named ? rename(item) : compared(item, rename, [...at, '[]'])))
    }
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node) {
      const { $ref, ...beside } = node as { $ref: string }
      const target = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((from, key) => (from as Record<string, unknown>)[key], document)
      return compared({ ...(target as object), ...beside }, rename, at)
    }
    const isOperation = at.length === 1
    const isParameter = 'in' in node
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !(isOperation && ['operationId', 'summary', 'tags', 'deprecated'].includes(key)))
        .map(([key, value]) => [
          rename(key),
          isParameter && key === 'name' ? rename(value) : compared(value, rename, [...at, key]),
        ]),
    )
  }
})

const { baseUrl, db, fetch, newAccount, services } = await useServer()
const account = await newAccount()
const contactId = (await account.contact({ email: 'anna.lindqvist@example.com' })).id

const add = { contactId, role: 'REVIEWER', signingOrder: 2 } as const
const update = { role: 'ACCEPTOR', phone: '070-174 06 05', country: 'SWE', signingOrder: null } as const
const operations = {
  add: { method: 'POST', path: '', body: add },
  list: { method: 'GET', path: '' },
  get: { method: 'GET', path: '/{partyId}' },
  update: { method: 'PATCH', path: '/{partyId}', body: update },
  remove: { method: 'DELETE', path: '/{partyId}' },
  remind: { method: 'POST', path: '/{partyId}/remind' },
} as const
type Operation = keyof typeof operations
type Segment = 'parties' | 'signers'
const all = Object.keys(operations) as Operation[]
const onParty = all.slice(2)

interface Ids {
  id: string
  partyId: string
}
interface Change extends Partial<Ids> {
  method?: string
  query?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Creates a party that can be reminded, and a second party, so that the first can be removed. */
async function arrange(): Promise<Ids> {
  const { id } = await account.draftDocument()
  const { id: partyId } = await account.party(id, { contactId })
  await account.party(id, { contactId })
  await set({ id, partyId }, { status: 'SENT' }, { name: 'Anna Berg' })
  return { id, partyId }
}

async function set(ids: Ids, document: Updateable<Tables['documents']>, party: Updateable<Tables['parties']>) {
  await db.updateTable('documents').set(document).where('id', '=', ids.id).execute()
  await db.updateTable('parties').set(party).where('id', '=', ids.partyId).execute()
}

const pathOf = (segment: Segment, operation: Operation, { id, partyId }: Ids) =>
  `/api/v1/documents/${id}/${segment}${operations[operation].path.replace('{partyId}', partyId)}`

function send(segment: Segment, operation: Operation, ids: Ids, change: Change = {}, url = baseUrl) {
  const { method, body } = { body: undefined, ...operations[operation], ...change }
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': 'application/json', ...change.headers }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  // Only the traffic of the shared server is recorded.
  const by = url === baseUrl ? fetch : globalThis.fetch
  return by(`${url}${pathOf(segment, operation, { ...ids, ...change })}${change.query ?? ''}`, {
    method,
    headers,
    ...(text !== undefined && { body: text }),
  })
}

/** Sends the request under both names, each to one of two equal parties, and expects the same answer except for the three names. */
async function compare(operation: Operation, [one, other]: [Ids, Ids], change: Change = {}) {
  const parties = await send('parties', operation, one, change)
  const signers = await send('signers', operation, other, change)
  const expected = await essence(parties, { ...one, ...change })
  // The link is always a valid URI reference, even if the path of the request is not.
  const successor = pathOf('parties', operation, { ...other, ...change }).replace('%zz', '%25zz')
  const link = `<${successor}>; rel="successor-version"`
  expect(notices(parties)).toEqual({ deprecation: null, link: null, sunset: null })
  expect(notices(signers)).toEqual({ deprecation: `@${Date.UTC(2026, 10, 21) / 1000}`, link, sunset: null })
  expect(await essence(signers, { ...other, ...change })).toEqual(expected)
  return expected
}

/** Returns the answer without the differences between two requests, two parties and the two names. */
async function essence(response: Response, { id, partyId }: Ids) {
  const text = (await response.text()).replaceAll(id, 'doc_1').replaceAll(partyId, 'pty_1')
  const { requestId: _, ...body } = JSON.parse(
    text
      .replaceAll(/pty_\w{26}/g, 'pty_2')
      .replaceAll(/\/sign\/#[\w-]+/g, '/sign/#token')
      .replaceAll(/\d+ seconds/g, 'some seconds') || '{}',
  )
  if ('instance' in body) body.instance = body.instance.replace(/^(\/api\/v1\/documents\/[^/]+)\/signers/, '$1/parties')
  const own = new Set(['date', 'x-request-id', 'content-length', 'ratelimit', 'deprecation', 'link'])
  // The seconds to wait become fewer between the requests.
  const headers = [...response.headers].filter(([name]) => !own.has(name))
  return {
    status: response.status,
    headers: headers.map(([name, value]) => (name === 'retry-after' ? [name, Number(value) > 0] : [name, value])),
    body: Object.fromEntries(Object.entries(body).map(([key, value]) => [renamed(key), value])),
  }
}

const notices = ({ headers }: Response) => ({
  deprecation: headers.get('deprecation'),
  link: headers.get('link'),
  sunset: headers.get('sunset'),
})

test.each(all)('200 for %s is the same under both names', async (operation) => {
  const { status, body } = await compare(operation, [await arrange(), await arrange()])
  expect(status).toBe(200)
  expect(body).toHaveProperty(operation === 'list' ? 'parties' : 'id')
})

describe('errors', async () => {
  const unchanged: [Ids, Ids] = [await arrange(), await arrange()]
  const cases: [Operation[], number, string, Change][] = [
    [['get'], 400, 'request_malformed', { id: '%zz' }],
    [onParty, 404, 'party_not_found', { partyId: 'pty_nonsense' }],
    [['update'], 422, 'company_unknown', { body: { ...update, companyId: 'cmp_1' } }],
  ]
  test.each(cases.flatMap(([names, ...rest]) => names.map((name) => [rest[0], rest[1], name, rest[2]] as const)))(
    '%i %s for %s is the same under both names',
    async (status, code, operation, change) => {
      expect(await compare(operation, unchanged, change)).toMatchObject({ status, body: { code } })
    },
  )

  test.each<[number, string, Operation, Updateable<Tables['documents']>, Updateable<Tables['parties']>]>([
    [409, 'document_closed', 'add', { status: 'COMPLETED' }, {}],
    [409, 'party_opened', 'update', {}, { read_status: 'OPENED' }],
    [409, 'document_closed', 'remove', { status: 'EXPIRED' }, {}],
    [409, 'party_unreachable', 'remind', {}, { delivery_method: 'NONE' }],
    [429, 'reminder_too_soon', 'remind', {}, { reminded_at: new Date().toISOString() }],
  ])('%i %s for %s is the same under both names', async (status, code, operation, document, party) => {
    const usual = { signing_status: 'NOT_SIGNED', read_status: 'NOT_OPENED', delivery_method: 'EMAIL' } as const
    for (const ids of unchanged) await set(ids, { status: 'SENT', ...document }, { ...usual, ...party })
    expect(await compare(operation, unchanged)).toMatchObject({ status, body: { code } })
  })
})

test('`sunset` is in the header under /signers if it is set, and never under /parties', async () => {
  await using ending = await startAnotherApp({ services, sunset: new Date('2027-12-31T00:00:00+01:00') })
  const ids = { id: 'doc_1', partyId: 'pty_1' }
  for (const change of [{ headers: { authorization: '' } }, {}, { method: 'PUT' }]) {
    const [parties, signers] = await Promise.all([
      send('parties', 'get', ids, change, ending.baseUrl),
      send('signers', 'get', ids, change, ending.baseUrl),
    ])
    expect(notices(parties)).toEqual({ deprecation: null, link: null, sunset: null })
    expect(notices(signers)).toMatchObject({ sunset: 'Thu, 30 Dec 2027 23:00:00 GMT' })
  }
})
