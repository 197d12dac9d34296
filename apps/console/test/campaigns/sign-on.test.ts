import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { redirectUriOf } from '@paraph/server/src/domain/single-sign-on/sign-on-rules.ts'
import { openMemberMails } from '@paraph/server/test/support/member-mails.ts'
import { openProvider } from '@paraph/server/test/support/openid-provider.ts'
import { faultAt, openRoom } from '@paraph/testing/pages/console.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'

const { newAccount, openAt, services, baseUrl } = await startPages()
const mails = await openMemberMails(services)

const heading = (tab: Page, name: string) => tab.getByRole('heading', { name, level: 1 }).waitFor()

test('an admin sets up single sign-on, a colleague signs in by it, and a stranger learns why not', async () => {
  const { publicUrl, findRecords } = services
  // The provider leads to this address.
  services.publicUrl = baseUrl
  services.findRecords = async () => {
    const { data } = await account.client.GET('/api/v1/account/single-sign-on')
    return data!.domains.map(({ recordValue }) => recordValue)
  }
  onTestFinished(() => void Object.assign(services, { publicUrl, findRecords }))
  const account = await newAccount()
  const domain = `${account.id.slice(4)}.example.com`
  const provider = await openProvider([redirectUriOf(baseUrl, account.id)])
  const email = `bo@${domain}`
  provider.people.set(email, { email, email_verified: true, name: 'Bo Ek' })

  const { data: invited } = await account.client.POST('/api/v1/members', {
    body: { name: 'Anna Lindqvist', email: `anna.${account.id}@example.com`, role: 'ADMIN' },
  })
  const [mail] = await mails.invitations(invited!.id)
  const { tab: admin } = await openAt(`/#invitation=${mail!.token}`)
  await admin.getByRole('button', { name: 'Accept the invitation' }).click()
  await openRoom(admin, 'Members and sign-in')
  await admin.getByRole('button', { name: 'Set up' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Single sign-on' })
  await dialog.getByLabel('Issuer').fill(`${provider.issuer}/other`)
  await dialog.getByLabel('Client ID').fill(provider.client.clientId)
  await dialog.getByLabel('Client secret').fill(provider.client.clientSecret)
  await dialog.getByLabel('Domains').fill(domain)
  await dialog.getByText(`${baseUrl}/single-sign-on/${account.id}`).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => faultAt(dialog.getByLabel('Issuer'))).toContain('no right answer from this issuer')
  await look(admin, 'console/single-sign-on-form')
  await dialog.getByLabel('Issuer').fill(provider.issuer)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await admin.getByText(`_paraph.${domain}`).waitFor()
  await look(admin, 'console/single-sign-on')
  await admin.getByRole('button', { name: 'Check the domains now' }).click()
  await admin.getByText('proved', { exact: true }).waitFor()
  // The admin has an address of another domain, so a colleague tries it.
  await admin.getByText('Only a member with an address of a proved domain can try it.').waitFor()

  const { tab } = await openAt('/')
  await heading(tab, 'Sign in')
  await tab.getByLabel('E-mail address').fill(email)
  await tab.getByRole('button', { name: 'Continue' }).click()
  await tab.getByRole('button', { name: 'Send me a link instead' }).waitFor()
  await look(tab, 'console/sign-in-at-provider')
  await tab.getByRole('button', { name: 'Sign in there' }).click()
  await tab.locator('.toast', { hasText: 'You are signed in as Bo Ek' }).waitFor()
  await heading(tab, 'Documents')
  expect(tab.url()).not.toContain('code=')
  await tab.reload()
  await heading(tab, 'Documents')

  // The provider has not said when it last asked Bo, so it is told to ask once more.
  await tab.getByRole('link', { name: 'Settings' }).click()
  await tab.getByRole('button', { name: 'Sign out everywhere' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  const again = tab.getByRole('link', { name: /^Sign in at/ })
  expect(await again.getAttribute('href')).toContain('prompt=login')
  await look(tab, 'console/sign-in-again-at-provider')
  await again.click()
  await heading(tab, 'Sign in')

  const stranger = `eve@${domain}`
  provider.people.set(stranger, { email: 'eve@example.org', email_verified: true })
  const { tab: other } = await openAt('/')
  await other.getByLabel('E-mail address').fill(stranger)
  await other.getByRole('button', { name: 'Continue' }).click()
  await other.getByRole('button', { name: 'Sign in there' }).click()
  await heading(other, 'You are not signed in')
  await other.getByText('example.org').waitFor()
  await look(other, 'console/not-signed-in')
})
