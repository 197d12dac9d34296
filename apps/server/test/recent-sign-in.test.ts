import { operations, type Problem } from '@paraph/contract'
import { expect, test } from 'vitest'
import { MINUTE } from '#platform/formats/durations.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { withoutObjects } from './support/every-object.ts'
import { loseChannels } from './support/lose-channels.ts'
import { registerPasskey } from './support/passkeys.ts'
import { exampleSender } from './support/send-example.ts'

const { baseUrl, db, fetch, services, newAccount, newMember } = await useServer()
const sendExample = await exampleSender(baseUrl, fetch)
const account = await newAccount()

/** What needs a recent sign-in, and with which fields. */
const sensitive = {
  updateAccount: ['documentsSeenBy'],
  replaceSingleSignOn: true,
  removeSingleSignOn: true,
  createApiKey: true,
  revokeApiKey: true,
  inviteMember: true,
  updateMember: true,
  removeMember: true,
  inviteMemberAgain: true,
  endAllSessions: true,
  endSession: true,
  startPasskeyRegistration: true,
  removePasskey: true,
  createWebhookEndpoint: true,
  updateWebhookEndpoint: ['url'],
  rotateWebhookSecret: true,
}

const forMembers = Object.values(operations).filter(({ security }) => /^(apiKey|accessToken)$/.test(security.scheme))

async function memberSince(minutes: number) {
  const member = await newMember(account.id)
  const created_at = new Date(Date.now() - minutes * MINUTE).toISOString()
  await db.updateTable('sessions').set({ created_at }).where('id', '=', member.sessionId).execute()
  return member
}

const send = async (operation: (typeof forMembers)[number], token: string, fields = {}) => {
  const response = await sendExample(withoutObjects(operation), {
    headers: { authorization: `Bearer ${token}` },
    fields,
  })
  const code = response.ok ? undefined : ((await response.json()) as Problem).code
  return { code, challenge: response.headers.get('www-authenticate') }
}

test('the spec says which operations need a recent sign-in', () => {
  const needs = forMembers.flatMap(({ operationId, needsRecentSignIn: needs }) =>
    needs === false ? [] : [[operationId, needs]],
  )
  expect(Object.fromEntries(needs)).toEqual(sensitive)
})

const others = new Set<string>(['getMe', 'updateMe', 'addPasskey', 'deleteWebhookEndpoint', 'handOverDocuments'])

test('each of them refuses a session that began 10 minutes ago, and others do not', async () => {
  const old = await memberSince(10)
  const fields = { documentsSeenBy: 'OWNER', url: 'https://example.com/hook' }
  for (const operation of forMembers.filter((each) => each.needsRecentSignIn || others.has(each.operationId))) {
    const has = Object.fromEntries(
      Object.entries(fields).filter(([name]) => operation.body?.content[0].schema.properties?.[name] !== undefined),
    )
    const { code, challenge } = await send(operation, old.token, has)
    const needs = operation.needsRecentSignIn !== false
    expect(code === 'sign_in_needed_again', operation.operationId).toBe(needs)
    expect(challenge?.includes('error="insufficient_user_authentication", max_age="600"') ?? false).toBe(needs)
  }
})

const sensitiveOnes = forMembers.filter(({ needsRecentSignIn }) => needsRecentSignIn)

test('a session that began a moment ago may do each of them, and so may a key', async () => {
  for (const operation of sensitiveOnes) {
    const { token } = await memberSince(9)
    expect((await send(operation, token)).code, operation.operationId).not.toBe('sign_in_needed_again')
  }
  for (const operation of sensitiveOnes.filter(({ security }) => security.scheme === 'apiKey'))
    expect((await send(operation, account.key)).code, operation.operationId).not.toBe('sign_in_needed_again')
})

test('other fields can be changed, and the own session can be ended at any time', async () => {
  const { client, sessionId } = await memberSince(60)
  const change = async (body: object) => (await client.PATCH('/api/v1/account', { body })).response.status
  expect(await change({ timeZone: 'Europe/Berlin' })).toBe(200)
  expect(await change({ timeZone: 'Europe/Berlin', documentsSeenBy: 'ALL' })).toBe(403)
  const { response } = await client.DELETE('/api/v1/sessions/{id}', { params: { path: { id: sessionId } } })
  expect(response.status).toBe(200)
})

test('who can not sign in again is not asked; who has a passkey is', async () => {
  loseChannels(services, 'EMAIL')
  const { client } = await memberSince(60)
  const statusOfKey = async () =>
    (await client.POST('/api/v1/api-keys', { body: { name: 'ERP', scopes: ['documents:read'] } })).response.status
  expect(await statusOfKey()).toBe(200)
  await registerPasskey(client)
  expect(await statusOfKey()).toBe(403)
})
