import { expect, test } from 'vitest'
import { MINUTE } from '#platform/formats/durations.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { claimsOf, signToken } from '../../support/openid-provider.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { openSignOn } from '../../support/sign-on.ts'

const server = await useServer()
const { db, clock, clientOf, newMember, services } = server
const mails = await openMemberMails(services)
const sign = await openSignOn(server, 3)
const { accounts, provider, domains, replace, prove, person, newBrowser, start, shownBy, signOn } = sign
for (const index of [0, 1]) {
  await replace(index)
  await prove(index)
}
const members = async (index: number) => {
  const { data } = await accounts[index]!.client.GET('/api/v1/members')
  return data!.members
}
const refused = (detail: RegExp) => ({
  status: 422,
  answer: { code: 'single_sign_on_refused', detail: expect.stringMatching(detail) },
})

test('200 makes a member of whoever signs in first, and signs the same member in the next time', async () => {
  const email = person(0, { name: 'Bo Ek' })
  await accounts[0]!.client.PATCH('/api/v1/account', { body: { defaultLanguage: 'SV' } })
  const { status, answer, browser, singleSignOn } = await signOn(email)
  expect(status).toBe(200)
  expect(answer).toMatchObject({
    member: { email, name: 'Bo Ek', role: 'SENDER', status: 'JOINED' },
    account: { id: accounts[0]!.id },
    accounts: [{ id: accounts[0]!.id }],
  })
  expect((await clientOf(answer.accessToken!).GET('/api/v1/me')).data).toMatchObject({ member: { email } })
  // Mails to the member are in the language of the account.
  const languages = db.selectFrom('members').select('language').where('id', '=', answer.member!.id)
  expect(await languages.execute()).toEqual([{ language: 'SV' }])
  expect((await browser.renew()).status).toBe(200)
  expect((await signOn(email)).answer.member!.id).toBe(answer.member!.id)
  // The answer of the provider works once.
  expect(await browser.signIn({ singleSignOn })).toMatchObject(refused(/already ended/))
})

test('422 in another browser, so that nobody signs in another person as oneself; the first one can go on', async () => {
  const email = person(0)
  const { browser, url } = await start(email)
  const singleSignOn = shownBy(await provider.signIn(url!))
  for (const other of [newBrowser(), (await start(email)).browser])
    expect((await other.signIn({ singleSignOn })).answer.code).toBe('sign_in_browser_mismatch')
  expect((await browser.signIn({ singleSignOn })).status).toBe(200)
})

test('422 for an answer that is not one, is 10 minutes old, or says that the person has refused', async () => {
  const email = person(0)
  const { browser, url } = await start(email)
  const state = new URL(url!).searchParams.get('state')!
  for (const answer of ['x', `${accounts[0]!.id}?code=x`, `${accounts[0]!.id}?code=x&state=unknown`])
    expect(await browser.signIn({ singleSignOn: answer })).toMatchObject(refused(/./))
  const denied = `${accounts[0]!.id}?error=access_denied&state=${state}&iss=${encodeURIComponent(provider.issuer)}`
  expect(await browser.signIn({ singleSignOn: denied })).toMatchObject(refused(/failed: access_denied/))
  const old = await start(email)
  const shown = shownBy(await provider.signIn(old.url!))
  const from = clock.now().getTime()
  clock.now = () => new Date(from + 10 * MINUTE)
  expect(await old.browser.signIn({ singleSignOn: shown })).toMatchObject(refused(/10 minutes/))
})

test('422 for an answer that is passed on from another account or another provider (mix-up)', async () => {
  const victim = person(0)
  const { browser, url } = await start(victim)
  const shown = shownBy(await provider.signIn(url!))
  const other = shown.replace(accounts[0]!.id, accounts[1]!.id)
  expect(await browser.signIn({ singleSignOn: other })).toMatchObject(refused(/another account/))
  const again = await start(victim)
  const stolen = new URL(await provider.signIn(again.url!))
  stolen.searchParams.set('iss', 'https://evil.example')
  expect(await again.browser.signIn({ singleSignOn: shownBy(stolen) })).toMatchObject(refused(/failed/))
})

const now = () => Math.floor(Date.now() / 1000)
test.each([
  ['another nonce', { nonce: 'another' }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'another client' }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['a time that is over', { exp: now() - 60, iat: now() - 120 }],
] as const)('422 for an ID token with %s', async (_, changes) => {
  provider.hooks.token = (token) => signToken({ ...claimsOf(token), ...changes })
  expect(await signOn(person(0))).toMatchObject(refused(/failed/))
  provider.hooks.token = undefined
})

test.each([
  ['nobody has signed (alg none)', (token: string) => signToken(claimsOf(token), 'none')],
  ['was changed', (token: string) => `${token.slice(0, -12)}${'A'.repeat(12)}`],
] as const)('422 for an ID token that %s', async (_, change) => {
  provider.hooks.token = change
  expect(await signOn(person(0))).toMatchObject(refused(/failed/))
  provider.hooks.token = undefined
})

test.each([
  ['of a domain that is not proved', { email: 'anna@example.org' }, /example\.org/],
  ['of another account', { email: `anna@${domains[1]}` }, /has not proved/],
  ['of a subdomain', { email: `anna@sub.${domains[0]}` }, /has not proved/],
  ['with two domains', { email: `anna@${domains[0]}@example.org` }, /does not say the address/],
  ['that is not verified', { email_verified: false }, /has not verified/],
  ['that is not verified, as a string', { email_verified: 'false' }, /has not verified/],
  ['that is none', { email: ['anna@example.org'] }, /does not say the address/],
] as const)('422 for an address %s, and nobody is added', async (_, claims, detail) => {
  const before = await members(0)
  expect(await signOn(person(0, claims))).toMatchObject(refused(detail))
  expect(await members(0)).toEqual(before)
})

