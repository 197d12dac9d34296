import { afterEach, expect, test } from 'vitest'
import { startServer, type TestAccount } from '../../support/server.ts'

const { baseUrl, db, clock, fetch, newAccount } = await startServer()
const path = '/api/v1/companies'

afterEach(() => {
  clock.now = () => new Date()
})

test('200 returns the company with all its fields', async () => {
  const { client } = await newAccount()
  clock.now = () => new Date('2030-01-02T03:04:05.678Z')
  const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680' }
  const { data, response } = await client.POST(path, { body })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^cmp_[0-9a-z]{26}$/),
    ...body,
    createdAt: '2030-01-02T03:04:05.678Z',
    updatedAt: '2030-01-02T03:04:05.678Z',
  })
})

test('200 for the same company twice, because no field is unique', async () => {
  const account = await newAccount()
  const [first, second] = [await account.company(), await account.company()]
  expect(second).toMatchObject({ name: first.name, orgNumber: first.orgNumber })
  expect(second.id).not.toBe(first.id)
})

test.each([
  { name: '😀'.repeat(255), orgNumber: '😀'.repeat(255) },
  { name: `'; drop table companies; --`, orgNumber: '<b>&amp;</b>' },
  { name: 'Müller & Söhne GmbH', orgNumber: 'HRB 12345 (Amtsgericht München)' },
  { name: ' ', orgNumber: '0' },
])('200 accepts any text: %j', async (body) => {
  expect((await (await newAccount()).client.POST(path, { body })).data).toMatchObject(body)
})

test.each([
  [{ name: undefined }, '/name', 'required'],
  [{ name: '' }, '/name', 'min_length'],
  [{ name: 'x'.repeat(256) }, '/name', 'max_length'],
  [{ name: null }, '/name', 'type'],
  [{ name: 7 }, '/name', 'type'],
  [{ name: 'a\0b' }, '/name', 'nul'],
  [{ name: 'a\ud800b' }, '/name', 'surrogate'],
  [{ orgNumber: undefined }, '/orgNumber', 'required'],
  [{ orgNumber: '' }, '/orgNumber', 'min_length'],
  [{ orgNumber: 'x'.repeat(256) }, '/orgNumber', 'max_length'],
  [{ orgNumber: null }, '/orgNumber', 'type'],
  [{ orgNumber: 5560160680 }, '/orgNumber', 'type'],
  [{ orgNumber: '\0' }, '/orgNumber', 'nul'],
  [{ id: 'cmp_x' }, '/id', 'additional_properties'],
  [{ orgnumber: '556016-0680' }, '/orgnumber', 'additional_properties'],
  [{ 'a/b~c': 1 }, '/a~1b~0c', 'additional_properties'],
])('400 names the field of %j', async (fault, pointer, code) => {
  const account = await newAccount()
  const body = { name: 'Lindqvist Bygg AB', orgNumber: '556016-0680', ...fault } as never
  const { error } = await account.client.POST(path, { body })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  expect(await companiesOf(account)).toBe(0)
})

test('400 names every faulty field', async () => {
  const { error } = await (await newAccount()).client.POST(path, { body: { orgNumber: '', size: 1 } as never })
  expect(error?.errors?.map(({ pointer }) => pointer).toSorted()).toEqual(['/name', '/orgNumber', '/size'])
})

test.each([
  ['', 'request_invalid'],
  ['[]', 'request_invalid'],
  ['"x"', 'request_invalid'],
  ['{"name":"x"', 'request_malformed'],
])('400 for the body %j', async (body, code) => {
  const account = await newAccount()
  const headers = { authorization: `Bearer ${account.key}`, 'content-type': 'application/json' }
  const response = await fetch(baseUrl + path, { method: 'POST', headers, body })
  expect(await response.json()).toMatchObject({ status: 400, code })
  expect(await companiesOf(account)).toBe(0)
})

async function companiesOf({ id }: TestAccount): Promise<number> {
  return (await db.selectFrom('companies').select('id').where('account_id', '=', id).execute()).length
}
