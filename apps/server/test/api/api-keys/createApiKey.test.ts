import { type CreateApiKey } from '@paraph/contract'
import { expect, test } from 'vitest'
import { hashSecret } from '#api/access/authenticate-key.ts'
import { findKey } from '#api/access/find-key.ts'
import { insertKey, revokeKey } from '#domain/accounts/key-store.ts'
import { atOnce } from '../../support/at-once.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { clientOf, db, newAccount, newKey, newMember } = await useServer()
const path = '/api/v1/api-keys'
const body = { name: 'CRM', scopes: ['documents:read', 'contacts:write'] } satisfies CreateApiKey

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

async function keysOf(accountId: string) {
  return db.selectFrom('api_keys').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
}

test('200 returns a key of the same account, which works and has the scopes', async () => {
  const account = await newAccount()
  const [creator] = await keysOf(account.id)
  const { data, response } = await account.client.POST(path, { body })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(data).toEqual({
    id: expect.stringMatching(/^key_\w{26}$/),
    ...body,
    prefix: data!.secret.slice(0, 12),
    createdAt: expect.any(String),
    createdBy: creator!.id,
    expiresAt: null,
    lastUsedAt: null,
    secret: expect.stringMatching(/^pk_live_[\w-]{43}$/),
  })
  const rows = await keysOf(account.id)
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain(data!.secret.slice(12))

  const contact = await account.contact()
  const client = clientOf(data!.secret)
  const params = { path: { id: contact.id } }
  expect((await client.DELETE('/api/v1/contacts/{id}', { params })).response.status).toBe(200)
  expect((await client.GET('/api/v1/documents')).data).toEqual({ documents: [], nextCursor: null })
  expect((await client.GET('/api/v1/contacts')).error).toMatchObject({ status: 403, code: 'insufficient_scope' })
})

