import { expect, test } from 'vitest'
import { useServer } from '../../support/server.ts'
import { testModeOf } from '../../support/test-mode.ts'

const server = await useServer()
const { newAccount } = server
const path = '/api/v1/contacts/{id}'

test('200 returns the contact as it was created, with its company if it has one', async () => {
  const account = await newAccount()
  const company = await account.company()
  const contact = await account.contact({ email: 'anna@example.com', phone: '0701740605', companyId: company.id })
  const { data, response } = await account.client.GET(path, { params: { path: { id: contact.id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual(contact)
  expect(data?.company).toEqual({ id: company.id, name: company.name, orgNumber: company.orgNumber })

  const { id } = await account.contact()
  expect((await account.client.GET(path, { params: { path: { id } } })).data).not.toHaveProperty('company')
})

test('404 for a contact of another account, and for the test data of the same account', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const twin = await testModeOf(server, owner)
  const params = { path: { id: (await owner.contact()).id } }
  for (const { client } of [stranger, twin]) {
    expect((await client.GET(path, { params })).error).toMatchObject({ status: 404, code: 'contact_not_found' })
  }
  expect((await owner.client.GET(path, { params })).response.status).toBe(200)
})

test('404 for an unknown or malformed identifier, and 400 for an incomplete percent-encoding', async () => {
  const account = await newAccount()
  const { id } = await account.contact()
  // getCompany.test.ts has more of them.
  for (const other of [id.toUpperCase(), `${id}\0`, `${id} `, 'ctc_01kakxv3fcfh1rdc03pc0pv5hk', "' or 1=1 --"]) {
    const { error } = await account.client.GET(path, { params: { path: { id: other } } })
    expect(error, other).toMatchObject({ status: 404, code: 'contact_not_found' })
  }
  const { error } = await account.client.GET('/api/v1/contacts/%' as typeof path, { params: { path: { id: '' } } })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})
