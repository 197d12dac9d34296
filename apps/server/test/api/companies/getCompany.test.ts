import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/companies/{id}'

test('200 returns the company as it was created', async () => {
  const account = await newAccount()
  const company = await account.company('Lindqvist Bygg AB')
  const { data } = await account.client.GET(path, { params: { path: { id: company.id } } })
  expect(data).toEqual(company)
})
