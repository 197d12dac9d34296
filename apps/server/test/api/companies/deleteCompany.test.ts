import { expect, test } from 'vitest'
import { atOnce } from '../../support/at-once.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies/{id}'

test('200 deletes the company permanently, and no other company; 404 the second time', async () => {
  const account = await newAccount()
  const [company, other] = [await account.company(), await account.company()]
  const params = { path: { id: company.id } }
  const { data, response } = await account.client.DELETE(path, { params })
  expect(response.status).toBe(200)
  expect(data).toEqual({ id: company.id, deleted: true })
  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'company_not_found' })
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({
    status: 404,
    code: 'company_not_found',
  })
  expect((await account.client.GET('/api/v1/companies')).data?.companies).toEqual([other])
})

test('200 leaves the company on the parties that were added with it', async () => {
  const account = await newAccount()
  const company = await account.company('Gone AB')
  const contact = await account.contact({ companyId: company.id })
  const { id } = await account.draftDocument()
  await account.party(id, { contactId: contact.id })
  await account.client.DELETE('/api/v1/contacts/{id}', { params: { path: { id: contact.id } } })
  expect((await account.client.DELETE(path, { params: { path: { id: company.id } } })).response.status).toBe(200)
  const { data } = await account.client.GET('/api/v1/documents/{id}/parties', { params: { path: { id } } })
  expect(data?.parties).toMatchObject([{ companyId: company.id, companyName: 'Gone AB' }])
})

test('409 while a contact is linked to it, and 200 after the contact is linked to another company', async () => {
  const account = await newAccount()
  const [company, other] = [await account.company(), await account.company()]
  const contact = await account.contact({ companyId: company.id })
  const params = { path: { id: company.id } }
  const { error } = await account.client.DELETE(path, { params })
  expect(error).toMatchObject({ status: 409, code: 'company_in_use' })
  expect((await account.client.GET(path, { params })).data).toEqual(company)
  const ofContact = { params: { path: { id: contact.id } } }
  expect((await account.client.GET('/api/v1/contacts/{id}', ofContact)).data).toEqual(contact)

  await account.client.PATCH('/api/v1/contacts/{id}', { ...ofContact, body: { companyId: other.id } })
  expect((await account.client.DELETE(path, { params })).response.status).toBe(200)
})

test.each([
  [
    'is linked',
    async (account: TestAccount) => {
      const { id } = await account.contact()
      return (companyId: string) =>
        account.client.PATCH('/api/v1/contacts/{id}', { params: { path: { id } }, body: { companyId } })
    },
  ],
  [
    'is created',
    async (account: TestAccount) => (companyId: string) =>
      account.client.POST('/api/v1/contacts', { body: { firstName: 'Anna', lastName: 'Berg', companyId } }),
  ],
])('409 or 422, but never two successes, if a contact %s while the company is deleted', async (_, linkOn) => {
  const account = await newAccount()
  const link = await linkOn(account)
  for (const isLinkFirst of [true, false]) {
    const { id } = await account.company()
    const hold: Parameters<typeof atOnce>[1] = (tx) =>
      tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute()
    const requests = [
      async () => (await link(id)).response.status,
      async () => (await account.client.DELETE(path, { params: { path: { id } } })).response.status,
    ]
    const statuses = await atOnce(db, hold, isLinkFirst ? requests : requests.toReversed())
    expect(statuses).toEqual(isLinkFirst ? [200, 409] : [200, 422])
  }
})

test('404 for all but one of several concurrent deletions', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.company()).id } }
  const answers = await Promise.all([1, 2, 3].map(() => account.client.DELETE(path, { params })))
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 404, 404])
})
