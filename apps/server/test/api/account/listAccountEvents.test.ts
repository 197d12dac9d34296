import type { AccountEvent } from '@paraph/contract'
import { expect, test } from 'vitest'
import { hashAccountEvent } from '#domain/account-log/hash-account-event.ts'
import { type TestAccount, useServer } from '@paraph/testing/server/server.ts'

const { newAccount, newKey, newMember } = await useServer()
const path = '/api/v1/account/events'

type Client = TestAccount['client']
const logOf = async (client: Client, query: { type?: AccountEvent['type']; actorId?: string } = {}) =>
  (await client.GET(path, { params: { query: { limit: 100, ...query } } })).data!.accountEvents

/** Does one of each act that the log has, and returns the secrets that the answers have shown. */
async function doEverything({ client }: TestAccount): Promise<string[]> {
  const person = { name: 'Erik', email: `erik.${Date.now()}@example.com`, role: 'READER' as const }
  const member = { params: { path: { id: (await client.POST('/api/v1/members', { body: person })).data!.id } } }
  await client.POST('/api/v1/members/{id}/invite', member)
  await client.PATCH('/api/v1/members/{id}', { ...member, body: { name: 'Erik', role: 'SENDER' } })
  await client.DELETE('/api/v1/members/{id}', member)
  const scopes = ['documents:read' as const]
  const key = (await client.POST('/api/v1/api-keys', { body: { name: 'Archive', scopes } })).data!
  await client.DELETE('/api/v1/api-keys/{id}', { params: { path: { id: key.id } } })
  const url = 'https://app.example.com/hooks/TopSecret?token=TopSecret'
  const events = ['document.completed' as const]
  const created = (await client.POST('/api/v1/webhook-endpoints', { body: { url, events } })).data!
  const endpoint = { params: { path: { id: created.id } } }
  await client.PATCH('/api/v1/webhook-endpoints/{id}', { ...endpoint, body: { enabled: false } })
  await client.PATCH('/api/v1/webhook-endpoints/{id}', { ...endpoint, body: { url: `${url}TopSecret` } })
  const rotated = (await client.POST('/api/v1/webhook-endpoints/{id}/rotate-secret', endpoint)).data!
  await client.DELETE('/api/v1/webhook-endpoints/{id}', endpoint)
  const notifications = { completed: 'IMMEDIATELY' as const }
  await client.PATCH('/api/v1/account', { body: { contactEmail: 'avtal@example.com', notifications } })
  return [key.secret, created.secret, rotated.secret, 'TopSecret']
}

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after })

test('200 has each act with its values and no secret, in a chain that a client can check', async () => {
  const account = await newAccount()
  const admin = await newMember(account.id)
  const secrets = await doEverything({ ...account, client: admin.client })
  const log = await logOf(admin.client)
  expect(log.toReversed().map(({ type, changes }) => [type, ...changes])).toEqual([
    ['member.invited', change('email', null, expect.any(String)), change('role', null, 'READER')],
    ['member.invited_again'],
    ['member.updated', change('role', 'READER', 'SENDER')],
    ['member.removed'],
    ['api_key.created', change('scopes', null, ['documents:read'])],
    ['api_key.revoked'],
    [
      'webhook_endpoint.created',
      change('url', null, 'app.example.com'),
      change('events', null, ['document.completed']),
    ],
    ['webhook_endpoint.updated', change('enabled', true, false)],
    ['webhook_endpoint.updated'],
    ['webhook_endpoint.secret_rotated'],
    ['webhook_endpoint.deleted'],
    [
      'account.updated',
      change('contactEmail', null, 'avtal@example.com'),
      change('notifications.completed', 'OFF', 'IMMEDIATELY'),
    ],
  ])
  for (const secret of secrets) expect(JSON.stringify(log)).not.toContain(secret)
  const actor = { type: 'MEMBER', id: admin.id, name: 'Anna Lindqvist' }
  for (const [index, { hash, ...entry }] of log.entries()) {
    expect(entry).toMatchObject({ accountId: account.id, actor, ipAddress: expect.any(String) })
    expect([hash, entry.previousHash]).toEqual([hashAccountEvent(entry), log[index + 1]?.hash ?? null])
  }
})

test('200 by type, and by the key or the member who acted; an act that is refused or changes nothing is not in it', async () => {
  const account = await newAccount()
  const [admin, key] = [await newMember(account.id), await newKey(account.id, null)]
  const params = { path: { id: admin.id } }
  const body = { contactPhone: '+46701740605' }
  await admin.client.PATCH('/api/v1/account', { body })
  await key.client.PATCH('/api/v1/account', { body })
  expect((await key.client.DELETE('/api/v1/members/{id}', { params })).error).toMatchObject({ code: 'last_admin' })
  await key.client.PATCH('/api/v1/members/{id}', { params, body: { name: 'Anna Berg' } })
  const typesOf = async (query: Parameters<typeof logOf>[1]) =>
    (await logOf(account.client, query)).map(({ type }) => type)
  expect(await typesOf({})).toEqual(['member.updated', 'account.updated'])
  expect(await typesOf({ type: 'account.updated' })).toEqual(['account.updated'])
  expect(await typesOf({ actorId: key.id })).toEqual(['member.updated'])
  expect(await typesOf({ actorId: admin.id, type: 'member.updated' })).toEqual([])
})

test('200 is empty and 400 refuses the cursor for another account', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  for (const contactEmail of ['a@example.com', 'b@example.com'])
    await account.client.PATCH('/api/v1/account', { body: { contactEmail } })
  const { nextCursor } = (await account.client.GET(path, { params: { query: { limit: 1 } } })).data!
  expect(await logOf(other.client)).toEqual([])
  const { error } = await other.client.GET(path, { params: { query: { cursor: nextCursor! } } })
  expect(error).toMatchObject({ status: 400, errors: [{ pointer: '/query/cursor', code: 'cursor' }] })
})
