import { randomBytes } from 'node:crypto'
import { operations as specified } from '@paraph/contract'
import { describe, expect, test } from 'vitest'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { maxJsonBytes } from '#api/http/body-limits.ts'
import { insertKey, revokeKey } from '#domain/accounts/key-store.ts'
import { exampleSender } from './support/send-example.ts'
import { useServer } from './support/server.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

const operations = Object.values(specified).map((operation) => ({
  ...operation,
  // No object has this identifier, and no file this number of attachments.
  path: operation.path.replaceAll('{number}', '9').replaceAll(/\{\w+\}/g, 'none'),
  mediaType: operation.body?.content[0].type,
  scheme: operation.security.scheme,
}))

const paths = Array.from(
  Map.groupBy(operations, ({ path }) => path),
  ([path, operations]) => ({
    path,
    methods: operations.map(({ method }) => method as string),
    deprecated: path.includes('/signers'),
  }),
)

const withBody = operations.filter(({ mediaType }) => mediaType)
const withJson = operations.filter(({ mediaType }) => mediaType === 'application/json')

const { baseUrl, db, fetch, newAccount, linkOf } = await useServer()
const sendExample = await exampleSender(baseUrl, fetch)
const account = await newAccount()
const { parties } = await account.sentDocument({ requiredSignature: 'MANUAL', signingOrder: 2 }, { signingOrder: 1 })
const key = { authorization: `Bearer ${account.key}` }
/** The party has to wait for its turn, so no request changes anything. */
const link = { authorization: `Bearer ${await linkOf(parties[0]!)}` }
/** The server has accounts, so no request with this token creates one. */
const setupToken = randomBytes(32).toString('base64url')
await db
  .insertInto('setup_tokens')
  .values({ token_sha256: hashSecret(setupToken), expires_at: new Date(Date.now() + 3_600_000).toISOString() })
  .execute()
const setup = { authorization: `Bearer ${setupToken}` }
/** A link that was reported shows nothing any more, so the report has a link of its own. */
const reported = { authorization: `Bearer ${await linkOf(parties[1]!)}` }
const credentialOf = ({ scheme, operationId }: (typeof operations)[number]) => {
  if (scheme === 'apiKey') return key
  if (scheme === 'setupToken') return setup
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

/** Returns the names of the fields of a JSON object, or the whole body if it is a PDF. */
const keysOf = (body: string) => (body.startsWith('{') ? Object.keys(JSON.parse(body) as object) : body)

async function keyOf(expiresAt: string | null) {
  const secret = `pk_live_${randomBytes(32).toString('base64url')}`
  return { secret, id: await insertKey(db, account.id, hashSecret(secret), expiresAt) }
}

const revoked = await keyOf(null)
await revokeKey(db, revoked.id, new Date())
const expired = await keyOf(new Date(Date.now() - 1000).toISOString())

const missing = { code: 'missing', challenge: 'Bearer realm="paraph"' }
const invalid = { code: 'invalid', challenge: 'Bearer realm="paraph", error="invalid_token"' }
const refused = [
  { credentials: 'no key', authorization: undefined, ...missing },
  { credentials: 'another scheme', authorization: `Basic ${btoa(`${account.key}:`)}`, ...missing },
  {
    credentials: 'an unknown key',
    authorization: `Bearer pk_live_${randomBytes(32).toString('base64url')}`,
    ...invalid,
  },
  { credentials: 'a revoked key', authorization: `Bearer ${revoked.secret}`, ...invalid },
  { credentials: 'an expired key', authorization: `Bearer ${expired.secret}`, ...invalid },
  {
    credentials: 'a link of which one character is wrong',
    authorization: link.authorization.replace(/.$/, (last) => (last === '_' ? '-' : '_')),
    ...invalid,
  },
]
const refusedBy = {
  apiKey: [...refused, { credentials: "a party's link", ...link, ...invalid }],
  setupToken: [...refused, { credentials: 'an API key', ...key, ...invalid }],
  signingToken: [...refused, { credentials: 'an API key', ...key, ...invalid }],
}
const nameOf = { apiKey: 'key', setupToken: 'setup_token', signingToken: 'link' }

describe.each(operations)('$operationId', (operation) => {
  const { scheme } = operation
  const credential = credentialOf(operation)

  test.each(refusedBy[scheme])('401 for $credentials', async ({ authorization, code, challenge }) => {
    const response = await sendExample(operation, {
      headers: { ...newNetwork(), ...(authorization && { authorization }) },
    })
    await expectProblem(response, 401, `${nameOf[scheme]}_${code}`)
    expect(response.headers.get('www-authenticate')).toBe(challenge)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.has('deprecation')).toBe(operation.deprecated)
  })

  test('400 for an unknown query parameter', async () => {
    const response = await sendExample(operation, { headers: credential, query: '?colour=red' })
    const { errors } = await expectProblem(response, 400, 'request_invalid')
    expect(errors).toEqual([expect.objectContaining({ pointer: '/query/colour' })])
  })

  test('the same answer for accept: text/html as for application/json', async () => {
    const [html, json] = await Promise.all(
      ['text/html', 'application/json'].map((accept) => sendExample(operation, { headers: { ...credential, accept } })),
    )
    expect(html!.status).toBe(json!.status)
    expect(html!.headers.get('content-type')).toBe(json!.headers.get('content-type'))
    const bodies = [await html!.text(), await json!.text()].map(keysOf)
    expect(bodies[0]).toEqual(bodies[1])
  })
})

