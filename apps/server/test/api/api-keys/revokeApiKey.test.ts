import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { clientOf, db, newAccount, newKey } = await useServer()
const path = '/api/v1/api-keys/{id}'

async function revokedAt(id: string) {
  const key = db.selectFrom('api_keys').select('revoked_at').where('id', '=', id)
  return (await key.executeTakeFirstOrThrow()).revoked_at
}

// That it is refused by another server too is in requests.test.ts.
test('200 revokes the key: its next request is answered 401', async () => {
  const account = await newAccount()
  const { id, client } = await newKey(account.id, null)
  expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
  const { data } = await account.client.DELETE(path, { params: { path: { id } } })
  expect(data).toEqual({ id, deleted: true })
  expect((await client.GET('/api/v1/companies')).response.status).toBe(401)
  expect((await account.client.GET('/api/v1/api-keys')).data?.apiKeys.map((one) => one.id)).not.toContain(id)
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

test('404 for the second revocation, also at once; the time of the first one stays', async () => {
  const account = await newAccount()
  const { id } = await newKey(account.id, null)
  const params = { path: { id } }
  const answers = await Promise.all([1, 2, 3].map(() => account.client.DELETE(path, { params })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404])
  const first = '2026-01-02T03:04:05.678Z'
  await db.updateTable('api_keys').set({ revoked_at: first }).where('id', '=', id).execute()
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ status: 404, code: 'key_not_found' })
  expect(await revokedAt(id)).toBe(first)
})
