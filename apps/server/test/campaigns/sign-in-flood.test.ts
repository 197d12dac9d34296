import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_LINK_REQUESTS } from '#api/sessions/count-link-request.ts'
import { browserOf } from '../support/browser-of.ts'
import { openMemberMails } from '../support/member-mails.ts'
import { startServer } from '@paraph/testing/server/server.ts'

// A server of its own, because the test uses up what all of its callers share.
const { baseUrl, fetch, services, newAccount, newMember } = await startServer()
const mails = await openMemberMails(services)
const newMailbox = async () => (await newMember((await newAccount()).id)).email

async function browserInWhich(email: string) {
  const browser = browserOf({ baseUrl, fetch })
  await browser.requestLink(email)
  const [mail] = await mails.links(email)
  await browser.signIn({ signInLink: mail!.token! })
  return browser
}

test('10,000 requests for one address, from 200 networks, are 5 links, and another member and a browser of the owner still get one', async () => {
  const [victim, other] = [await newMailbox(), await newMailbox()]
  const known = await browserInWhich(victim)
  const browser = browserOf({ baseUrl, fetch })
  const statuses = new Map<number, number>()
  const ask = async (network: number) => {
    const headers = { 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` }
    const { status } = await browser.send('POST', 'sign-in-links', { body: { email: victim }, headers })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 200 }, (_, network) => ask(network)))
  expect(Object.fromEntries(statuses)).toEqual({ 200: expect.any(Number), 429: expect.any(Number) })
  // In each minute, 5 are taken. The mailbox gets 5 in an hour, of which the owner has used one.
  expect(await mails.links(victim)).toHaveLength(4)
  expect((await known.requestLink(victim)).status).toBe(200)
  expect(await mails.links(victim)).toHaveLength(1)
  const answered = await browserOf({ baseUrl, fetch }).requestLink(other)
  expect(answered.status).toBe(200)
  expect(await mails.links(other)).toHaveLength(1)
})

test('10 networks do not use up the links of all, and when 40 do, browsers of members still get one', async () => {
  const [email, other] = [await newMailbox(), await newMailbox()]
  const known = await browserInWhich(email)
  const stranger = (body: object, network: number) =>
    browserOf({ baseUrl, fetch }).send('POST', 'sign-in-links', {
      body,
      headers: { 'x-forwarded-for': `2001:db8:f:${network.toString(16)}::1` },
    })
  /** Sends more requests from each network than it may, each for another address, and returns how many are taken. */
  const flood = async (networks: number) => {
    let taken = 0
    for (let round = 0; round < 25; round++) {
      const body = () => ({ email: `${randomUUID()}@example.com` })
      const answers = await Promise.all(Array.from({ length: networks }, (_, network) => stranger(body(), network)))
      taken += answers.filter(({ status }) => status === 200).length
    }
    return taken
  }
  expect(await flood(10)).toBeLessThanOrEqual(10 * MAX_LINK_REQUESTS.network)
  expect((await stranger({ email: other }, 100)).status).toBe(200)
  // On a slow machine, a minute may end meanwhile, and all count again.
  await expect
    .poll(
      async () => {
        await flood(40)
        return (await stranger({ email: other }, 101)).status
      },
      { timeout: 600_000 },
    )
    .toBe(429)
  expect((await known.requestLink(email)).status).toBe(200)
  expect(await mails.links(email)).toHaveLength(1)
})
