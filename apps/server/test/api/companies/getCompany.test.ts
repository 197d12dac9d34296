import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { db, newAccount } = await startServer()
const path = '/api/v1/companies/{id}'

test('200 returns the company as it was created', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  const { data, response } = await account.client.GET(path, { params: { path: { id: company.id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual(company)
})

test('404 for a company of another account, and for the test data of the same account', async () => {
  const [owner, stranger, twin] = [await newAccount(), await newAccount(), await newAccount('TEST')]
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ name }).where('id', '=', twin.id).execute()
  const params = { path: { id: (await owner.company()).id } }
  for (const { client } of [stranger, twin]) {
    expect((await client.GET(path, { params })).error).toMatchObject({ status: 404, code: 'company_not_found' })
  }
  expect((await owner.client.GET(path, { params })).response.status).toBe(200)
})

test.each(['cmp_01kakxv35be0nttz8znbxcy6s8', 'cmp_', 'x', '\0', 'cmp_\0', 'a/b', "' or 1=1 --", 'å', 'x'.repeat(1000)])(
  '404 for the identifier %j',
  async (id) => {
    const { error } = await (await newAccount()).client.GET(path, { params: { path: { id } } })
    expect(error).toMatchObject({ status: 404, code: 'company_not_found' })
  },
)

test('404 for an identifier in upper case, or with other characters before or after it', async () => {
  const account = await newAccount()
  const { id } = await account.company()
  for (const malformed of [id.toUpperCase(), `${id}\0`, ` ${id}`, `${id} `]) {
    const { error } = await account.client.GET(path, { params: { path: { id: malformed } } })
    expect(error).toMatchObject({ status: 404, code: 'company_not_found' })
  }
})

test('400 for an identifier with an incomplete percent-encoding', async () => {
  const { client } = await newAccount()
  const { error } = await client.GET('/api/v1/companies/%' as typeof path, { params: { path: { id: '' } } })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})
