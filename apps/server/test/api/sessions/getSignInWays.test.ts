import { expect, onTestFinished, test } from 'vitest'
import { allowWays } from '../../support/allow-ways.ts'
import { browserOf } from '../../support/browser-of.ts'
import { loseChannels } from '../../support/lose-channels.ts'
import { openMemberMails } from '../../support/member-mails.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl, fetch, services, newAccount, newMember } = await useServer()
const mails = await openMemberMails(services)
const newBrowser = () => browserOf({ baseUrl, fetch })

const waysOf = async (headers = {}) => (await newBrowser().send('GET', 'sign-in-ways', { headers })).answer

test('200 lists the ways that the operator allows and the server can do, and needs no credential', async () => {
  // While a server has no member, a key comes first.
  await newMember((await newAccount()).id)
  // Without TLS, a browser says nothing of where such a request comes from.
  expect(await waysOf({ 'sec-fetch-site': '' })).toEqual({ ways: ['PASSKEY', 'SINGLE_SIGN_ON', 'MAILED_LINK', 'KEY'] })
  loseChannels(services, 'EMAIL')
  expect(await waysOf()).toEqual({ ways: ['PASSKEY', 'SINGLE_SIGN_ON', 'KEY'] })
  allowWays(services, 'MAILED_LINK', 'PASSKEY')
  const { publicUrl } = services
  onTestFinished(() => void (services.publicUrl = publicUrl))
  for (const url of ['https://192.0.2.1', 'http://sign.example.com', 'https://[2001:db8::1]:8443']) {
    services.publicUrl = url
    expect(await waysOf(), url).toEqual({ ways: [] })
  }
  services.publicUrl = 'http://localhost:3000'
  expect(await waysOf()).toEqual({ ways: ['PASSKEY'] })
})

test('409 for a way that is switched off: no link is mailed, and none that was mailed before works; invitations do', async () => {
  const account = await newAccount()
  const { email } = await newMember(account.id)
  const browser = newBrowser()
  await browser.requestLink(email)
  const [mail] = await mails.links(email)
  allowWays(services, 'KEY')
  expect((await browser.requestLink(email)).answer).toMatchObject({ status: 409, code: 'sign_in_way_off' })
  expect(await mails.waiting(email)).toEqual([])
  expect((await browser.signIn({ signInLink: mail!.token! })).answer).toMatchObject({ code: 'sign_in_way_off' })
  const { data: invited } = await account.client.POST('/api/v1/members', {
    body: { name: 'Bo', email: `bo.${account.id}@example.com`, role: 'READER' },
  })
  const [invitation] = await mails.invitations(invited!.id)
  expect((await newBrowser().signIn({ invitation: invitation!.token! })).status).toBe(200)
  allowWays(services, 'MAILED_LINK')
  expect((await browser.signIn({ signInLink: mail!.token! })).status).toBe(200)
})
