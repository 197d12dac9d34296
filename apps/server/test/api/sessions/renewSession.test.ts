import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/formats/durations.ts'
import { startAnotherApp } from '../../support/another-app.ts'
import { browserOf } from '../../support/browser-of.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, clock, clientOf, services, newAccount, newMember } = await useServer()
const later = (milliseconds: number) => {
  const start = clock.now().getTime()
  clock.now = () => new Date(start + milliseconds)
}
const browserWith = (cookie: string) => {
  const browser = browserOf({ baseUrl, fetch })
  browser.cookies.set('paraph-session', cookie)
  return browser
}
const signedIn = async () => {
  const account = await newAccount()
  const member = await newMember(account.id, { role: 'SENDER' })
  return { account, member, browser: browserWith(member.cookie) }
}

test('200 gives another access token and, from 30 seconds on, another cookie', async () => {
  const { member, browser } = await signedIn()
  const fresh = await browser.renew()
  expect(fresh.answer).toMatchObject({ member: { id: member.id }, session: { id: member.sessionId } })
  expect(browser.session()).toBe(member.cookie)
  later(30 * SECOND)
  const { status, answer } = await browser.renew()
  expect(status).toBe(200)
  expect(browser.session()).not.toBe(member.cookie)
  for (const token of [member.token, fresh.answer.accessToken!, answer.accessToken!])
    expect((await clientOf(token).GET('/api/v1/me')).response.status).toBe(200)
})

test('tabs that renew at the same time, on two servers, all get the same new cookie, as one that has lost an answer', async () => {
  const { member } = await signedIn()
  await using another = await startAnotherApp({ services })
  later(HOUR)
  const tabs = Array.from({ length: 6 }, (_, tab) => {
    const browser = browserOf({
      baseUrl: tab % 2 ? baseUrl : another.baseUrl,
      fetch: tab % 2 ? fetch : globalThis.fetch,
    })
    browser.cookies.set('paraph-session', member.cookie)
    return browser
  })
  expect((await Promise.all(tabs.map((tab) => tab.renew()))).map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set(tabs.map((tab) => tab.session())).size).toBe(1)
  later(29 * SECOND)
  const late = browserWith(member.cookie)
  expect((await late.renew()).status).toBe(200)
  expect(late.session()).toBe(tabs[0]!.session())
})

test('401 for an old cookie after 30 seconds: the session ends, also for the browser that has the new one', async () => {
  const { account, member, browser } = await signedIn()
  const thief = browserWith(member.cookie)
  later(MINUTE)
  const stolen = await thief.renew()
  expect(stolen.status).toBe(200)
  later(30 * SECOND)
  expect(await browser.renew()).toMatchObject({ status: 401, answer: { code: 'session_invalid' } })
  expect(browser.session()).toBeUndefined()
  expect((await clientOf(stolen.answer.accessToken!).GET('/api/v1/me')).response.status).toBe(401)
  expect((await thief.renew()).status).toBe(401)
  const { data } = await account.client.GET('/api/v1/account/events', { params: { query: { limit: 1 } } })
  expect(data!.accountEvents).toMatchObject([
    {
      type: 'member.signed_out',
      actor: { type: 'SYSTEM' },
      subject: { id: member.id },
      changes: [{ field: 'reason', after: 'COOKIE_COPIED' }],
    },
  ])
})

test('401 for a cookie that was replaced twice, which ends the session too', async () => {
  const { member, browser } = await signedIn()
  const thief = browserWith(member.cookie)
  for (let times = 0; times < 2; times++) {
    later(MINUTE)
    await thief.renew()
  }
  expect((await browser.renew()).status).toBe(401)
  expect((await thief.renew()).status).toBe(401)
})

test('401 for a cookie of another form, of another server, and without one', async () => {
  const { member } = await signedIn()
  for (const cookie of ['x', `${member.sessionId}.`, member.cookie.replace(/^ses_./, 'ses_1'), `${member.cookie}x`])
    expect((await browserWith(cookie).renew()).answer.code, cookie).toBe('session_invalid')
  expect((await browserOf({ baseUrl, fetch }).renew()).answer.code).toBe('session_missing')
  expect((await browserWith(member.cookie).renew()).status).toBe(200)
})

test('401 after 12 hours without a renewal, and 30 days after signing in; the session is deleted', async () => {
  const [idle, old] = [await signedIn(), await signedIn()]
  const created = (ago: number) => new Date(Date.now() - ago).toISOString()
  const set = (ago: number) =>
    db
      .updateTable('sessions')
      .set({ created_at: created(ago) })
      .where('id', '=', old.member.sessionId)
      .execute()
  await set(30 * DAY - 5 * MINUTE)
  const { answer } = await old.browser.renew()
  // The access token does not live longer than the session.
  expect(Date.parse(answer.expiresAt!) - Date.now()).toBeLessThanOrEqual(5 * MINUTE)
  await set(30 * DAY)
  expect((await old.browser.renew()).answer.code).toBe('session_invalid')
  later(12 * HOUR)
  expect((await idle.browser.renew()).answer.code).toBe('session_invalid')
  const ids = [idle.member.sessionId, old.member.sessionId]
  expect(await db.selectFrom('sessions').select('id').where('id', 'in', ids).execute()).toEqual([])
})

test('403 from another site, and nothing changes', async () => {
  const { member, browser } = await signedIn()
  later(HOUR)
  const { answer, response } = await browser.renew({}, { 'sec-fetch-site': 'cross-site' })
  expect(answer.code).toBe('origin_refused')
  expect(response.headers.getSetCookie()).toEqual([])
  expect((await browser.renew()).status).toBe(200)
  expect(browser.session()).not.toBe(member.cookie)
})

test('200 changes to another account of the person, and 422 to any other one', async () => {
  const { account, member, browser } = await signedIn()
  const [other, foreign] = [await newAccount(), await newAccount()]
  await newMember(other.id, { email: member.email, role: 'ADMIN' })
  expect((await browser.renew({ accountId: foreign.id })).answer.code).toBe('account_unknown')
  const { answer } = await browser.renew({ accountId: other.id })
  expect(answer).toMatchObject({ account: { id: other.id, role: 'ADMIN' } })
  expect(answer.accounts!.map(({ id }) => id).toSorted()).toEqual([account.id, other.id].toSorted())
  // The token of another tab keeps its account, and the next renewal has the new one.
  expect((await clientOf(member.token).GET('/api/v1/me')).data!.account.id).toBe(account.id)
  expect((await browser.renew()).answer.account!.id).toBe(other.id)
})

test('a person who was removed from the account of the session goes on in another one', async () => {
  const { account, member, browser } = await signedIn()
  const other = await newAccount()
  await newMember(other.id, { email: member.email })
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: member.id } } })
  expect((await browser.renew()).answer.account!.id).toBe(other.id)
})

test('an access token ends after 10 minutes, which is no guess of a token', async () => {
  const { member } = await signedIn()
  later(10 * MINUTE)
  for (let times = 0; times < 30; times++) {
    const { error } = await clientOf(member.token).GET('/api/v1/me')
    expect(error).toMatchObject({ status: 401, code: 'key_invalid' })
  }
  expect(await db.selectFrom('sessions').select('id').where('id', '=', member.sessionId).execute()).toHaveLength(1)
})
