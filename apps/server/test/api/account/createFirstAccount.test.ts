import { hash, randomUUID } from 'node:crypto'
import { scopes } from '@paraph/contract'
import { beforeEach, expect, test } from 'vitest'
import { recordKey } from '#api/idempotency/record-key.ts'
import { tryLock } from '#api/idempotency/store.ts'
import { newSetupToken } from '#domain/accounts/setup-store.ts'
import { emptyServer } from '@paraph/testing/server/empty-server.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { browserOf } from '../../support/browser-of.ts'

const { baseUrl, db, fetch, clock, clientOf } = await startServer()
const path = '/api/v1/setup'
const body = { name: 'Lindqvist Bygg AB' }

beforeEach(async () => {
  clock.now = () => new Date()
  await emptyServer(db)
})

const newToken = async () => (await newSetupToken(db, clock.now()))!
const create = (token: string, fields: object = {}, key?: string) =>
  clientOf(token).POST(path, {
    body: { ...body, ...fields },
    params: { header: key === undefined ? {} : { 'idempotency-key': key } },
  })
const stored = () => db.selectFrom('accounts').select(['name', 'mode']).execute()

test('200 creates the account and a key that may do everything; only a hash of the token was stored', async () => {
  const token = await newToken()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const tokens = await db.selectFrom('setup_tokens').selectAll().execute()
  expect(tokens.map(({ token_sha256 }) => token_sha256)).toContainEqual(hash('sha256', token, 'buffer'))
  expect(JSON.stringify(tokens)).not.toContain(token)
  const { data } = await create(token)
  expect(data).toMatchObject({
    account: {
      name: body.name,
      contactEmail: null,
      notifications: { completed: 'IMMEDIATELY', expiring: 'IMMEDIATELY' },
    },
    mode: 'LIVE',
    apiKey: { scopes, createdBy: null, expiresAt: null, lastUsedAt: null },
  })
  const { secret, id, name, prefix } = data!.apiKey
  expect(secret.startsWith(prefix!)).toBe(true)
  const me = await clientOf(secret).GET('/api/v1/me')
  expect(me.data).toEqual({
    account: { id: data!.account.id, name: body.name, displayName: null },
    mode: 'LIVE',
    scopes,
    apiKey: { id, name, prefix, expiresAt: null },
  })
})

test('200 stores the address that is told of the documents', async () => {
  const { data } = await create(await newToken(), { contactEmail: 'avtal@example.com' })
  expect(data!.account).toMatchObject({ contactEmail: 'avtal@example.com' })
})

test('200 makes the first member, whose link signs in once, also on a server that sends mail; both are in the log', async () => {
  const person = { name: 'Anna Lindqvist', email: 'Anna@example.com', language: 'SV' as const }
  const { data } = await create(await newToken(), { admin: person })
  const { admin, apiKey } = data!
  expect(admin).toMatchObject({ name: person.name, email: 'anna@example.com', role: 'ADMIN', status: 'INVITED' })
  const [, invitation = ''] = /^https:\/\/sign\.example\.com\/#invitation=([\w-]{43})$/.exec(admin!.invitationUrl!)!
  const { answer } = await browserOf({ baseUrl, fetch }).signIn({ invitation })
  expect(answer).toMatchObject({ member: { id: admin!.id, status: 'JOINED' }, account: { id: data!.account.id } })
  // Nobody has checked the address, so the session must not reach other accounts of the person.
  expect(await db.selectFrom('sessions').select('is_bound').execute()).toEqual([{ is_bound: true }])
  expect((await browserOf({ baseUrl, fetch }).signIn({ invitation })).answer.code).toBe('invitation_invalid')
  const log = await clientOf(apiKey.secret).GET('/api/v1/account/events')
  expect(log.data!.accountEvents).toMatchObject([
    {
      type: 'member.signed_in',
      actor: { type: 'MEMBER', id: admin!.id },
      changes: [{ field: 'way', after: 'operatorLink' }],
    },
    { type: 'api_key.created', actor: { type: 'SYSTEM', id: null }, subject: { id: apiKey.id, name: 'First key' } },
    { type: 'member.invited', actor: { type: 'SYSTEM' }, subject: { id: admin!.id }, ipAddress: '127.0.0.1' },
  ])
})

test('200 for one of many concurrent requests, and 401 for all others', async () => {
  const tokens = [await newToken(), await newToken()]
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => create(tokens[index % 2]!, { name: `Account ${index}` })),
  )
  const winners = answers.filter(({ data }) => data)
  expect(winners).toHaveLength(1)
  for (const { error } of answers.filter(({ data }) => !data))
    expect(error).toMatchObject({ status: 401, code: 'setup_token_invalid' })
  expect(await stored()).toEqual([{ name: winners[0]!.data!.account.name, mode: 'LIVE' }])
  // Both tokens have ended, and no server makes another one.
  for (const token of tokens) expect((await create(token)).response.status).toBe(401)
  expect(await newSetupToken(db, clock.now())).toBeUndefined()
})

test('401 from 15 minutes on, and a new token works', async () => {
  const token = await newToken()
  const start = clock.now().getTime()
  clock.now = () => new Date(start + 15 * 60_000)
  expect((await create(token)).error).toMatchObject({ status: 401, code: 'setup_token_invalid' })
  expect(await stored()).toEqual([])
  expect((await create(await newToken())).response.status).toBe(200)
})

test('409 while a request has the idempotency-key, 422 for another body; a repeat gets the same key', async () => {
  const [token, key] = [await newToken(), randomUUID()]
  const record = recordKey(`setup ${hash('sha256', token)}`, key)
  await db.transaction().execute(async (tx) => {
    expect(await tryLock(tx, record)).toBeDefined()
    expect((await create(token, {}, key)).error).toMatchObject({ code: 'idempotency_request_in_progress' })
  })
  const first = await create(token, {}, key)
  const again = await create(token, {}, key)
  expect(again.data).toEqual(first.data)
  expect(again.response.headers.get('idempotent-replayed')).toBe('true')
  expect((await create(token, { name: 'Other' }, key)).error).toMatchObject({ code: 'idempotency_key_reused' })
  expect(await stored()).toHaveLength(1)
})

test('429 after too many wrong tokens from one network', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 21; index++) statuses.push((await create(`wrong-${index}`)).response.status)
  // A test above has sent an expired token, which counts too.
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
})