describe.each(withBody)('$operationId', (operation) => {
  const { mediaType } = operation as { mediaType: string }
  const truncated =
    mediaType === 'application/json' ? '{"name": "Li' : '--x\r\ncontent-disposition: form-data; name="title"'
  const others = [
    'text/plain',
    'application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ]

  test.each(others.filter((other) => !other.startsWith(mediaType)))('415 for %s', async (other) => {
    const response = await send(operation, {
      headers: { ...credentialOf(operation), 'content-type': other },
      body: 'name=Lindqvist',
    })
    expect((await expectProblem(response, 415, 'media_type_unsupported')).detail).toContain(mediaType)
  })

  test('415 for a body without a media type', async () => {
    const response = await send(operation, { headers: credentialOf(operation), body: new Blob(['{}']) })
    await expectProblem(response, 415, 'media_type_unsupported')
  })

  test('400 for no body, with and without a media type', async () => {
    const credential = credentialOf(operation)
    for (const headers of [credential, { ...credential, 'content-type': mediaType }]) {
      const { errors } = await expectProblem(await send(operation, { headers }), 400, 'request_invalid')
      expect(errors).toEqual([expect.objectContaining({ pointer: '', code: 'required' })])
    }
  })

  test('400 for a body that ends too soon', async () => {
    const headers = { ...credentialOf(operation), 'content-type': mediaType.replace(/^multipart.*/, '$&; boundary=x') }
    await expectProblem(await send(operation, { headers, body: truncated }), 400, 'request_malformed')
  })
})

test.each(withJson)('413 for a body of $operationId over 256 KB', async (operation) => {
  const headers = { ...credentialOf(operation), 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'a'.repeat(maxJsonBytes) })
  await expectProblem(await send(operation, { headers, body }), 413, 'body_too_large')
})

describe.each(paths)('$path', ({ path, methods: allowed }) => {
  const answered = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
  const others = methods.filter((method) => !answered.includes(method))

  test.each(others)('405 for %s, with the allowed methods', async (method) => {
    const response = await send({ method, path }, { headers: key })
    expect(response.headers.get('allow')).toBe(answered.toSorted().join(', '))
    expect(response.headers.get('cache-control')).toBe('no-store')
    if (method !== 'HEAD') return void (await expectProblem(response, 405, 'method_not_allowed'))
    expect(response.status).toBe(405)
    expect(await response.text()).toBe('')
  })

  test.each([
    ['a slash at the end', `${path}/`],
    ['a double slash', path.replace(/\/(?=[\w-]+$)/, '//')],
    ['another case', path.replace(/v1\/./, (start) => start.toUpperCase())],
    ['another case before the version', path.replace('/api', '/Api')],
    ['more segments', `${path}/none/none`],
  ])('404 for %s', async (_, other) => {
    for (const method of allowed) {
      await expectProblem(await send({ method, path: other }, { headers: key }), 404, 'path_not_found')
    }
  })
})

test.each(paths.filter(({ deprecated }) => deprecated))('405 for $path has `deprecation`', async ({ path }) => {
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
