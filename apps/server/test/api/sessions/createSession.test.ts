import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashToken } from '#domain/members/session-tokens.ts'
import { DAY, MINUTE } from '#platform/formats/durations.ts'
import { browserOf } from '../../support/browser-of.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, clock, clientOf, services, newAccount, newMember } = await useServer()
const mails = await openMemberMails(services)
const newBrowser = () => browserOf({ baseUrl, fetch })
const later = (milliseconds: number) => {
  const start = clock.now().getTime()
  clock.now = () => new Date(start + milliseconds)
}

async function invited(email = `${randomUUID()}@example.com`) {
  const account = await newAccount()
  const body = { name: 'Anna Lindqvist', email, role: 'SENDER' as const }
  const { id } = (await account.client.POST('/api/v1/members', { body })).data!
  const [mail] = await mails.invitations(id)
  return { account, id, email, invitation: mail!.token! }
}

async function linkFor(email: string, browser = newBrowser()) {
  await browser.requestLink(email)
  const [mail] = await mails.links(email)
  return { browser, signInLink: mail!.token! }
}

test('200 by an invitation: the member has joined, the token works, and only hashes are stored', async () => {
  const { account, id, invitation } = await invited()
  const browser = newBrowser()
  const { status, answer, response } = await browser.signIn({ invitation })
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    member: { id, status: 'JOINED', role: 'SENDER' },
    account: { id: account.id, role: 'SENDER' },
    session: { isCurrent: true, userAgent: 'Firefox' },
    accounts: [{ id: account.id }],
  })
  const log = await account.client.GET('/api/v1/account/events', { params: { query: { actorId: id } } })
  expect(log.data!.accountEvents).toMatchObject([
    { type: 'member.signed_in', changes: [{ field: 'way', before: null, after: 'invitation' }] },
  ])
  const left = Date.parse(answer.expiresAt!) - Date.now()
  expect(left).toBeGreaterThan(9 * MINUTE)
  expect(left).toBeLessThanOrEqual(10 * MINUTE)
  expect(response.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(
      /^paraph-session=ses_\w{26}\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
    ),
  )
  const token = answer.accessToken!
  const me = await clientOf(token).GET('/api/v1/me')
  expect(me.data).toMatchObject({ apiKey: null, member: { id, name: 'Anna Lindqvist' }, account: { id: account.id } })
  const tokens = await db.selectFrom('access_tokens').selectAll().where('member_id', '=', id).execute()
  expect(tokens.map(({ token_sha256 }) => token_sha256)).toEqual([hashToken(token)])
  const sessions = await db.selectFrom('sessions').selectAll().where('id', '=', answer.session!.id).execute()
  expect(sessions[0]!.token_sha256).toEqual(hashToken(browser.session()!.split('.')[1]!))
})

test('422 for an invitation that was used, is 7 days old, or is for a removed member', async () => {
  const [used, old, removed] = [await invited(), await invited(), await invited()]
  expect((await newBrowser().signIn(used)).status).toBe(400)
  expect((await newBrowser().signIn({ invitation: used.invitation })).status).toBe(200)
  await removed.account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: removed.id } } })
  const code = async ({ invitation }: { invitation: string }) => (await newBrowser().signIn({ invitation })).answer.code
  expect(await code(used)).toBe('invitation_invalid')
  expect(await code(removed)).toBe('invitation_invalid')
  later(7 * DAY)
  expect(await code(old)).toBe('invitation_invalid')
})

test('200 by a sign-in link once, also for two at the same time, and only in the browser that has asked for it', async () => {
  const { email } = await newMember((await newAccount()).id)
  const { browser, signInLink } = await linkFor(email)
  for (const other of [newBrowser(), (await linkFor(email)).browser])
    expect((await other.signIn({ signInLink })).answer.code).toBe('sign_in_browser_mismatch')
  const twice = await Promise.all([browser.signIn({ signInLink }), browser.signIn({ signInLink })])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(browser.cookies.has('paraph-browser')).toBe(false)
  expect((await browser.signIn({ signInLink })).answer.code).toBe('sign_in_link_invalid')
})

