import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashToken } from '#domain/members/session-tokens.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { startServer, useServer } from '@paraph/testing/server/server.ts'

const { db, services, clock, newAccount } = await useServer()
const mails = await openMemberMails(services)

const newPerson = (fields: object = {}) =>
  ({ name: 'Anna Lindqvist', email: `${randomUUID()}@example.com`, role: 'SENDER', ...fields }) as const
const stored = (id: string) => db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('200 invites the person by a mail in its language; only a hash of the token is stored, from when the mail is sent', async () => {
  const account = await newAccount('TEST')
  const { data } = await account.client.POST('/api/v1/members', { body: newPerson({ language: 'SV' }) })
  expect(data).toMatchObject({ status: 'INVITED', role: 'SENDER', joinedAt: null, invitationUrl: null })
  const { id, email } = data!
  expect(await stored(id)).toMatchObject({ invitation_sha256: null, invitation_shown: false })
  const [mail, ...others] = await mails.invitations(id)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: email, subject: expect.stringMatching(/^TEST: Inbjudan till /) })
  expect(mail!.text).toContain('https://sign.example.com/#invitation=')
  expect(Buffer.from(mail!.token!, 'base64url')).toHaveLength(32)
  expect((await stored(id)).invitation_sha256).toEqual(hashToken(mail!.token!))
})

test('200 on a server that sends no mail has the link, and keeps in mind that somebody else has seen it', async () => {
  const account = await newAccount()
  loseChannels(services, 'EMAIL')
  const { data } = await account.client.POST('/api/v1/members', { body: newPerson() })
  const [, token] = /^https:\/\/sign\.example\.com\/#invitation=([\w-]{43})$/.exec(data!.invitationUrl!)!
  expect(await stored(data!.id)).toMatchObject({ invitation_sha256: hashToken(token!), invitation_shown: true })
  expect((await account.client.GET('/api/v1/members')).data!.members[0]).not.toHaveProperty('invitationUrl')
})

test('409 for the same address in any case, also at once; one person can be a member of two accounts', async () => {
  const [account, other] = [await newAccount(), await newAccount()]
  const body = newPerson()
  const answers = await Promise.all(
    [body.email, body.email.toUpperCase(), body.email].map((email) =>
      account.client.POST('/api/v1/members', { body: { ...body, email } }),
    ),
  )
  expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ error }) => error)!.error).toMatchObject({ code: 'member_exists' })
  expect((await other.client.POST('/api/v1/members', { body })).response.status).toBe(200)
  const people = await db.selectFrom('people').select('id').where('email', '=', body.email).execute()
  expect(people).toHaveLength(1)
})

test('409 at 500 members; a removed one makes room, and can be invited again', async () => {
  const account = await newAccount()
  const body = newPerson()
  const { id } = (await account.client.POST('/api/v1/members', { body })).data!
  const { person_id: _, id: __, ...row } = await stored(id)
  const people = Array.from({ length: 499 }, () => ({
    id: randomUUID(),
    email: randomUUID(),
    created_at: row.invited_at,
  }))
  await db.insertInto('people').values(people).execute()
  await db
    .insertInto('members')
    .values(people.map((person) => ({ ...row, id: person.id, person_id: person.id })))
    .execute()
  expect((await account.client.POST('/api/v1/members', { body: newPerson() })).error).toMatchObject({
    code: 'member_limit_reached',
  })
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id } } })
  const again = await account.client.POST('/api/v1/members', { body })
  expect(again.data!.id).not.toBe(id)
})

test('429 over the mails of a day; nobody is invited', async () => {
  const server = await startServer({ limits: { MAIL_LIMIT_PER_DAY: '1' } })
  const account = await server.newAccount()
  const first = await account.client.POST('/api/v1/members', { body: newPerson() })
  const { error } = await account.client.POST('/api/v1/members', { body: newPerson() })
  expect(error).toMatchObject({ status: 429, code: 'message_limit_reached' })
  const again = await account.client.POST('/api/v1/members/{id}/invite', {
    params: { path: { id: first.data!.id } },
  })
  expect(again.error).toMatchObject({ code: 'message_limit_reached' })
  expect((await account.client.GET('/api/v1/members')).data!.members).toHaveLength(1)
})

test('a mail that waits says nothing after the member was removed or invited again', async () => {
  const account = await newAccount()
  const invite = async () => (await account.client.POST('/api/v1/members', { body: newPerson() })).data!.id
  const [gone, again] = [await invite(), await invite()]
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: gone } } })
  expect(await mails.invitations(gone)).toEqual([])
  const start = clock.now().getTime()
  clock.now = () => new Date(start + 1000)
  await account.client.POST('/api/v1/members/{id}/invite', { params: { path: { id: again } } })
  expect(await mails.invitations(again)).toHaveLength(1)
})
