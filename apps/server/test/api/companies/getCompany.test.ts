import { expect, test } from 'vitest'
import { useServer } from '../../support/server.ts'
import { testModeOf } from '../../support/test-mode.ts'

const server = await useServer()
const { newAccount } = server
const path = '/api/v1/companies/{id}'

test('200 returns the company as it was created', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  const { data, response } = await account.client.GET(path, { params: { path: { id: company.id } } })
  expect(response.status).toBe(200)
  expect(data).toEqual(company)
})

test('404 for a company of another account, and for the test data of the same account', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()]
  const twin = await testModeOf(server, owner)
  const params = { path: { id: (await owner.company()).id } }
  for (const { client } of [stranger, twin]) {
    expect((await client.GET(path, { params })).error).toMatchObject({ status: 404, code: 'company_not_found' })
  }
  expect((await owner.client.GET(path, { params })).response.status).toBe(200)
})

test('404 for an unknown or malformed identifier, and 400 for an incomplete percent-encoding', async () => {
  const account = await newAccount()
  const { id } = await account.company()
  const malformed = [id.toUpperCase(), `${id}\0`, ` ${id}`, `${id} `]
  const unknown = ['cmp_01kakxv35be0nttz8znbxcy6s8', 'cmp_', '\0', 'a/b', "' or 1=1 --", 'å', 'x'.repeat(1000)]
  for (const other of [...malformed, ...unknown]) {
    const { error } = await account.client.GET(path, { params: { path: { id: other } } })
    expect(error, other).toMatchObject({ status: 404, code: 'company_not_found' })
  }
  const { error } = await account.client.GET('/api/v1/companies/%' as typeof path, { params: { path: { id: '' } } })
  expect(error).toMatchObject({ status: 400, code: 'request_malformed' })
})
