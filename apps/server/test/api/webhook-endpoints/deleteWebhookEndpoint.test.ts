import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}'

test('200 deletes the endpoint with its secret; afterwards it is unknown', async () => {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const params = { path: { id } }
  expect((await account.client.DELETE(path, { params })).data).toEqual({ id, deleted: true })
  expect((await account.client.GET(path, { params })).error?.code).toBe('webhook_endpoint_not_found')
  expect((await account.client.DELETE(path, { params })).error?.code).toBe('webhook_endpoint_not_found')
  const row = db.selectFrom('webhook_endpoints').select(['secret', 'enabled']).where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ secret: null, enabled: false })
})
