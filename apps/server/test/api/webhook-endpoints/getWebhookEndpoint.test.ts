import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}'

test('200 returns the endpoint without its secret', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint()
  const { data } = await account.client.GET(path, { params: { path: { id: endpoint.id } } })
  expect(data).toEqual(endpoint)
})