test('422 for a sign-in link of 15 minutes, and of a person who is no member any more', async () => {
  const account = await newAccount()
  const [one, two] = [await newMember(account.id), await newMember(account.id)]
  const [old, removed] = [await linkFor(one.email), await linkFor(two.email)]
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: two.id } } })
  const code = async ({ browser, signInLink }: typeof old) => (await browser.signIn({ signInLink })).answer.code
  expect(await code(removed)).toBe('sign_in_link_invalid')
  later(15 * MINUTE)
  expect(await code(old)).toBe('sign_in_link_invalid')
})

test('a browser that asks twice can use both links', async () => {
  const { email } = await newMember((await newAccount()).id)
  const { browser, signInLink } = await linkFor(email)
  await linkFor(email, browser)
  expect((await browser.signIn({ signInLink })).status).toBe(200)
})

test('each signing in begins a new session, whatever cookie the browser has, and ends the one before', async () => {
  const [first, second] = [await invited(), await invited()]
  const browser = newBrowser()
  // What an attacker could have put there.
  browser.cookies.set('paraph-session', `ses_${'0'.repeat(26)}.${'x'.repeat(43)}`)
  const one = await browser.signIn({ invitation: first.invitation })
  const two = await browser.signIn({ invitation: second.invitation })
  expect(two.answer.session!.id).not.toBe(one.answer.session!.id)
  expect((await clientOf(one.answer.accessToken!).GET('/api/v1/me')).response.status).toBe(401)
  expect((await clientOf(two.answer.accessToken!).GET('/api/v1/me')).response.status).toBe(200)
})

test('a link that the inviting admin has seen opens only this account, never another one of the person', async () => {
  const victim = await newMember((await newAccount()).id)
  const attacker = await newAccount()
  loseChannels(services, 'EMAIL')
  const body = { name: 'X', email: victim.email, role: 'ADMIN' as const }
  const { invitationUrl } = (await attacker.client.POST('/api/v1/members', { body })).data!
  const browser = newBrowser()
  const { answer } = await browser.signIn({ invitation: invitationUrl!.split('=')[1]! })
  expect(answer.accounts!.map(({ id }) => id)).toEqual([attacker.id])
  const account = await clientOf(victim.token).GET('/api/v1/account')
  expect((await browser.renew({ accountId: account.data!.id })).answer.code).toBe('account_unknown')
  expect((await browser.renew()).answer.account!.id).toBe(attacker.id)
})

test('a person has at most 50 sessions', async () => {
  const { id, email } = await newMember((await newAccount()).id)
  const { person_id } = await db
    .selectFrom('members')
    .select('person_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const row = await db.selectFrom('sessions').selectAll().where('person_id', '=', person_id).executeTakeFirstOrThrow()
  const more = Array.from({ length: 49 }, (_, index) => ({ ...row, id: `ses_0${String(index).padStart(25, '0')}` }))
  await db.insertInto('sessions').values(more).execute()
  const { browser, signInLink } = await linkFor(email)
  expect((await browser.signIn({ signInLink })).status).toBe(200)
  const left = await db.selectFrom('sessions').select('id').where('person_id', '=', person_id).execute()
  expect(left).toHaveLength(50)
  expect(left).not.toContainEqual({ id: more[0]!.id })
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['the origin of another site', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
  ['no browser, without an origin', { 'sec-fetch-site': undefined }],
] as [string, Record<string, string>][])('403 for a request from %s', async (_, headers) => {
  const { invitation } = await invited()
  const given = Object.entries({ 'content-type': 'application/json', ...headers }).filter(([, value]) => value)
  const init = { method: 'POST', headers: given as [string, string][], body: JSON.stringify({ invitation }) }
  const refused = await fetch(`${baseUrl}/api/v1/sessions`, init)
  expect(await refused.json()).toMatchObject({ status: 403, code: 'origin_refused' })
  expect((await newBrowser().signIn({ invitation })).status).toBe(200)
})

test('200 for a browser on plain HTTP, which says only its origin', async () => {
  const { invitation } = await invited()
  const headers = { origin: 'https://sign.example.com', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ invitation }) }
  expect((await fetch(`${baseUrl}/api/v1/sessions`, init)).status).toBe(200)
})
