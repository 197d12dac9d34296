import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies/{id}'

test('200 changes the fields that are sent, and no others, and returns the changed company', async () => {
  const account = await newAccount()
  const [{ id }, other] = [await account.company('Before AB'), await account.company()]
  const params = { path: { id } }
  const before = { updated_at: '2020-01-02T03:04:05.678Z' }
  await db.updateTable('companies').set(before).where('id', '=', id).execute()
  let expected = (await account.client.GET(path, { params })).data!
  for (const body of [
    { name: 'After AB', orgNumber: 'HRB 12345' },
    { name: '😀'.repeat(255) },
    { orgNumber: 'HRB 54321' },
    { orgNumber: '' },
    {},
  ]) {
    const started = Date.now()
    const { data } = await account.client.PATCH(path, { params, body })
    expected = { ...expected, ...body, updatedAt: data!.updatedAt }
    expect(data).toEqual(expected)
    expect(Date.parse(data!.updatedAt)).toBeGreaterThanOrEqual(started)
    expect((await account.client.GET(path, { params })).data).toEqual(data)
  }
  expect((await account.client.GET(path, { params: { path: { id: other.id } } })).data).toEqual(other)
})
