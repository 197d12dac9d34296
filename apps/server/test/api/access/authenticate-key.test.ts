import { createClient } from '@paraph/client'
import { expect, test } from 'vitest'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { insertKey, revokeKey, touchKey } from '#domain/accounts/key-store.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount, services } = await useServer()

test('the first use writes `last_used_at`, and so does a use more than a minute later', async () => {
  const { id, key } = await newAccount()
  const started = Date.parse('2030-01-01T00:00:00.000Z')
  let now = started
  await using app = await startAnotherApp({ services: { ...services, now: () => new Date(now) } })
  const client = createClient({ baseUrl: app.baseUrl, apiKey: key })
  const lastUsedAfter = async (seconds: number) => {
    now = started + seconds * 1000
    expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
    const keys = db.selectFrom('api_keys').select('last_used_at').where('account_id', '=', id)
    return (await keys.executeTakeFirstOrThrow()).last_used_at
  }
  expect(await lastUsedAfter(0)).toBe('2030-01-01T00:00:00.000Z')
  expect(await lastUsedAfter(60)).toBe('2030-01-01T00:00:00.000Z')
  expect(await lastUsedAfter(61)).toBe('2030-01-01T00:01:01.000Z')
})

test('only one of many concurrent requests writes `last_used_at`', async () => {
  const { id: accountId } = await newAccount()
  const id = await insertKey(db, accountId, hashSecret('used'), null)
  const [at, before] = [new Date('2030-01-01T00:01:00.000Z'), new Date('2030-01-01T00:00:00.000Z')]
  const results = await Promise.all(Array.from({ length: 10 }, () => touchKey(db, id, at, before)))
  expect(results.flat().reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0)).toBe(1)
})

test('a second revocation keeps the time of the first', async () => {
  const { id: accountId } = await newAccount()
  const id = await insertKey(db, accountId, hashSecret('secret'), null)
  const revoke = async (at: string) => {
    const exists = await revokeKey(db, id, new Date(at))
    const key = db.selectFrom('api_keys').select('revoked_at').where('id', '=', id)
    return { exists, at: (await key.executeTakeFirstOrThrow()).revoked_at }
  }
  const first = { exists: true, at: '2030-01-01T00:00:00.000Z' }
  expect(await revoke('2030-01-01T00:00:00.000Z')).toEqual(first)
  expect(await revoke('2031-01-01T00:00:00.000Z')).toEqual(first)
  expect(await revokeKey(db, 'key_none', new Date())).toBe(false)
})
