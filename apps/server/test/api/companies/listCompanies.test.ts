import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/companies'

test('200 returns complete companies, newest first, and no cursor on the last page', async () => {
  const account = await newAccount()
  expect((await account.client.GET(path)).data).toEqual({ companies: [], nextCursor: null })
  const [first, second] = [await account.company('First AB'), await account.company('Second AB')]
  const { data } = await account.client.GET(path)
  expect(data).toEqual({ companies: [second, first], nextCursor: null })
})
