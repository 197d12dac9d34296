import { expect, test } from 'vitest'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies'

test('200 returns the company with all its fields; no field is unique', async () => {
  const { client } = await newAccount()
  const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
  const before = Date.now()
  const { data, response } = await client.POST(path, { body })
  expect(response.status).toBe(200)
  const { id, createdAt } = data!
  expect(data).toEqual({ id: expect.stringMatching(/^cmp_[0-9a-z]{26}$/), ...body, createdAt, updatedAt: createdAt })
  expect(Date.parse(createdAt)).toBeGreaterThanOrEqual(before)
  expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now())

  const { data: second } = await client.POST(path, { body })
  expect(second).toMatchObject(body)
  expect(second?.id).not.toBe(id)
})

test('200 accepts any text', async () => {
  const { client } = await newAccount()
  for (const body of [
    { name: '😀'.repeat(255), orgNumber: '😀'.repeat(255) },
    { name: `'; drop table companies; --`, orgNumber: '<b>&amp;</b>' },
    { name: ' ', orgNumber: 'HRB 12345 (Amtsgericht München)' },
  ])
    expect((await client.POST(path, { body })).data).toMatchObject(body)
})

test('400 names each faulty field, and creates nothing', async () => {
  const account = await newAccount()
  for (const [fault, pointer, code] of [
    [{ name: undefined }, '/name', 'required'],
    [{ name: '' }, '/name', 'min_length'],
    [{ name: 'x'.repeat(256) }, '/name', 'max_length'],
    [{ name: null }, '/name', 'type'],
    [{ name: 'a\0b' }, '/name', 'nul'],
    [{ name: 'a\ud800b' }, '/name', 'surrogate'],
    [{ orgNumber: undefined }, '/orgNumber', 'required'],
    [{ orgNumber: '' }, '/orgNumber', 'min_length'],
    [{ orgNumber: 'x'.repeat(256) }, '/orgNumber', 'max_length'],
    [{ orgNumber: 5560160680 }, '/orgNumber', 'type'],
    [{ orgNumber: '\0' }, '/orgNumber', 'nul'],
    [{ id: 'cmp_x' }, '/id', 'additional_properties'],
    [{ orgnumber: '556016-0680' }, '/orgnumber', 'additional_properties'],
    [{ 'a/b~c': 1 }, '/a~1b~0c', 'additional_properties'],
  ]) {
    const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680', ...(fault as object) }
    const { error } = await account.client.POST(path, { body })
    expect(error, JSON.stringify(fault)).toMatchObject({ status: 400, code: 'request_invalid' })
    expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  }
  const { error } = await account.client.POST(path, { body: { orgNumber: '', size: 1 } as never })
  expect(error?.errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/name', '/orgNumber', '/size'])
  expect(await companiesOf(account)).toBe(0)
})

async function companiesOf({ id }: TestAccount): Promise<number> {
  return (await db.selectFrom('companies').select('id').where('account_id', '=', id).execute()).length
}
