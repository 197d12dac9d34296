import { randomBytes } from 'node:crypto'
import { isScim, operations as specified } from '@paraph/contract'
import { expect, test } from 'vitest'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { maxJsonBytes } from '#api/http/body/body-limits.ts'
import { insertKey, revokeKey } from '#domain/accounts/key-store.ts'
import { exampleSender } from './support/send-example.ts'
import { setupTokenOn } from './support/setup-token.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Those of SCIM have errors of another form, and a test of their own. */
const described = Object.values(specified).filter((operation) => !isScim(operation))
const operations = described.map((operation) => ({
  ...operation,
  // No object has this identifier, and no file this number of attachments.
  path: operation.path.replaceAll('{number}', '9').replaceAll(/\{\w+\}/g, 'none'),
  mediaType: operation.body?.content[0].type,
  scheme: operation.security.scheme,
}))

const paths = Array.from(
  Map.groupBy(operations, ({ path }) => path),
  ([path, operations]) => ({ path, allowed: operations.map(({ method }) => method as string) }),
)
/** One handler of each kind answers for all operations, so a few of them see its faults: with a file, with JSON, deprecated, and of each credential. */
const examples = new Set(['createDocument', 'updateSigner', 'createFirstAccount', 'signDocument'])
const few = operations.filter(({ operationId }) => examples.has(operationId))
const fewPaths = paths.filter(({ path }) => few.some((operation) => operation.path === path))

const { baseUrl, db, fetch, newAccount, newMember, linkOf } = await useServer()
const sendExample = await exampleSender(baseUrl, fetch)
const account = await newAccount()
const { parties } = await account.sentDocument({ requiredSignature: 'MANUAL', signingOrder: 2 }, { signingOrder: 1 })
const key = { authorization: `Bearer ${account.key}` }
/** The party has to wait for its turn, so no request changes anything. */
const link = { authorization: `Bearer ${await linkOf(parties[0]!)}` }
const setup = { authorization: `Bearer ${await setupTokenOn(db)}` }
/** A link that was reported shows nothing any more, so the report has a link of its own. */
const reported = { authorization: `Bearer ${await linkOf(parties[1]!)}` }
const member = await newMember(account.id)
const [ownPage, accessToken] = [{ 'sec-fetch-site': 'same-origin' }, { authorization: `Bearer ${member.token}` }]
const cookie = { ...ownPage, cookie: `paraph-session=${member.cookie}` }
const credentialOf = ({ scheme, operationId }: (typeof operations)[number]) => {
  if (scheme === 'apiKey') return key
  if (scheme === 'setupToken') return setup
  if (scheme === 'accessToken') return accessToken
  if (scheme === 'sessionCookie') return cookie
  if (scheme === 'none') return ownPage
  return operationId === 'reportWrongPerson' ? reported : link
}
// Wrong keys and links are counted per network.
let networks = 0
const newNetwork = () => ({ 'x-forwarded-for': `2001:db8:${(++networks).toString(16)}::1` })

function send({ method, path }: { method: string; path: string }, init: RequestInit & { query?: string } = {}) {
  return fetch(`${baseUrl}${path}${init.query ?? ''}`, { method, ...init })
}

async function expectProblem(response: Response, status: number, code: string) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json\b/)
  const problem = (await response.json()) as { errors?: object[]; detail: string }
  expect(problem).toMatchObject({ status, code, requestId: response.headers.get('x-request-id') })
  return problem
}

async function keyOf(expiresAt: string | null) {
  const secret = `pk_live_${randomBytes(32).toString('base64url')}`
  return { secret, id: await insertKey(db, account.id, hashSecret(secret), expiresAt) }
}

const revoked = await keyOf(null)
await revokeKey(db, revoked.id, new Date())
const expired = await keyOf(new Date(Date.now() - 1000).toISOString())

const nameOf = {
  apiKey: 'key',
  accessToken: 'session',
  sessionCookie: 'session',
  setupToken: 'setup_token',
  signingToken: 'link',
  none: 'no',
}
const scheme = (operation: (typeof operations)[number]) => nameOf[operation.scheme]
/** What the request without a credential gets. */
const refusalOf = (operation: (typeof operations)[number]): [number, string] =>
  operation.scheme === 'none' ? [403, 'origin_refused'] : [401, `${scheme(operation)}_missing`]

/** Pages of other sites may read what anybody may read. */
const guarded = operations.filter(({ scheme, method }) => scheme !== 'none' || method !== 'GET')

test.each(guarded)('$operationId refuses a request without its credential', async (operation) => {
  const unknown = await sendExample(operation, { headers: newNetwork() })
  await expectProblem(unknown, ...refusalOf(operation))
  expect(unknown.headers.get('cache-control')).toBe('no-store')
  expect(unknown.headers.has('deprecation')).toBe(operation.deprecated)
})

