import { expect, test } from 'vitest'
import { CHALLENGE_LIFE } from '#domain/members/passkey-rules.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { allowWays } from '../../support/allow-ways.ts'
import { passkeyBrowserOf, registerPasskey } from '../../support/passkeys.ts'

const { baseUrl, fetch, db, clock, services, newAccount, newMember } = await useServer()
const newBrowser = () => passkeyBrowserOf({ baseUrl, fetch })

async function newPasskey() {
  const account = await newAccount()
  const member = await newMember(account.id)
  return { account, member, ...(await registerPasskey(member.client)) }
}

test('200 signs in with a passkey, without an address; the next use is counted, and the log names the way', async () => {
  const { account, member, device } = await newPasskey()
  const browser = newBrowser()
  expect(await browser.start()).toMatchObject({ rpId: 'sign.example.com', userVerification: 'required' })
  const { status, answer } = await browser.signIn(device)
  expect({ status, id: answer.member!.id }).toEqual({ status: 200, id: member.id })
  expect(browser.session()).toBeDefined()
  expect((await browser.renew()).status).toBe(200)
  expect((await newBrowser().signIn(device)).status).toBe(200)
  const { data } = await member.client.GET('/api/v1/passkeys')
  expect(data!.passkeys).toMatchObject([{ lastUsedAt: expect.any(String) }])
  const query = { type: 'member.signed_in' as const, limit: 1 }
  const { data: log } = await account.client.GET('/api/v1/account/events', { params: { query } })
  expect(log!.accountEvents).toMatchObject([{ changes: [{ field: 'way', after: 'passkey' }] }])
})

test('422 for a used, an old, and another browser’s challenge', async () => {
  const { device } = await newPasskey()
  const [browser, thief] = [newBrowser(), newBrowser()]
  const options = await browser.start()
  const answer = device.get(options)
  const over = { status: 422, answer: { code: 'passkey_challenge_over' } }
  expect(await thief.assert(answer)).toMatchObject(over)
  await thief.start()
  expect(await thief.assert(answer)).toMatchObject(over)
  expect((await browser.assert(answer)).status).toBe(200)
  const [again] = [newBrowser()]
  again.cookies.set('paraph-browser', browser.cookies.get('paraph-browser') ?? '')
  expect(await again.assert(answer)).toMatchObject(over)
  // Of two at the same time, one signs in.
  const both = newBrowser()
  const once = device.get(await both.start())
  const statuses = await Promise.all([both.assert(once), both.assert(once)])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const late = newBrowser()
  const lateOptions = await late.start()
  const start = clock.now().getTime()
  clock.now = () => new Date(start + CHALLENGE_LIFE)
  expect(await late.assert(device.get(lateOptions))).toMatchObject(over)
})

test('422 for another page, another person, a foreign signature, no verification, a counter that goes back', async () => {
  const [mine, other] = [await newPasskey(), await newPasskey()]
  const refused = { status: 422, answer: { code: 'passkey_refused' } }
  const browser = newBrowser()
  const { device } = mine
  for (const twist of [
    { origin: 'https://sign.example.com.evil.example' },
    { origin: 'http://sign.example.com' },
    { rpId: 'example.com' },
    { isVerified: false },
    { userHandle: other.device.userHandle },
    { signedBy: other.device },
  ])
    expect(await browser.signIn(device, twist), JSON.stringify(twist)).toMatchObject(refused)
  const swapped = { ...device.get(await browser.start()), id: other.device.get(await browser.start()).id }
  expect(await browser.assert(swapped)).toMatchObject(refused)
  expect(await browser.assert({ ...device.get(await browser.start()), id: 'unknown' })).toMatchObject(refused)
  expect((await browser.signIn(device, { counter: 100 })).status).toBe(200)
  expect(await newBrowser().signIn(device, { counter: 100 })).toMatchObject(refused)
  expect(await newBrowser().signIn(device, { counter: 7 })).toMatchObject(refused)
  expect((await newBrowser().signIn(device, { counter: 101 })).status).toBe(200)
})

test('422 for somebody who is no member any more', async () => {
  const { account, member, device } = await newPasskey()
  await newMember(account.id)
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: member.id } } })
  const browser = newBrowser()
  expect((await browser.signIn(device)).answer.code).toBe('passkey_refused')
  expect(browser.session()).toBeUndefined()
})

test('409 on a server that takes no passkeys; 403 for another site', async () => {
  const { device } = await newPasskey()
  const browser = newBrowser()
  const passkey = device.get(await browser.start())
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.send('POST', 'passkey-sign-ins', { headers })).answer.code).toBe('origin_refused')
  allowWays(services, 'MAILED_LINK')
  expect((await browser.send('POST', 'passkey-sign-ins')).answer.code).toBe('sign_in_way_off')
  expect((await browser.assert(passkey)).answer.code).toBe('sign_in_way_off')
})

test('many challenges that nobody uses leave no rows for long, and a network gets 429', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:cccc:1::1' }
  const statuses = await Promise.all(
    Array.from({ length: 63 }, async () => (await newBrowser().send('POST', 'passkey-sign-ins', { headers })).status),
  )
  expect(statuses).toContain(429)
  const start = clock.now().getTime()
  clock.now = () => new Date(start + CHALLENGE_LIFE)
  await newBrowser().start()
  await newBrowser().start()
  const ended = db
    .selectFrom('passkey_challenges')
    .select('expires_at')
    .where('expires_at', '<=', clock.now().toISOString())
  expect(await ended.execute()).toEqual([])
})
