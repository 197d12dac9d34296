import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/account'

test('200 returns the account of the key, without a contact at first', async () => {
  const account = await newAccount()
  const { name } = await db.selectFrom('accounts').select('name').where('id', '=', account.id).executeTakeFirstOrThrow()
  const { data, response } = await account.client.GET(path)
  expect(response.status).toBe(200)
  expect(data).toEqual({ id: account.id, name, contactEmail: null, contactPhone: null, timeZone: null })
})
