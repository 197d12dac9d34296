import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@paraph/client'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { maxRateLimit } from '#platform/settings/rate-limits.ts'
import { startServer } from '../../support/server.ts'

const { clientOf, db, newAccount, newKey, services } = await startServer()
const path = '/api/v1/api-keys/{id}'

async function revokedAt(id: string) {
  const key = db.selectFrom('api_keys').select('revoked_at').where('id', '=', id)
  return (await key.executeTakeFirstOrThrow()).revoked_at
}

test('200 revokes the key: the next request is answered 401 on every server, also on one that has just accepted the key', async () => {
  const account = await newAccount()
  const { id, key } = await newKey(account.id, null)
  const rateLimits = { key: maxRateLimit, link: maxRateLimit }
  const app = await createApp({ services, logger: pino({ enabled: false }), ready: async () => 'ok', rateLimits })
  const other = createServer(app).listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const baseUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const clients = [clientOf(key), createClient({ baseUrl, apiKey: key })]
  const ask = () => Promise.all(clients.map(async (client) => (await client.GET('/api/v1/companies')).response.status))

  expect(await ask()).toEqual([200, 200])
  const { data, response } = await account.client.DELETE(path, { params: { path: { id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual({ id, deleted: true })
  expect(await ask()).toEqual([401, 401])
  expect((await account.client.GET('/api/v1/api-keys')).data?.apiKeys.map((one) => one.id)).not.toContain(id)
})

test('200 for a key that revokes itself; after that, the key is invalid', async () => {
  const { id, client } = await newKey((await newAccount()).id, ['keys:write'])
  expect((await client.DELETE(path, { params: { path: { id } } })).data).toEqual({ id, deleted: true })
  expect((await client.DELETE(path, { params: { path: { id } } })).error).toMatchObject({ code: 'key_invalid' })
})

test('200 for an expired key. Keys that the revoked key created stay valid', async () => {
  const account = await newAccount()
  const creator = await newKey(account.id, null)
  const body = { name: 'Child', scopes: ['documents:read' as const] }
  const { secret, createdBy } = (await creator.client.POST('/api/v1/api-keys', { body })).data!
  expect(createdBy).toBe(creator.id)
  await db
    .updateTable('api_keys')
    .set({ expires_at: '2020-01-01T00:00:00.000Z' })
    .where('id', '=', creator.id)
    .execute()
  const { response } = await account.client.DELETE(path, { params: { path: { id: creator.id } } })
  expect(response.status).toBe(200)
  expect((await clientOf(secret).GET('/api/v1/documents')).response.status).toBe(200)
})

test('404 for the second revocation, also if both requests are concurrent; the time of the first one stays', async () => {
  const account = await newAccount()
  const { id } = await newKey(account.id, null)
  const params = { path: { id } }
  const answers = await Promise.all([1, 2, 3].map(() => account.client.DELETE(path, { params })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404])
  const at = await revokedAt(id)
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ status: 404, code: 'key_not_found' })
  expect(await revokedAt(id)).toBe(at)
})

test.each(['LIVE', 'TEST'] as const)('404 for a key of another %s account, which stays valid', async (mode) => {
  const [owner, stranger] = [await newAccount(), await newAccount(mode)]
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow()
  if (mode === 'TEST') await db.updateTable('accounts').set({ name }).where('id', '=', stranger.id).execute()
  const { id, client } = await newKey(owner.id, null)
  const { error } = await stranger.client.DELETE(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'key_not_found' })
  expect(await revokedAt(id)).toBeNull()
  expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
})

test.each(['key_01kakxv35be0nttz8znbxcy6s8', 'x', '\0', '%'])('404 for the identifier %j', async (id) => {
  const { error } = await (await newAccount()).client.DELETE(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'key_not_found' })
})
