import { expect, test } from 'vitest'
import { countRows } from '../../support/count-rows.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db, services, newAccount } = await useServer()
const path = '/api/v1/webhook-endpoints'
const valid = { url: 'https://app.example.com/webhooks', events: ['party.signed' as const] }

test('200 returns the endpoint with its secret, which is stored encrypted', async () => {
  const account = await newAccount()
  const { data } = await account.client.POST(path, { body: { ...valid, description: 'The archive' } })
  expect(data).toEqual({
    id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
    ...valid,
    description: 'The archive',
    enabled: true,
    disabledReason: null,
    disabledAt: null,
    failingSince: null,
    previousSecretExpiresAt: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
    secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
  })
  const { secret } = await db
    .selectFrom('webhook_endpoints')
    .select('secret')
    .where('id', '=', data!.id)
    .executeTakeFirstOrThrow()
  const plain = Buffer.from(data!.secret.slice('whsec_'.length), 'base64')
  expect(plain).toHaveLength(32)
  expect(secret!.includes(plain)).toBe(false)
  expect(services.webhookSecrets.decrypt(secret!)).toEqual(plain)
})

test('422 for a URL that leads into a private network or has no TLS', async () => {
  const account = await newAccount()
  // addresses.test.ts has more of them.
  for (const url of ['http://app.example.com/', 'https://db.internal/', 'https://[::ffff:10.0.0.1]/']) {
    const { error } = await account.client.POST(path, { body: { ...valid, url } })
    expect(error, url).toMatchObject({ code: 'webhook_url_refused', errors: [{ pointer: '/url', code: 'refused' }] })
  }
  expect(await countRows(db, 'webhook_endpoints', account)).toBe(0)
  const url = 'http://127.0.0.1:9/hook'
  expect((await account.client.POST(path, { body: { ...valid, url } })).data?.url).toBe(url)
})

test('409 for the 21st endpoint, also if many requests come at once, until one is deleted', async () => {
  const account = await newAccount()
  const results = await Promise.all(Array.from({ length: 25 }, () => account.client.POST(path, { body: valid })))
  const refused = results.flatMap(({ error }) => (error ? [error] : []))
  expect(refused).toHaveLength(5)
  for (const error of refused) expect(error).toMatchObject({ status: 409, code: 'webhook_endpoint_limit_reached' })
  expect(await countRows(db, 'webhook_endpoints', account)).toBe(20)

  const { id } = results.find(({ data }) => data)!.data!
  await account.client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id } } })
  expect((await account.client.POST(path, { body: valid })).response.status).toBe(200)
})
