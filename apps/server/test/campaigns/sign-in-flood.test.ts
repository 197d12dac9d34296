import { expect, test } from 'vitest'
import { browserOf } from '../support/browser-of.ts'
import { openMemberMails } from '../support/member-mails.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, services, newAccount, newMember } = await useServer()
const mails = await openMemberMails(services)
const newMailbox = async () => (await newMember((await newAccount()).id)).email

test('10,000 requests for one address, from 200 networks, are 5 links, and another member still gets one', async () => {
  const [victim, other] = [await newMailbox(), await newMailbox()]
  const browser = browserOf({ baseUrl, fetch })
  const statuses = new Map<number, number>()
  const ask = async (network: number) => {
    const headers = { 'x-forwarded-for': `2001:db8:${network.toString(16)}::1` }
    const { status } = await browser.send('POST', 'sign-in-links', { body: { email: victim }, headers })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  for (let round = 0; round < 50; round++) await Promise.all(Array.from({ length: 200 }, (_, network) => ask(network)))
  expect(Object.fromEntries(statuses)).toEqual({ 200: expect.any(Number), 429: expect.any(Number) })
  // In each minute, 5 are taken. The mailbox gets 5 in an hour.
  expect(await mails.links(victim)).toHaveLength(5)
  const answered = await browserOf({ baseUrl, fetch }).requestLink(other)
  expect(answered.status).toBe(200)
  expect(await mails.links(other)).toHaveLength(1)
})
