import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/contacts/{id}'

test('200 returns the contact as it was created, with its company if it has one', async () => {
  const account = await newAccount()
  const company = await account.company()
  const contact = await account.contact({ email: 'anna@example.com', phone: '0701740605', companyId: company.id })
  const { data } = await account.client.GET(path, { params: { path: { id: contact.id } } })
  expect(data).toEqual(contact)
  expect(data?.company).toEqual({ id: company.id, name: company.name, orgNumber: company.orgNumber })

  const { id } = await account.contact()
  expect((await account.client.GET(path, { params: { path: { id } } })).data).not.toHaveProperty('company')
})
