import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/contacts/{id}'

test('200 deletes the contact permanently, and no other contact; 404 the second time', async () => {
  const account = await newAccount()
  const [contact, other] = [await account.contact(), await account.contact()]
  const params = { path: { id: contact.id } }
  const { data } = await account.client.DELETE(path, { params })
  expect(data).toEqual({ id: contact.id, deleted: true })
  expect((await account.client.GET(path, { params })).error).toMatchObject({ code: 'contact_not_found' })
  expect((await account.client.DELETE(path, { params })).error).toMatchObject({ code: 'contact_not_found' })
  expect((await account.client.GET('/api/v1/contacts')).data?.contacts).toEqual([other])
})
