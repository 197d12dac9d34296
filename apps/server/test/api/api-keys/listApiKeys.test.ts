import { type Scope, scopes as allScopes } from '@paraph/contract'
import { expect, test } from 'vitest'
import { insertKey, revokeKey } from '#domain/accounts/key-store.ts'
import { useServer } from '../../support/server.ts'
import { testModeOf } from '../../support/test-mode.ts'

const server = await useServer()
const { db, newAccount, newKey } = server
const path = '/api/v1/api-keys'

test('200 returns the keys of the account, newest first, without their secrets', async () => {
  const account = await newAccount()
  const body = { name: 'CRM', scopes: ['documents:read'] as Scope[], expiresAt: '2999-01-01T00:00:00Z' }
  const { secret, ...created } = (await account.client.POST(path, { body })).data!
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  expect(data).toEqual({
    apiKeys: [
      created,
      {
        id: created.createdBy,
        name: null,
        prefix: null,
        scopes: allScopes,
        createdAt: expect.any(String),
        createdBy: null,
        expiresAt: null,
        lastUsedAt: expect.any(String),
      },
    ],
    nextCursor: null,
  })
  expect(JSON.stringify(data)).not.toContain(secret.slice(12))
})

test('200 contains expired keys, but no revoked ones', async () => {
  const account = await newAccount()
  const expired = await newKey(account.id, ['documents:read'], '2020-01-01T00:00:00.000Z')
  const revoked = await newKey(account.id, null)
  await revokeKey(db, revoked.id, new Date())
  const { data } = await account.client.GET(path)
  expect(data?.apiKeys.map(({ id }) => id)).toEqual([expired.id, expect.any(String)])
  expect(data?.apiKeys[0]).toMatchObject({ expiresAt: '2020-01-01T00:00:00.000Z', lastUsedAt: null })
})

test('200 pages without gaps or duplicates', async () => {
  const account = await newAccount()
  for (let index = 0; index < 6; index++) await insertKey(db, account.id, Buffer.from(`${account.id}${index}`), null)
  const all = (await account.client.GET(path)).data!.apiKeys.map(({ id }) => id)
  expect(all).toHaveLength(7)
  expect(all).toEqual(all.toSorted().toReversed())
  const walked: string[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await account.client.GET(path, { params: { query: { limit: 3, ...(cursor && { cursor }) } } })
    walked.push(...data!.apiKeys.map(({ id }) => id))
    cursor = data!.nextCursor
  }
  expect(walked).toEqual(all)
})

test('200 contains neither keys of another account nor keys of the other mode', async () => {
  const [live, stranger] = [await newAccount(), await newAccount()]
  const test = await testModeOf(server, live)
  const lists = await Promise.all([live, test, stranger].map(({ client }) => client.GET(path)))
  const ids = lists.map(({ data }) => data!.apiKeys.map(({ id }) => id))
  expect(ids.map(({ length }) => length)).toEqual([1, 1, 1])
  expect(new Set(ids.flat()).size).toBe(3)
})

test('400 names the faulty parameter of the query', async () => {
  const { client } = await newAccount()
  const cursor = Buffer.from('ctc_01kakxv3fcfh1rdc03pc0pv5hk').toString('base64url')
  for (const [query, name, code] of [
    [{ limit: 0 }, 'limit', 'minimum'],
    [{ limit: 101 }, 'limit', 'maximum'],
    [{ cursor }, 'cursor', 'cursor'],
  ] as const) {
    const { error } = await client.GET(path, { params: { query } })
    expect(error).toMatchObject({ status: 400, errors: [{ pointer: `/query/${name}`, code }] })
  }
})
