import { expect, test } from 'vitest'
import { parseKeysCommand } from '#server/cli/keys/arguments.ts'
import { runKeysCommand } from '#server/cli/keys/run.ts'
import { parseMembersCommand } from '#server/cli/members/arguments.ts'
import { runMembersCommand } from '#server/cli/members/run.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { browserOf } from '../../support/browser-of.ts'

const { baseUrl, db, fetch, clientOf } = await useServer()

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
