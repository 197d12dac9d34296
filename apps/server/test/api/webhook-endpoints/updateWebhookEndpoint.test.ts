import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints/{id}'
const old = '2020-01-02T03:04:05.678Z'

test('200 changes the fields that are sent, and no others', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint({ description: 'The archive' })
  const params = { path: { id: endpoint.id } }
  await db.updateTable('webhook_endpoints').set({ updated_at: old }).where('id', '=', endpoint.id).execute()
  const change = { url: 'https://other.example.com/', events: ['document.sent' as const] }
  const { data } = await account.client.PATCH(path, { params, body: change })
  expect(data).toEqual({ ...endpoint, ...change, updatedAt: expect.any(String) })
  expect(Date.parse(data!.updatedAt)).toBeGreaterThanOrEqual(Date.parse(endpoint.createdAt))
  expect((await account.client.PATCH(path, { params, body: { description: null } })).data?.description).toBeNull()
  expect((await account.client.GET(path, { params })).data).toMatchObject(change)
})

test('200 disables the endpoint, keeps disabledAt if it is already disabled, and enables it again', async () => {
  const account = await newAccount()
  const { id } = await account.webhookEndpoint()
  const params = { path: { id } }
  const set = async (enabled: boolean) => (await account.client.PATCH(path, { params, body: { enabled } })).data!
  const disabled = await set(false)
  expect(disabled).toMatchObject({ enabled: false, disabledReason: null, disabledAt: disabled.updatedAt })
  await db.updateTable('webhook_endpoints').set({ disabled_at: old }).where('id', '=', id).execute()
  expect(await set(false)).toMatchObject({ enabled: false, disabledAt: old })
  expect(await set(true)).toMatchObject({ enabled: true, disabledReason: null, disabledAt: null })
})

test('200 for another URL restarts the count of days with failures, also together with enabled: true', async () => {
  const { client, webhookEndpoint } = await newAccount()
  for (const change of [{}, { enabled: true }]) {
    const { id } = await webhookEndpoint()
    await db.updateTable('webhook_endpoints').set({ failing_since: old }).where('id', '=', id).execute()
    const params = { path: { id } }
    expect((await client.GET(path, { params })).data).toMatchObject({ failingSince: old })
    const { data } = await client.PATCH(path, { params, body: { url: 'https://other.example.com/', ...change } })
    expect(data).toMatchObject({ failingSince: null })
  }
})

test('400 names the faulty field, 422 for a URL that leads into a private network; nothing changes', async () => {
  const account = await newAccount()
  const { secret: _, ...endpoint } = await account.webhookEndpoint()
  const params = { path: { id: endpoint.id } }
  for (const [body, pointer] of [
    [{ url: 'https://user:secret@app.example.com' }, '/url'],
    [{ disabledReason: null }, '/disabledReason'],
  ] as const) {
    const { error } = await account.client.PATCH(path, { params, body: body as never })
    expect(error, JSON.stringify(body)).toMatchObject({ status: 400, errors: [{ pointer }] })
  }
  const body = { url: 'https://192.168.0.1/', events: ['party.added' as const] }
  expect((await account.client.PATCH(path, { params, body })).error).toMatchObject({ code: 'webhook_url_refused' })
  expect((await account.client.GET(path, { params })).data).toEqual(endpoint)
})
