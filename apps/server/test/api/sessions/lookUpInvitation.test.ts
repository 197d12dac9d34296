import { expect, test } from 'vitest'
import { parseMembersCommand } from '#server/cli/members/arguments.ts'
import { runMembersCommand } from '#server/cli/members/run.ts'
import { DAY } from '#platform/formats/durations.ts'
import { browserOf } from '../../support/browser-of.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, clock, clientOf, services, newAccount, newMember } = await useServer()
const mails = await openMemberMails(services)
const newBrowser = () => browserOf({ baseUrl, fetch })
const lookUp = (invitation: string) => newBrowser().send('POST', 'invitations/look-up', { body: { invitation } })

async function invited(
  client: Awaited<ReturnType<typeof newAccount>>['client'],
  email = `${crypto.randomUUID()}@a.se`,
) {
  const { data } = await client.POST('/api/v1/members', { body: { name: 'Bo Ek', email, role: 'READER' } })
  const [mail] = await mails.invitations(data!.id)
  return { id: data!.id, invitation: mail!.token! }
}

test('200 says to what a member invites, with no address and no cookie, and uses up nothing', async () => {
  const { id, client } = await newAccount()
  await client.PATCH('/api/v1/account', { body: { displayName: 'Acme & Söner' } })
  const { invitation } = await invited((await newMember(id, { name: 'Anna Lindqvist' })).client)
  await lookUp(invitation)
  const { status, response, answer } = await lookUp(invitation)
  expect([status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual([
    200,
    'no-store',
    [],
  ])
  expect(answer).toEqual({
    accountName: 'Acme & Söner',
    role: 'READER',
    invitedBy: 'Anna Lindqvist',
    expiresAt: expect.any(String),
  })
  expect(Date.parse(answer.expiresAt!) - clock.now().getTime()).toBeGreaterThan(6 * DAY)
  const accepted = await newBrowser().signIn({ invitation })
  expect(accepted.answer.member).toMatchObject({ name: 'Bo Ek', status: 'JOINED' })
})

test('200 names the key that invites, and nobody for a key without a name and for the operator', async () => {
  const { client } = await newAccount()
  const { name } = (await client.GET('/api/v1/me')).data!.account
  const { data: key } = await client.POST('/api/v1/api-keys', { body: { name: 'ERP', scopes: ['members:write'] } })
  const byKey = await invited(clientOf(key!.secret))
  expect((await lookUp(byKey.invitation)).answer).toMatchObject({ accountName: name, invitedBy: 'ERP' })
  expect((await lookUp((await invited(client)).invitation)).answer).toMatchObject({ invitedBy: null })
  const command = parseMembersCommand(['invite', '--account', name, '--email', 'op@example.com', '--name', 'Op'])
  const { url } = await runMembersCommand(db, baseUrl, command)
  expect((await lookUp(url.split('=')[1]!)).answer).toMatchObject({ role: 'ADMIN', invitedBy: null })
})

test('422 the same for an invitation that is unknown, was used, is over, or is for somebody who may not come in', async () => {
  const { client } = await newAccount()
  const [used, over] = [await invited(client), await invited(client)]
  const [removed, deactivated] = [await invited(client), await invited(client)]
  await newBrowser().signIn({ invitation: used.invitation })
  await client.DELETE('/api/v1/members/{id}', { params: { path: { id: removed.id } } })
  const deactivatedAt = new Date().toISOString()
  await db.updateTable('members').set({ deactivated_at: deactivatedAt }).where('id', '=', deactivated.id).execute()
  const refusal = async (invitation: string) => {
    const { status, answer } = await lookUp(invitation)
    return { status, ...answer, requestId: undefined }
  }
  const unknown = await refusal('unknown')
  expect(unknown).toMatchObject({ status: 422, code: 'invitation_invalid' })
  for (const { invitation } of [used, removed, deactivated]) expect(await refusal(invitation)).toEqual(unknown)
  expect((await lookUp(over.invitation)).status).toBe(200)
  const start = clock.now().getTime()
  clock.now = () => new Date(start + 7 * DAY)
  expect(await refusal(over.invitation)).toEqual(unknown)
})