test('403 names the scopes that the creating key lacks, and creates nothing', async () => {
  const account = await newAccount()
  const { client } = await newKey(account.id, ['keys:write', 'documents:read'])
  const before = await keysOf(account.id)
  const scopes: CreateApiKey['scopes'] = ['documents:write', 'documents:read', 'webhooks:write']
  const { error, response } = await client.POST(path, { body: { name: 'More', scopes } })
  expect(error).toMatchObject({
    code: 'insufficient_scope',
    detail: "A key can't give what it lacks: documents:write, webhooks:write. Nothing was created.",
    errors: [
      { pointer: '/scopes/0', code: 'scope' },
      { pointer: '/scopes/2', code: 'scope' },
    ],
  })
  expect(response.headers.get('www-authenticate')).toBe(
    'Bearer realm="paraph", error="insufficient_scope", scope="documents:write webhooks:write"',
  )
  expect((await keysOf(account.id)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
})

test('401 if the creating key is revoked or expires while the request waits, and creates nothing', async () => {
  const account = await newAccount()
  const [revoked, expired] = [await newKey(account.id, null), await newKey(account.id, null, inHours(1))]
  const before = (await keysOf(account.id)).length
  const create = ({ client }: typeof revoked) => client.POST(path, { body: { ...body, expiresAt: inHours(0.5) } })
  const answers = await atOnce(
    db,
    (tx) => tx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute(),
    [revoked, expired].map((key) => () => create(key)),
    // Both requests wait for the lock of the account, after their keys were looked up.
    async () => {
      await revokeKey(db, revoked.id, new Date())
      const ended = { expires_at: inHours(-1) }
      await db.updateTable('api_keys').set(ended).where('id', '=', expired.id).execute()
    },
  )
  for (const { error } of answers) expect(error).toMatchObject({ status: 401, code: 'key_invalid' })
  expect(await keysOf(account.id)).toHaveLength(before)
})

test('200 with an expiry: the key works until then, and not from then on', async () => {
  const account = await newAccount()
  const expiresAt = '2999-05-01T12:00:00+02:00'
  const { data } = await account.client.POST(path, { body: { ...body, expiresAt } })
  expect(data?.expiresAt).toBe('2999-05-01T10:00:00.000Z')
  expect((await clientOf(data!.secret).GET('/api/v1/documents')).response.status).toBe(200)
  const secretHash = hashSecret(data!.secret)
  expect(await findKey(db, { secretHash, at: '2999-05-01T09:59:59.999Z', requests: 0 })).toMatchObject({ id: data!.id })
  expect(await findKey(db, { secretHash, at: '2999-05-01T10:00:00.000Z', requests: 0 })).toBeUndefined()
})

test('422 for an expiry in the past, or after that of the creating key; the same time is allowed', async () => {
  const account = await newAccount()
  const latest = inHours(2)
  const { client } = await newKey(account.id, null, latest)
  const past = { status: 422, code: 'expiry_past', errors: [{ pointer: '/expiresAt', code: 'past' }] }
  const late = { status: 422, code: 'expiry_too_late', errors: [{ pointer: '/expiresAt', code: 'too_late' }] }
  for (const [expiresAt, problem] of [
    ['2020-01-01T00:00:00Z', past],
    [new Date().toISOString(), past],
    [undefined, late],
    [inHours(3), late],
  ] as const) {
    const { error } = await client.POST(path, { body: { ...body, ...(expiresAt && { expiresAt }) } })
    expect(error, expiresAt).toMatchObject(problem)
  }
  expect((await client.POST(path, { body: { ...body, expiresAt: latest } })).data?.expiresAt).toBe(latest)
  expect(await keysOf(account.id)).toHaveLength(3)
})

test('409 for the 101st active key, also at once; revoked and expired keys do not count', async () => {
  const account = await newAccount()
  const add = (index: number, expiresAt: string | null) =>
    insertKey(db, account.id, Buffer.from(`${account.id} ${index}`), expiresAt)
  const added = await Promise.all(Array.from({ length: 94 }, (_, index) => add(index, null)))
  await add(94, inHours(-1))
  await revokeKey(db, await add(95, null), new Date())
  const answers = await Promise.all(Array.from({ length: 20 }, () => account.client.POST(path, { body })))
  const refused = answers.filter(({ error }) => error)
  expect(refused).toHaveLength(15)
  for (const { error } of refused) expect(error).toMatchObject({ status: 409, code: 'key_limit_reached' })
  await account.client.DELETE('/api/v1/api-keys/{id}', { params: { path: { id: added[0]! } } })
  expect((await account.client.POST(path, { body })).response.status).toBe(200)
  // Other accounts are not affected.
  expect((await (await newAccount()).client.POST(path, { body })).response.status).toBe(200)
})

test('400 for a list of scopes without end, and nothing is created', async () => {
  const account = await newAccount()
  // The largest list that fits into a body. The items are not compared, because this would take minutes.
  const scopes = Array.from({ length: 30_000 }, (_, index) => index.toString(36)) as never
  const { error } = await account.client.POST(path, { body: { ...body, scopes } })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/scopes', code: 'max_items' }] })
  expect(await keysOf(account.id)).toHaveLength(1)
})

test('200 for a member who is an admin: the key names the member, does not expire, and shares the limit of the member', async () => {
  const account = await newAccount()
  const member = await newMember(account.id)
  const { data } = await member.client.POST(path, { body })
  expect(data).toMatchObject({ createdBy: member.id, expiresAt: null, scopes: body.scopes })
  expect((await keysOf(account.id)).find(({ id }) => id === data!.id)).toMatchObject({ counted_as: member.id })
})

test('401 for a member who was removed while the request waited for the account', async () => {
  const account = await newAccount()
  const [admin, member] = [await newMember(account.id), await newMember(account.id)]
  const tx = await db.startTransaction().execute()
  await tx.selectFrom('accounts').select('id').where('id', '=', account.id).forUpdate().execute()
  const waiting = member.client.POST(path, { body })
  await tx.updateTable('members').set({ removed_at: new Date().toISOString() }).where('id', '=', member.id).execute()
  await tx.commit().execute()
  expect((await waiting).error).toMatchObject({ status: 401, code: 'key_invalid' })
  expect((await admin.client.GET('/api/v1/api-keys')).data!.apiKeys).toHaveLength(1)
})
