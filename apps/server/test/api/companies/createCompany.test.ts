import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies'

test('200 returns the company with all its fields; no field is unique', async () => {
  const { client } = await newAccount()
  const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
  const { data, response } = await client.POST(path, { body })
  expect(response.status).toBe(200)
  const { id, createdAt } = data!
  const createdBy = { type: 'API_KEY', id: expect.stringMatching(/^key_/), name: null }
  const ids = { id: expect.stringMatching(/^cmp_[0-9a-z]{26}$/), createdBy }
  expect(data).toEqual({ ...ids, ...body, createdAt, updatedAt: createdAt })

  const { data: second } = await client.POST(path, { body })
  expect(second).toMatchObject(body)
  expect(second?.id).not.toBe(id)
})

test('400 names each faulty field, and creates nothing', async () => {
  const account = await newAccount()
  for (const [fault, pointer, code] of [
    [{ name: 'x'.repeat(256) }, '/name', 'max_length'],
    [{ name: 'a\ud800b' }, '/name', 'surrogate'],
    [{ orgNumber: '\0' }, '/orgNumber', 'nul'],
    [{ id: 'cmp_x' }, '/id', 'additional_properties'],
  ]) {
    const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680', ...(fault as object) }
    const { error } = await account.client.POST(path, { body })
    expect(error, JSON.stringify(fault)).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  }
  const { error } = await account.client.POST(path, { body: { orgNumber: '', size: 1 } as never })
  expect(error?.errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/name', '/orgNumber', '/size'])
  expect(await countRows(db, 'companies', account)).toBe(0)
})
