import { expect, test } from 'vitest'
import { startServer, type TestAccount } from '../../support/server.ts'

const { db, services, newAccount } = await startServer()
const path = '/api/v1/webhook-endpoints'
const valid = { url: 'https://app.example.com/webhooks', events: ['party.signed' as const] }

const countOf = async ({ id }: TestAccount) =>
  (await db.selectFrom('webhook_endpoints').select('id').where('account_id', '=', id).execute()).length

test('200 returns the endpoint with its secret, which is stored encrypted', async () => {
  const account = await newAccount()
  const { data, response } = await account.client.POST(path, { body: { ...valid, description: 'The archive' } })
  expect(response.status).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
    ...valid,
    description: 'The archive',
    enabled: true,
    disabledReason: null,
    disabledAt: null,
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

test.each([
  [{ url: undefined }, '/url', 'required'],
  [{ url: 'ftp://app.example.com' }, '/url', 'format'],
  [{ url: 'https:app.example.com' }, '/url', 'format'],
  [{ url: 'https://user:secret@app.example.com' }, '/url', 'format'],
  [{ url: 'https://app.example.com/#part' }, '/url', 'format'],
  [{ url: 'https://app.example.com/a b' }, '/url', 'format'],
  [{ url: `https://app.example.com/${'x'.repeat(2048)}` }, '/url', 'max_length'],
  [{ events: undefined }, '/events', 'required'],
  [{ events: [] }, '/events', 'min_items'],
  [{ events: ['*'] }, '/events/0', 'enum'],
  [{ events: ['party.verified'] }, '/events/0', 'enum'],
  [{ events: ['party.signed', 'party.signed'] }, '/events', 'unique_items'],
  [{ description: 'x'.repeat(256) }, '/description', 'max_length'],
  [{ secret: 'whsec_x' }, '/secret', 'additional_properties'],
])('400 names the field of %j', async (fault, pointer, code) => {
  const account = await newAccount()
  const { error } = await account.client.POST(path, { body: { ...valid, ...fault } as never })
  expect(error).toMatchObject({ status: 400, code: 'request_invalid' })
  expect(error?.errors).toContainEqual({ pointer, code, detail: expect.any(String) })
  expect(await countOf(account)).toBe(0)
})

test.each([
  'http://app.example.com/',
  'https://localhost/',
  'https://db.internal/',
  'https://printer.local./',
  'https://10.0.0.1/',
  'https://192.168.1.1:8443/',
  'https://169.254.169.254/latest/meta-data',
  'https://167772161/',
  'https://0xa.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
])('422 for %s, which leads into a private network or has no TLS', async (url) => {
  const account = await newAccount()
  const { error } = await account.client.POST(path, { body: { ...valid, url } })
  expect(error).toMatchObject({
    status: 422,
    code: 'webhook_url_refused',
    errors: [{ pointer: '/url', code: 'refused' }],
  })
  expect(await countOf(account)).toBe(0)
})

test('200 for a host without TLS that the operator allows', async () => {
  const url = 'http://127.0.0.1:9/hook'
  expect((await (await newAccount()).client.POST(path, { body: { ...valid, url } })).data?.url).toBe(url)
})

test('409 for the 21st endpoint, also if many requests come at once', async () => {
  const account = await newAccount()
  const results = await Promise.all(Array.from({ length: 25 }, () => account.client.POST(path, { body: valid })))
  const refused = results.flatMap(({ error }) => (error ? [error] : []))
  expect(refused).toHaveLength(5)
  for (const error of refused) expect(error).toMatchObject({ status: 409, code: 'webhook_endpoint_limit_reached' })
  expect(await countOf(account)).toBe(20)
})

test('200 after an endpoint of a full account was deleted', async () => {
  const account = await newAccount()
  const [first] = await Promise.all(Array.from({ length: 20 }, () => account.webhookEndpoint()))
  await account.client.DELETE('/api/v1/webhook-endpoints/{id}', { params: { path: { id: first!.id } } })
  expect((await account.client.POST(path, { body: valid })).response.status).toBe(200)
})
