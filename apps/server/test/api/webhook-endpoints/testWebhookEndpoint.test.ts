import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}/test'

test('200 queues an event of the type webhook.test, although the endpoint does not list this type', async () => {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint({ events: ['document.sent'] })
  const { data } = await account.client.POST(path, { params: { path: { id } } })
  expect(data).toMatchObject({ eventType: 'webhook.test', status: 'PENDING', attempts: 0, responseStatus: null })
  expect(JSON.parse(data!.requestBody)).toEqual({
    id: data!.eventId,
    type: 'webhook.test',
    timestamp: data!.createdAt,
    data: { webhookEndpointId: id },
  })
})

test('409 for an endpoint that is disabled', async () => {
  const account = await newAccount()
  const params = { path: { id: (await account.webhookEndpoint()).id } }
  await account.client.PATCH('/api/v1/webhook-endpoints/{id}', { params, body: { enabled: false } })
  expect((await account.client.POST(path, { params })).error).toMatchObject({ code: 'webhook_endpoint_disabled' })
})
