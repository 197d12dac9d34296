import { expect, test } from 'vitest'
import { browserOf } from '../../support/browser-of.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, clock, services, newAccount, newMember } = await useServer()
const mails = await openMemberMails(services)
const path = '/api/v1/members/{id}/invite'

test('200 sends another link, and the one before does not work any more', async () => {
  const account = await newAccount()
  const body = { name: 'Anna', email: `anna.${account.id}@example.com`, role: 'SENDER' as const }
  const { id, invitedAt } = (await account.client.POST('/api/v1/members', { body })).data!
  const [first] = await mails.invitations(id)
  const start = clock.now().getTime()
  clock.now = () => new Date(start + 60_000)
  const { data } = await account.client.POST(path, { params: { path: { id } } })
  expect(data).toMatchObject({ id, status: 'INVITED', invitationUrl: null })
  expect(Date.parse(data!.invitedAt)).toBeGreaterThan(Date.parse(invitedAt))
  const [second] = await mails.invitations(id)
  const browser = browserOf({ baseUrl, fetch })
  expect((await browser.signIn({ invitation: first!.token! })).answer.code).toBe('invitation_invalid')
  expect((await browser.signIn({ invitation: second!.token! })).status).toBe(200)
})

test('200 for a member who has joined: on a server that sends no mail, it is the way back in', async () => {
  const account = await newAccount()
  const { id } = await newMember(account.id)
  loseChannels(services, 'EMAIL')
  const { data } = await account.client.POST(path, { params: { path: { id } } })
  expect(data).toMatchObject({ status: 'JOINED' })
  const invitation = data!.invitationUrl!.split('=')[1]!
  expect((await browserOf({ baseUrl, fetch }).signIn({ invitation })).answer.member).toMatchObject({ id })
})
