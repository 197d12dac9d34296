import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mailSignInLink } from '#work/members/mail-sign-in-link.ts'
import { hashToken } from '#domain/members/session-tokens.ts'
import { MINUTE } from '#platform/formats/durations.ts'
import { browserOf } from '../../support/browser-of.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, db, fetch, clock, services, newAccount, newMember } = await useServer()
const mails = await openMemberMails(services)
const newBrowser = () => browserOf({ baseUrl, fetch })
const newMailbox = async () => (await newMember((await newAccount()).id)).email

test('200 mails a link for this browser; only hashes are stored, and the job has neither', async () => {
  const email = await newMailbox()
  const browser = newBrowser()
  const { status, response } = await browser.requestLink(email)
  expect(status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^paraph-browser=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/),
  ])
  const [mail] = await mails.links(email)
  expect(mail).toMatchObject({ to: email, subject: 'Your link to sign in' })
  const link = db.selectFrom('sign_in_links').selectAll().where('token_sha256', '=', hashToken(mail!.token!))
  expect((await link.executeTakeFirst())!.browser_sha256).toEqual(hashToken(browser.cookies.get('paraph-browser')!))
})

test('the same answer and the same work for an address of nobody, of a removed member and of a member', async () => {
  const account = await newAccount()
  const removed = await newMember(account.id, { role: 'READER' })
  await account.client.DELETE('/api/v1/members/{id}', { params: { path: { id: removed.id } } })
  const addresses = [await newMailbox(), removed.email, `${randomUUID()}@example.com`]
  const seen = []
  for (const email of addresses) {
    const { status, response, answer } = await newBrowser().requestLink(email)
    const jobs = await mails.waiting(email)
    expect(jobs).toEqual([
      {
        email,
        language: 'EN',
        isKnownBrowser: false,
        browserSha256: expect.any(String),
        requestedAt: expect.any(String),
      },
    ])
    const before = mails.sink.mails.length
    await mailSignInLink(jobs[0]!, mails.deps)
    seen.push({
      status,
      headers: [...response.headers.keys()],
      fields: Object.keys(answer),
      mails: mails.sink.mails.length - before,
    })
  }
  const [member, ...others] = seen
  expect(member!.mails).toBe(1)
  for (const other of others) expect(other).toEqual({ ...member, mails: 0 })
})

test('a mailbox gets at most 5 links in an hour, however many are requested, and no link that came too late', async () => {
  const email = await newMailbox()
  const [job] = await newBrowser()
    .requestLink(email)
    .then(() => mails.waiting(email))
  const before = mails.sink.mails.length
  for (let count = 0; count < 7; count++) await mailSignInLink(job!, mails.deps)
  expect(mails.sink.mails.length - before).toBe(5)
  const start = clock.now().getTime()
  clock.now = () => new Date(start + 61 * MINUTE)
  await mailSignInLink(job!, mails.deps)
  expect(mails.sink.mails.length - before).toBe(5)
  await mailSignInLink({ ...job!, requestedAt: clock.now().toISOString() }, mails.deps)
  expect(mails.sink.mails.length - before).toBe(6)
})

test('429 after 5 requests for one address in a minute, from any network and in any case; no more jobs', async () => {
  const email = await newMailbox()
  const statuses: number[] = []
  for (let count = 0; count < 8; count++) {
    const headers = { 'x-forwarded-for': `2001:db8:${count}::1` }
    const body = { email: count % 2 ? email.toUpperCase() : email }
    statuses.push((await newBrowser().send('POST', 'sign-in-links', { body, headers })).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  expect((await mails.waiting(email)).length + (await mails.waiting(email.toUpperCase())).length).toBe(5)
})

test('strangers use up the links of an address, but not those of a browser in which its owner has signed in', async () => {
  const [email, other] = [await newMailbox(), await newMailbox()]
  const known = newBrowser()
  await known.requestLink(email)
  const [first] = await mails.links(email)
  expect((await known.signIn({ signInLink: first!.token! })).status).toBe(200)
  await known.send('DELETE', 'sessions', { token: (await known.renew()).answer.accessToken! })
  const strangers = async (address: string) => {
    const statuses = []
    for (let count = 0; count < 6; count++) {
      const headers = { 'x-forwarded-for': `2001:db8:b:${count}::1` }
      statuses.push((await newBrowser().send('POST', 'sign-in-links', { body: { email: address }, headers })).status)
    }
    return statuses
  }
  expect((await strangers(email)).at(-1)).toBe(429)
  // With the one before, these are the 5 of the hour.
  expect(await mails.links(email)).toHaveLength(4)
  expect((await known.requestLink(email)).status).toBe(200)
  const [link] = await mails.links(email)
  expect((await known.signIn({ signInLink: link!.token! })).status).toBe(200)

  // The cookie is for one address, and nobody else can make one.
  expect((await strangers(other)).at(-1)).toBe(429)
  expect((await known.requestLink(other)).status).toBe(429)
  const forging = newBrowser()
  forging.cookies.set('paraph-known-browser', `${'a'.repeat(43)}.${'b'.repeat(43)}`)
  expect((await forging.requestLink(email)).status).toBe(429)
  for (let count = 0; count < 5; count++) await known.requestLink(email)
  expect((await known.requestLink(email)).status, 'the limit of the browser itself').toBe(429)
})

test('429 after 20 requests of links from one network, which use up nothing of the addresses', async () => {
  const [email, headers] = [await newMailbox(), { 'x-forwarded-for': '2001:db8:c:1::1' }]
  const ask = (address: string) => newBrowser().send('POST', 'sign-in-links', { body: { email: address }, headers })
  for (let count = 0; count < 20; count++) expect((await ask(`${randomUUID()}@example.com`)).status).toBe(200)
  for (let count = 0; count < 6; count++) expect((await ask(email)).status).toBe(429)
  expect((await newBrowser().requestLink(email)).status).toBe(200)
})

test('429 after 60 requests of one network of IPv6, with any of its addresses', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 63 }, async (_, count) => {
      const headers = { 'x-forwarded-for': `2001:db8:aaaa:bbbb::${count + 1}` }
      return (await newBrowser().send('POST', 'sessions', { body: { invitation: 'wrong' }, headers })).status
    }),
  )
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(62)
  expect(statuses).toContain(429)
})

test('409 on a server that sends no mail', async () => {
  loseChannels(services, 'EMAIL')
  expect((await newBrowser().requestLink('anna@example.com')).answer.code).toBe('mail_unavailable')
})

test('a mail server that is down leaves no link that counts, and the next try sends one', async () => {
  const email = await newMailbox()
  await newBrowser().requestLink(email)
  const [job] = await mails.waiting(email)
  const failing = { ...mails.deps.senders.EMAIL, notify: () => Promise.reject(new Error('down')) }
  await expect(mailSignInLink(job!, { ...mails.deps, senders: { EMAIL: failing } })).rejects.toThrow('down')
  const people = db.selectFrom('people').select('id').where('email', '=', email)
  expect(await db.selectFrom('sign_in_links').selectAll().where('person_id', 'in', people).execute()).toEqual([])
})