test.each(operations)('$operationId refuses a wrong request with each documented problem', async (operation) => {
  const credential = credentialOf(operation)
  const queried = await sendExample(operation, { headers: credential, query: '?colour=red' })
  const { errors } = await expectProblem(queried, 400, 'request_invalid')
  expect(errors).toEqual([expect.objectContaining({ pointer: '/query/colour' })])

  const { mediaType } = operation
  if (mediaType === undefined) return
  const empty = await expectProblem(await send(operation, { headers: credential }), 400, 'request_invalid')
  expect(empty.errors).toEqual([expect.objectContaining({ pointer: '', code: 'required' })])
  const text = await send(operation, { headers: { ...credential, 'content-type': 'text/plain' }, body: '{}' })
  expect((await expectProblem(text, 415, 'media_type_unsupported')).detail).toContain(mediaType)
  if (mediaType !== 'application/json') return
  const headers = { ...credential, 'content-type': mediaType }
  const body = JSON.stringify({ name: 'a'.repeat(maxJsonBytes) })
  await expectProblem(await send(operation, { headers, body }), 413, 'body_too_large')
})

const missing = { code: 'missing', challenge: 'Bearer realm="paraph"' }
const invalid = { code: 'invalid', challenge: 'Bearer realm="paraph", error="invalid_token"' }
const altered = link.authorization.replace(/.$/, (last) => (last === '_' ? '-' : '_'))
const wrongCredentials: [string, string, typeof missing][] = [
  ['another scheme', `Basic ${btoa(`${account.key}:`)}`, missing],
  ['an unknown key', `Bearer pk_live_${randomBytes(32).toString('base64url')}`, invalid],
  ['a revoked key', `Bearer ${revoked.secret}`, invalid],
  ['an expired key', `Bearer ${expired.secret}`, invalid],
  ['a link of which one character is wrong', altered, invalid],
]

test.each(few)('401 of $operationId for each wrong credential', async (operation) => {
  const other: typeof wrongCredentials = [
    ['the credential of another operation', (operation.scheme === 'apiKey' ? link : key).authorization, invalid],
  ]
  for (const [name, authorization, { code, challenge }] of [...wrongCredentials, ...other]) {
    const response = await sendExample(operation, { headers: { ...newNetwork(), authorization } })
    expect(response.headers.get('www-authenticate'), name).toBe(challenge)
    await expectProblem(response, 401, `${scheme(operation)}_${code}`)
  }
})

test.each(few.filter(({ mediaType }) => mediaType))('$operationId reads only its own media type', async (operation) => {
  const [headers, mediaType] = [credentialOf(operation), operation.mediaType!]
  const others = ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']
  for (const other of others.filter((other) => !other.startsWith(mediaType))) {
    const response = await send(operation, { headers: { ...headers, 'content-type': other }, body: 'name=Lindqvist' })
    await expectProblem(response, 415, 'media_type_unsupported')
  }
  const untyped = await send(operation, { headers, body: new Blob(['{}']) })
  await expectProblem(untyped, 415, 'media_type_unsupported')
  const empty = await send(operation, { headers: { ...headers, 'content-type': mediaType } })
  await expectProblem(empty, 400, 'request_invalid')
  const body = mediaType === 'application/json' ? '{"name": "Li' : '--x\r\ncontent-disposition: form-data; name="title"'
  const type = mediaType.replace(/^multipart.*/, '$&; boundary=x')
  await expectProblem(
    await send(operation, { headers: { ...headers, 'content-type': type }, body }),
    400,
    'request_malformed',
  )
})

test.each(fewPaths)('405 of $path for each other method, with the allowed ones', async ({ path, allowed }) => {
  const answered = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
  for (const method of methods.filter((method) => !answered.includes(method))) {
    const response = await send({ method, path }, { headers: key })
    expect(response.status, method).toBe(405)
    expect(response.headers.get('allow')).toBe(answered.toSorted().join(', '))
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (method !== 'HEAD') await expectProblem(response, 405, 'method_not_allowed')
  }
})

test.each(fewPaths)('404 of $path in another spelling', async ({ path, allowed }) => {
  for (const other of [
    `${path}/`,
    path.replace(/\/(?=[\w-]+$)/, '//'),
    path.replace(/v1\/./, (start) => start.toUpperCase()),
    path.replace('/api', '/Api'),
    `${path}/none/none`,
  ]) {
    const response = await send({ method: allowed[0]!, path: other }, { headers: key })
    await expectProblem(response, 404, 'path_not_found')
  }
})

test('405 of a deprecated path has `deprecation`, and names its successor', async () => {
  const { path } = fewPaths.find(({ path }) => path.includes('/signers'))!
  const response = await send({ method: 'PUT', path }, { headers: key })
  expect(response.headers.get('deprecation')).toMatch(/^@\d+$/)
  expect(response.headers.get('link')).toBe(`<${path.replace('/signers', '/parties')}>; rel="successor-version"`)
})

test('404 for every path under /api that the spec does not describe', async () => {
  const parents = paths.flatMap(({ path }) => path.split('/').map((_, end, all) => all.slice(0, end + 1).join('/')))
  const pages = ['/livez', '/readyz', '/docs', '/openapi.json', '/metrics', '/sign/'].map((page) => `/api${page}`)
  const undescribed = new Set([...parents, ...pages, '/api/', '/api/v1/', '/api/v2/contacts']).difference(
    new Set(['', ...paths.map(({ path }) => path)]),
  )
  expect(undescribed.size).toBeGreaterThan(8)
  for (const path of undescribed) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const response = await send({ method, path }, { headers: key })
      expect((await expectProblem(response, 404, 'path_not_found')).errors, path).toBeUndefined()
    }
  }
})
