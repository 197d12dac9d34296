import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints'

test('200 returns the endpoints of the account without secrets, newest first', async () => {
  const account = await newAccount()
  const [first, second] = [await account.webhookEndpoint(), await account.webhookEndpoint()]
  const { secret: _first, ...older } = first
  const { secret: _second, ...newer } = second
  expect((await account.client.GET(path)).data).toEqual({ webhookEndpoints: [newer, older], nextCursor: null })
})
