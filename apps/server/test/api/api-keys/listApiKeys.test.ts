import { type Scope, scopes as allScopes } from '@paraph/contract'
import { expect, test } from 'vitest'
import { revokeKey } from '#domain/accounts/key-store.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, newKey } = await useServer()
const path = '/api/v1/api-keys'

test('200 returns the keys of the account, newest first, without their secrets', async () => {
  const account = await newAccount()
  const body = { name: 'CRM', scopes: ['documents:read'] as Scope[], expiresAt: '2999-01-01T00:00:00Z' }
  const { secret, ...created } = (await account.client.POST(path, { body })).data!
  const { data } = await account.client.GET(path)
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