test('the provider of one account never opens another account of the person', async () => {
  const email = person(0)
  const victim = await newMember(accounts[2]!.id, { email })
  await newMember(accounts[1]!.id, { email })
  const { answer, browser } = await signOn(email)
  expect(answer.accounts!.map(({ id }) => id)).toEqual([accounts[0]!.id])
  for (const { id } of [accounts[1]!, accounts[2]!])
    expect((await browser.renew({ accountId: id })).answer.code).toBe('account_unknown')
  expect((await victim.client.GET('/api/v1/me')).response.status).toBe(200)
})

test('the session opens another account that has the same provider and has proved the same domain', async () => {
  const email = person(1)
  await newMember(accounts[2]!.id, { email })
  await replace(2, { domains: [domains[1]!] })
  // Not proved yet.
  expect((await signOn(email)).answer.accounts!.map(({ id }) => id)).toEqual([accounts[1]!.id])
  await prove(2)
  const { answer, browser } = await signOn(email)
  expect(answer.accounts!.map(({ id }) => id).toSorted()).toEqual([accounts[1]!.id, accounts[2]!.id].toSorted())
  expect((await browser.renew({ accountId: accounts[1]!.id })).status).toBe(200)
  await accounts[2]!.client.DELETE('/api/v1/account/single-sign-on')
})

test('422 for a stranger if the account creates no members, and for a member who was removed', async () => {
  await replace(0, { createsMembers: false })
  expect(await signOn(person(0))).toMatchObject(refused(/not a member/))
  const invited = person(0)
  const body = { name: 'Anna', email: invited, role: 'READER' as const }
  const { id } = (await accounts[0]!.client.POST('/api/v1/members', { body })).data!
  expect((await signOn(invited)).answer.member).toMatchObject({ id, role: 'READER', status: 'JOINED' })
  await replace(0)
  await accounts[0]!.client.DELETE('/api/v1/members/{id}', { params: { path: { id } } })
  expect(await signOn(invited)).toMatchObject(refused(/were removed/))
})

test('the role follows the claim at each sign-in, and the last admin stays one', async () => {
  const roles = [
    { value: 'readers', role: 'READER' as const },
    { value: 'admins', role: 'ADMIN' as const },
  ]
  await replace(1, { roleClaim: 'realm_access.roles', roles, defaultRole: null })
  const email = person(1)
  const of = (...values: string[]) => ({ email, email_verified: true, realm_access: { roles: values } })
  expect(await signOn(email)).toMatchObject(refused(/no role/))
  provider.people.set(email, of('readers', 'admins'))
  expect((await signOn(email)).answer.member!.role).toBe('ADMIN')
  provider.people.set(email, of('readers'))
  const others = (await members(1)).filter((member) => member.role === 'ADMIN' && member.email !== email)
  expect((await signOn(email)).answer.member!.role).toBe(others.length === 0 ? 'ADMIN' : 'READER')
  await newMember(accounts[1]!.id)
  expect((await signOn(email)).answer.member!.role).toBe('READER')
  await replace(1)
})

test('422 for a link and an invitation of an account that demands single sign-on; other accounts stay open', async () => {
  const [email, guest] = [person(0), person(0)]
  await newMember(accounts[0]!.id, { email })
  await newMember(accounts[0]!.id, { email: guest })
  const other = await newMember(accounts[2]!.id, { email: guest })
  await replace(0, { onlySingleSignOn: true })
  const linkFor = async (address: string) => {
    const browser = newBrowser()
    await browser.requestLink(address)
    const [mail] = await mails.links(address)
    return browser.signIn({ signInLink: mail!.token! })
  }
  expect((await linkFor(email)).answer.code).toBe('single_sign_on_required')
  expect((await linkFor(guest)).answer.accounts!.map(({ id }) => id)).toEqual([accounts[2]!.id])
  const body = { name: 'Anna', email: person(0), role: 'SENDER' as const }
  const { id } = (await accounts[0]!.client.POST('/api/v1/members', { body })).data!
  const [mail] = await mails.invitations(id)
  expect((await newBrowser().signIn({ invitation: mail!.token! })).answer.code).toBe('single_sign_on_required')
  expect((await signOn(email)).status).toBe(200)
  expect((await other.client.GET('/api/v1/me')).response.status).toBe(200)
  await replace(0)
})

test('422 if the provider was changed while the person signed in, and 503 if it does not answer', async () => {
  const { browser, url } = await start(person(0))
  const singleSignOn = shownBy(await provider.signIn(url!))
  const change = (issuer: string) =>
    db.updateTable('single_sign_on').set({ issuer }).where('account_id', '=', accounts[0]!.id).execute()
  await change('https://other.example.com')
  expect(await browser.signIn({ singleSignOn })).toMatchObject(refused(/was changed/))
  await change(provider.issuer)
  const next = await start(person(0))
  const shown = shownBy(await provider.signIn(next.url!))
  provider.hooks.isBroken = true
  const failed = await next.browser.signIn({ singleSignOn: shown })
  expect(failed).toMatchObject({ status: 503, answer: { code: 'single_sign_on_unavailable' } })
  provider.hooks.isBroken = false
})
