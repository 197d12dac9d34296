import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/contacts/{id}'

test('200 deletes the contact permanently, and no other contact; 404 the second time', async () => {
  const account = await newAccount()
  const [contact, other] = [await account.contact(), await account.contact()]
  const params = { path: { id: contact.id } }
  const { data, response } = await account.client.DELETE(path, { params })
  expect(response.status).toBe(200)
  expect(data).toEqual({ id: contact.id, deleted: true })
  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'contact_not_found' })
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ code: 'contact_not_found' })
  expect((await account.client.GET('/api/v1/contacts')).data?.contacts).toEqual([other])
})

test('200 keeps the company, which can then be deleted, and the parties that were made from the contact', async () => {
  const account = await newAccount()
  const company = await account.company()
  const contact = await account.contact({ email: 'anna@example.com', companyId: company.id })
  const { id } = await account.draftDocument()
  const party = await account.party(id, { contactId: contact.id })
  await account.client.DELETE(path, { params: { path: { id: contact.id } } })
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  expect(data?.parties).toMatchObject([party])
  const params = { path: { id: company.id } }
  expect((await account.client.GET('/api/v1/companies/{id}', { params })).data).toEqual(company)
  expect((await account.client.DELETE('/api/v1/companies/{id}', { params })).response.status).toBe(200)
})

test('404 for all but one of several concurrent deletions', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.contact()).id } }
  const answers = await Promise.all([1, 2, 3].map(() => account.client.DELETE(path, { params })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404])
})
