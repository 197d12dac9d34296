import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { db, newAccount } = await startServer()
const path = '/api/v1/contacts/{id}'

test('200 returns the contact as it was created, with its company', async () => {
  const account = await newAccount()
  const company = await account.company()
  const contact = await account.contact({ email: 'anna@example.com', phone: '0701740605', companyId: company.id })
  const { data, response } = await account.client.GET(path, { params: { path: { id: contact.id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual(contact)
  expect(data?.company).toEqual({ id: company.id, name: company.name, orgNumber: company.orgNumber })
})

test('200 has no company if the contact has none', async () => {
  const account = await newAccount()
  const { id } = await account.contact()
  const { data } = await account.client.GET(path, { params: { path: { id } } })
  expect(data).not.toHaveProperty('company')
})

test('404 for a contact of another account, and for the test data of the same account', async () => {
  const [owner, stranger, twin] = [await newAccount(), await newAccount(), await newAccount('TEST')]
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', owner.id).executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ name }).where('id', '=', twin.id).execute()
  const params = { path: { id: (await owner.contact()).id } }
  for (const { client } of [stranger, twin]) {
    expect((await client.GET(path, { params })).error).toMatchObject({ status: 404, code: 'contact_not_found' })
  }
  expect((await owner.client.GET(path, { params })).response.status).toBe(200)
})

test.each(['ctc_01kakxv3fcfh1rdc03pc0pv5hk', 'ctc_', 'x', '\0', 'ctc_\0', 'a/b', "' or 1=1 --", 'å', 'x'.repeat(1000)])(
  '404 for the identifier %j',
  async (id) => {
    const { error } = await (await newAccount()).client.GET(path, { params: { path: { id } } })
    expect(error).toMatchObject({ status: 404, code: 'contact_not_found' })
  },
)

test('404 for an identifier in upper case, or with other characters before or after it', async () => {
  const account = await newAccount()
  const { id } = await account.contact()
  for (const malformed of [id.toUpperCase(), `${id}\0`, ` ${id}`, `${id} `]) {
    const { error } = await account.client.GET(path, { params: { path: { id: malformed } } })
    expect(error).toMatchObject({ status: 404, code: 'contact_not_found' })
  }
})

test('400 for an identifier with an incomplete percent-encoding', async () => {
  const { client } = await newAccount()
  const { error } = await client.GET('/api/v1/contacts/%' as typeof path, { params: { path: { id: '' } } })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})
