import { expect, test } from 'vitest'
import { parseKeysCommand } from '#server/cli/keys/arguments.ts'
import { runKeysCommand } from '#server/cli/keys/run.ts'
import { parseMembersCommand } from '#server/cli/members/arguments.ts'
import { runMembersCommand } from '#server/cli/members/run.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { browserOf } from '../../support/browser-of.ts'
import { storeSignOn } from '../../support/stored-sign-on.ts'

const server = await useServer()
const { baseUrl, db, fetch, clientOf } = server

/** Does what the program does with these arguments, in this process. */
const members = async (...args: string[]) =>
  runMembersCommand(db, 'https://sign.example.com', parseMembersCommand(args))
const signIn = async ({ url }: { url: string }) =>
  (await browserOf({ baseUrl, fetch }).signIn({ invitation: url.replace('https://sign.example.com/#invitation=', '') }))
    .answer

test('invite prints a link that makes a first admin, and later one that signs the same person in again', async () => {
  const key = await runKeysCommand(db, parseKeysCommand(['create', '--account', 'has-no-mail']))
  const who = ['invite', '--account', 'has-no-mail', '--email', 'Lost@example.com']
  await expect(members(...who)).rejects.toThrow('Lost@example.com is no member of has-no-mail yet.')
  const first = await members(...who, '--name', 'Anna Lindqvist')
  expect(await signIn(first)).toMatchObject({ member: { name: 'Anna Lindqvist', role: 'ADMIN', status: 'JOINED' } })
  expect(await signIn(first)).toMatchObject({ code: 'invitation_invalid' })
  const again = await members(...who, '--name', 'Somebody', '--role', 'reader')
  expect(again.name).toBe('Anna Lindqvist')
  expect(await signIn(again)).toMatchObject({ member: { name: 'Anna Lindqvist', role: 'ADMIN' } })
  const log = await clientOf(key).GET('/api/v1/account/events')
  expect(log.data!.accountEvents.map(({ type, actor }) => [type, actor.type])).toEqual([
    ['member.signed_in', 'MEMBER'],
    ['member.invited_again', 'SYSTEM'],
    ['member.signed_in', 'MEMBER'],
    ['member.invited', 'SYSTEM'],
    ['api_key.created', 'SYSTEM'],
  ])
})

test('the link lets an admin into an account that demands single sign-on, who can end that; no other link does', async () => {
  const key = clientOf(await runKeysCommand(db, parseKeysCommand(['create', '--account', 'has-no-provider'])))
  const who = ['invite', '--account', 'has-no-provider', '--email', 'admin@example.com']
  const before = await members(...who, '--name', 'Anna Lindqvist')
  const accountId = (await key.GET('/api/v1/me')).data!.account.id
  await storeSignOn(server, accountId)
  await db.updateTable('single_sign_on').set({ is_required: true }).where('account_id', '=', accountId).execute()
  const { member } = await signIn(before)
  await db.updateTable('members').set({ invited_by: 'key_1' }).where('id', '=', member!.id).execute()
  const { url } = await members(...who)
  // As if the key had invited, on a server that sends no mail.
  await db.updateTable('members').set({ invited_by: 'key_1' }).where('id', '=', member!.id).execute()
  expect(await signIn({ url })).toMatchObject({ code: 'single_sign_on_required' })

  const browser = browserOf({ baseUrl, fetch })
  await browser.signIn({ invitation: (await members(...who)).url.replace('https://sign.example.com/#invitation=', '') })
  const { answer } = await browser.renew()
  const admin = clientOf(answer.accessToken!)
  const { data } = await admin.GET('/api/v1/account/single-sign-on')
  const { issuer, clientId, domains } = data!
  const settings = { issuer, clientId, domains: domains.map(({ domain }) => domain), roles: [], createsMembers: false }
  const change = (onlySingleSignOn: boolean) =>
    admin.PUT('/api/v1/account/single-sign-on', { body: { ...settings, onlySingleSignOn } })
  expect((await change(true)).error?.code).toBe('single_sign_on_untested')
  expect((await change(false)).data).toMatchObject({ onlySingleSignOn: false })
  const log = await key.GET('/api/v1/account/events')
  expect(log.data!.accountEvents.slice(0, 3)).toMatchObject([
    { type: 'single_sign_on.updated', actor: { id: member!.id } },
    { type: 'member.signed_in', changes: [{ field: 'way', after: 'operatorLink' }] },
    { type: 'member.invited_again', actor: { type: 'SYSTEM' } },
  ])
})

test.each([
  [[], 'Usage:'],
  [['invite', '--email', 'a@example.com'], 'Name the account'],
  [['invite', '--account', 'acme'], 'Name the person: --email ADDRESS'],
  [['invite', '--account', 'acme', '--email', 'a'], '--email must be an e-mail address'],
  [
    ['invite', '--account', 'acme', '--email', 'a@example.com', '--role', 'owner'],
    '--role must be one of admin, sender',
  ],
  [['invite', '--account', 'acme', '--email', 'a@example.com', '--name', ' '], '--name must have 1 to 255 characters'],
  [['invite', '--acount', 'acme'], "Unknown option '--acount'"],
  [['invite', '--account', 'none of this name', '--email', 'a@example.com'], 'There is no account none of this name.'],
])('members %j is refused with a sentence', async (args, message) => {
  await expect(members(...args)).rejects.toThrow(message)
})
