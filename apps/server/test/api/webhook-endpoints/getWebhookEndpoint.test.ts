import { expect, test } from 'vitest'
import { startServer } from '../../support/server.ts'

const { newAccount } = await startServer()
const path = '/api/v1/webhook-endpoints/{id}'

test('200 returns the endpoint without its secret', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint()
  const { data } = await account.client.GET(path, { params: { path: { id: endpoint.id } } })
  expect(data).toEqual(endpoint)
})

test.each(['whk_01kakxv35be0nttz8znbxcy6s8', 'x'])('404 for the unknown identifier %s', async (id) => {
  const { error } = await (await newAccount()).client.GET(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'webhook_endpoint_not_found' })
})

test('404 hides an endpoint of another account', async () => {
  const { id } = await (await newAccount()).webhookEndpoint()
  const { error } = await (await newAccount()).client.GET(path, { params: { path: { id } } })
  expect(error).toMatchObject({ status: 404, code: 'webhook_endpoint_not_found' })
})
