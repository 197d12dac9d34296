import { expect, test } from 'vitest'
import { useServer } from '../../support/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}'

test('200 returns the endpoint without its secret', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint()
  const { data } = await account.client.GET(path, { params: { path: { id: endpoint.id } } })
  expect(data).toEqual(endpoint)
})

test('404 for an unknown endpoint, and for one of another account', async () => {
  const { id } = await (await newAccount()).webhookEndpoint()
  const { client } = await newAccount()
  for (const other of [id, 'whk_01kakxv35be0nttz8znbxcy6s8', 'x']) {
    const { error } = await client.GET(path, { params: { path: { id: other } } })
    expect(error, other).toMatchObject({ status: 404, code: 'webhook_endpoint_not_found' })
  }
})
