import { expect, test } from 'vitest'
import { atOnce } from '../../support/at-once.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/companies/{id}'

test('200 deletes the company permanently, and no other company; 404 the second time', async () => {
  const account = await newAccount()
  const [company, other] = [await account.company(), await account.company()]
  const params = { path: { id: company.id } }
  const { data } = await account.client.DELETE(path, { params })
  expect(data).toEqual({ id: company.id, deleted: true })
  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'company_not_found' })
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ code: 'company_not_found' })
  expect((await account.client.GET('/api/v1/companies')).data?.companies).toEqual([other])
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

test('409 or 422, but never two successes, if a contact is linked while the company is deleted', async () => {
  const account = await newAccount()
  const contact = await account.contact()
  const link = (companyId: string) =>
    account.client.PATCH('/api/v1/contacts/{id}', { params: { path: contact }, body: { companyId } })
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
