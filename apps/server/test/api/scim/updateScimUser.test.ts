import { expect, test } from 'vitest'
import { useServer } from '@paraph/testing/server/server.ts'
import { browserOf } from '../../support/browser-of.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { scimError, scimProvider } from './scim.support.ts'

const server = await useServer()
const { baseUrl, fetch, newMember, services } = server
const mails = await openMemberMails(services)

const setActive = (value: unknown) => ({ op: 'Replace', path: 'active', value })
const meOf = async ({ client }: { client: Awaited<ReturnType<typeof newMember>>['client'] }) =>
  (await client.GET('/api/v1/me')).response.status
const renew = async (member: { cookie: string }) => {
  const headers = { cookie: `paraph-session=${member.cookie}`, 'sec-fetch-site': 'same-origin' }
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  return fetch(`${baseUrl}/api/v1/session-renewals`, init)
}

test('200: a deactivated member is out at once, can not sign in, and is back after its reactivation', async () => {
  const { account, patch } = await scimProvider(server)
  const member = await newMember(account.id, { role: 'SENDER' })
  expect(await meOf(member)).toBe(200)
  const { status, user } = await patch(member.id, setActive('False'))
  expect([status, user.active]).toEqual([200, false])
  expect(await meOf(member)).toBe(401)
  const { data: shown } = await account.client.GET('/api/v1/members/{id}', { params: { path: { id: member.id } } })
  expect(shown).toMatchObject({ isProvisioned: true, isDeactivated: true })
  const browser = browserOf({ baseUrl, fetch })
  await browser.requestLink(member.email)
  expect(await mails.links(member.email)).toEqual([])
  expect((await renew(member)).status).toBe(401)
  const invited = await account.client.POST('/api/v1/members', {
    body: { name: 'Anna', email: member.email, role: 'ADMIN' },
  })
  expect(invited.error).toMatchObject({ code: 'member_exists' })

  expect((await patch(member.id, setActive(true))).user.active).toBe(true)
  await browser.requestLink(member.email)
  const [mail] = await mails.links(member.email)
  expect((await browser.signIn({ signInLink: mail!.token! })).answer.member).toMatchObject({ id: member.id })
  const log = await account.client.GET('/api/v1/account/events', { params: { query: { type: 'member.updated' } } })
  expect(log.data!.accountEvents.map(({ changes }) => changes)).toEqual([
    [{ field: 'active', before: false, after: true }],
    [{ field: 'active', before: true, after: false }],
  ])
})

test('200: a deactivated member keeps its other accounts', async () => {
  const { account, patch } = await scimProvider(server)
  const member = await newMember(account.id, { role: 'SENDER' })
  const other = await newMember((await server.newAccount()).id, { email: member.email })
  await patch(member.id, setActive(false))
  expect([await meOf(member), await meOf(other), (await renew(other)).status]).toEqual([401, 200, 200])
})

test('409: the last active admin can not be deactivated, get another role or become another person', async () => {
  const { account, address, patch } = await scimProvider(server)
  const [admin, second] = [await newMember(account.id), await newMember(account.id)]
  expect((await patch(second.id, setActive(false))).status).toBe(200)
  for (const operation of [
    setActive(false),
    { op: 'replace', path: 'roles', value: [{ value: 'READER' }] },
    { op: 'remove', path: 'roles' },
    { op: 'replace', path: 'userName', value: address('erik') },
  ]) {
    const { status, error } = await patch(admin.id, operation)
    expect([status, error], JSON.stringify(operation)).toMatchObject([409, scimError(409)])
  }
  expect((await patch(admin.id, { op: 'add', path: 'displayName', value: 'Anna Berg' })).status).toBe(200)
  expect(await meOf(admin)).toBe(200)
})

test('200: two admins whom two requests deactivate at the same time leave one', async () => {
  const { account, patch } = await scimProvider(server)
  const admins = [await newMember(account.id), await newMember(account.id)]
  const answers = await Promise.all(admins.map(({ id }) => patch(id, setActive(false))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('200: another address is another person, and neither gets the sessions or the accounts of the other', async () => {
  const { account, address, patch } = await scimProvider(server)
  const member = await newMember(account.id, { role: 'SENDER' })
  const elsewhere = await newMember((await server.newAccount()).id, { email: member.email })
  const owner = await newMember((await server.newAccount()).id, { email: address('owner') })
  const { user } = await patch(member.id, { op: 'Replace', path: 'userName', value: address('Owner') })
  expect(user).toMatchObject({ id: member.id, userName: address('Owner'), roles: [{ value: 'SENDER' }] })
  // The person of before keeps its other account, and nothing of this one.
  expect([await meOf(member), await meOf(elsewhere)]).toEqual([401, 200])
  const kept = (await (await renew(elsewhere)).json()) as { accounts: { id: string }[] }
  expect(kept.accounts.map(({ id }) => id)).not.toContain(account.id)
  // The new person still has its own session, and can change to the account.
  const found = (await (await renew(owner)).json()) as { account: { id: string }; accounts: { id: string }[] }
  expect(found.account.id).not.toBe(account.id)
  expect(found.accounts.map(({ id }) => id)).toContain(account.id)
  expect((await account.client.GET('/api/v1/members')).data!.members[0]).toMatchObject({
    id: member.id,
    email: address('owner'),
    status: 'INVITED',
  })
})

test('200: an invitation that was sent before does not let anybody in as the new person', async () => {
  const { account, address, patch } = await scimProvider(server)
  const body = { name: 'Anna', email: address('anna'), role: 'READER' as const }
  const { id } = (await account.client.POST('/api/v1/members', { body })).data!
  const [mail] = await mails.invitations(id)
  await patch(id, { op: 'replace', path: 'userName', value: address('erik') })
  const { answer } = await browserOf({ baseUrl, fetch }).signIn({ invitation: mail!.token! })
  expect(answer).toMatchObject({ status: 422, code: 'invitation_invalid' })
})

test('400 for what is no change, and no change of the list is made', async () => {
  const { create, patch, send } = await scimProvider(server)
  const user = await create('anna', { displayName: 'Anna' })
  const rename = { op: 'replace', path: 'displayName', value: 'Erik' }
  for (const [operation, scimType] of [
    [{ op: 'move', path: 'active' }, 'invalidValue'],
    [{ op: 'replace', path: 'a b', value: 1 }, 'invalidPath'],
    [{ op: 'replace', path: 'roles[', value: 1 }, 'invalidPath'],
    [{ op: 'remove' }, 'invalidPath'],
    [{ op: 'replace', value: 'x' }, 'invalidValue'],
    [{ op: 'replace', path: 'userName', value: 'anna' }, 'invalidValue'],
    [{ op: 'remove', path: 'userName' }, 'invalidValue'],
    [{ op: 'replace', path: 'roles', value: [{ value: 'OWNER' }] }, 'invalidValue'],
  ] as const)
    expect((await patch(user.id, rename, operation)).error, JSON.stringify(operation)).toMatchObject(
      scimError(400, scimType),
    )
  expect((await patch(user.id)).error).toMatchObject(scimError(400, 'invalidValue'))
  expect((await send('GET', `/Users/${user.id}`)).user).toEqual(user)
})
