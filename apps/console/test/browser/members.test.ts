import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openMemberMails } from '@paraph/server/test/support/member-mails.ts'
import { accountOf } from '@paraph/testing/server/account.ts'
import { comeBack, faultAt, openMenu, openRoom } from '@paraph/testing/pages/console.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { click, desktop, smallPhone, startPages } from '@paraph/testing/pages/page.ts'

const { newAccount, newMember, openAt, services, baseUrl, db } = await startPages()
const mails = await openMemberMails(services)

const heading = (tab: Page, name: string) => tab.getByRole('heading', { name, level: 1 }).waitFor()

const card = (tab: Page, name: string) =>
  tab.locator('section', { has: tab.getByRole('heading', { name, level: 2, exact: true }) })

const nameOf = async ({ client }: Awaited<ReturnType<typeof newAccount>>) =>
  (await client.GET('/api/v1/me')).data!.account.name

/** Makes the sign-in of the member an hour old. */
const signedInLongAgo = (memberId: string) =>
  db
    .updateTable('sessions')
    .set({ created_at: new Date(Date.now() - 3_600_000).toISOString() })
    .where('person_id', 'in', db.selectFrom('members').select('person_id').where('id', '=', memberId))
    .execute()

/** Does what an identity provider does when the person leaves. */
async function deactivate(member: { member_id: string; account_id: string; user_name: string }) {
  const at = new Date().toISOString()
  await db
    .insertInto('scim_users')
    .values({ ...member, updated_at: at })
    .execute()
  await db.updateTable('members').set({ deactivated_at: at }).where('id', '=', member.member_id).execute()
}

async function accept(memberId: string, invitedTo: string) {
  const [mail] = await mails.invitations(memberId)
  const { tab, context } = await openAt(`/#invitation=${mail!.token}`)
  await heading(tab, 'You are invited')
  expect(tab.url()).not.toContain(mail!.token)
  await tab.getByText(invitedTo).waitFor()
  await tab.getByText(/^The link works once, until /).waitFor()
  await look(tab, 'console/invitation')
  await tab.getByRole('button', { name: 'Accept the invitation' }).click()
  await heading(tab, 'Documents')
  return { tab, context, token: mail!.token! }
}

test('a member is invited, accepts, stays signed in, signs out, comes back by a mailed link, and is removed', async () => {
  const account = await newAccount()
  const idOf = async (email: string) => {
    const { data } = await account.client.GET('/api/v1/members')
    return data!.members.find((member) => member.email === email)!.id
  }
  const [adminMail, readerMail] = ['anna', 'bo'].map((name) => `${name}.${account.id}@example.com`) as [string, string]
  const { data: first } = await account.client.POST('/api/v1/members', {
    body: { name: 'Anna Lindqvist', email: adminMail, role: 'ADMIN' },
  })
  const { tab: admin, context: ofAdmin } = await accept(
    first!.id,
    `You are invited to use ${await nameOf(account)}. You become an admin`,
  )
  await admin.locator('.toast', { hasText: 'You are signed in as Anna Lindqvist' }).waitFor()
  await openRoom(admin, 'Members and sign-in')
  const members = card(admin, 'Members')
  const invite = members.getByRole('button', { name: 'Invite a member' })
  await invite.click()
  const dialog = admin.getByRole('dialog', { name: 'Invite a member' })
  await dialog.getByLabel('Name').fill('Bo Ek')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect.poll(() => faultAt(dialog.getByLabel('E-mail address'))).toBe('Enter an e-mail address.')
  await dialog.getByLabel('E-mail address').fill(readerMail)
  await dialog.getByLabel('Reader').check()
  await look(admin, 'console/invite')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  const row = members.locator('li', { hasText: 'Bo Ek' })
  await row.getByText('Invited').waitFor()
  await members.getByLabel('Role of Anna Lindqvist').selectOption('Reader')
  await members.getByRole('alert').getByText('This is the last admin.').waitFor()
  await expect.poll(() => members.getByLabel('Role of Anna Lindqvist').inputValue()).toBe('ADMIN')
  await look(admin, 'console/members')

  // The admin changes its own name, and another one's.
  await openRoom(admin, 'You')
  const rename = admin.getByRole('button', { name: 'Change your name' })
  const named = admin.getByRole('dialog', { name: 'Change your name' })
  await rename.click()
  await named.getByLabel('Name').fill('')
  await named.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => faultAt(named.getByLabel('Name'))).toBe('Enter a name.')
  await named.getByLabel('Name').fill('Anna Berg')
  await named.getByRole('button', { name: 'Save' }).click()
  await admin.locator('.account-menu .account', { hasText: 'Anna Berg' }).waitFor()
  await rename.click()
  await named.getByLabel('Name').fill('Anna Lindqvist')
  await named.getByRole('button', { name: 'Save' }).click()
  await admin.locator('.account-menu .account', { hasText: 'Anna Lindqvist' }).waitFor()
  await look(admin, 'console/you')

  await openRoom(admin, 'Log')
  const log = card(admin, 'Log')
  await log.locator('li', { hasText: 'Member invited Bo Ek' }).getByText('Role: Reader').waitFor()
  await log.getByLabel('What').selectOption('Signed in')
  await expect.poll(() => log.locator('li').count()).toBe(1)
  await log.getByText('Way: by an invitation').waitFor()
  await log.scrollIntoViewIfNeeded()
  await look(admin, 'console/log')

  // The documents of a member are found by its name.
  const { client, id: cecilia, email } = await newMember(account.id, { name: 'Cecilia Öberg' })
  const made = accountOf(client, '', account.id)
  await made.draftDocument({ title: 'Order of Cecilia' })
  await account.draftDocument({ title: 'Order of a system' })
  await admin.getByRole('link', { name: 'Documents' }).click()
  await admin.getByText('Order of a system').waitFor()
  const tabs = admin.locator('.filters')
  await tabs.getByRole('link', { name: 'Mine' }).click()
  await admin.getByText('No document belongs to you yet.').waitFor()
  await tabs.getByRole('link', { name: 'All', exact: true }).click()
  await admin.getByText('Order of a system').waitFor()
  await admin.getByRole('button', { name: 'Filters' }).click()
  await admin.getByLabel('Belongs to').selectOption('Cecilia Öberg')
  await admin.getByText('Belongs to: Cecilia Öberg').waitFor()
  await admin.getByText('Order of a system').waitFor({ state: 'detached' })
  await look(admin, 'console/documents of a member')
  await admin.getByRole('link', { name: 'Order of Cecilia' }).click()
  await admin.getByRole('button', { name: 'I sign too' }).click()
  const signers = () => db.selectFrom('parties').select(['name', 'email']).where('email', '=', adminMail).execute()
  await expect.poll(signers).toEqual([{ name: 'Anna Lindqvist', email: adminMail }])
  await admin.getByRole('tab', { name: 'Message and more' }).click()
  await admin.getByText('Belongs to Cecilia Öberg').waitFor()
  await admin.getByRole('button', { name: 'Share or hand over' }).click()
  const sharing = admin.getByRole('dialog', { name: 'Who is this document for?' })
  await sharing.getByText('Owner', { exact: true }).waitFor()
  await sharing.getByLabel('Member').selectOption('Bo Ek')
  await sharing.getByRole('button', { name: 'Share', exact: true }).click()
  await sharing.getByRole('button', { name: 'Stop sharing with Bo Ek' }).waitFor()
  await look(admin, 'console/share')
  await sharing.getByRole('button', { name: 'Stop sharing with Bo Ek' }).click()
  await sharing.getByRole('button', { name: 'Stop sharing with Bo Ek' }).waitFor({ state: 'detached' })
  await sharing.getByLabel('Member').selectOption('Bo Ek')
  await sharing.getByRole('button', { name: 'Hand over' }).click()
  await admin.getByText('Belongs to Bo Ek · Created by Cecilia Öberg').waitFor()
  await admin.keyboard.press('Escape')
  await sharing.waitFor({ state: 'detached' })

  // What waits for the signature of the member needs the member, who gets no reminder from itself.
  const { id: contactId } = await account.contact({ email: adminMail })
  await account.sentDocument({ ...click, contactId })
  await admin.getByRole('link', { name: 'Documents', exact: true }).click()
  await tabs.getByRole('link', { name: 'Needs me' }).click()
  await admin.locator('main > .rows tbody').getByText('It is your turn').waitFor()
  await admin.getByRole('link', { name: 'agreement' }).click()
  const signNow = admin.getByRole('button', { name: 'Sign now as Anna Lindqvist' })
  await signNow.waitFor()
  expect(await admin.getByRole('button', { name: 'Remind Anna Lindqvist' }).count()).toBe(0)
  await look(admin, 'console/own turn')
  // The link has the public address of the server, which this browser can't reach.
  await admin.route('https://sign.example.com/sign/**', (route) => route.fulfill({ body: '' }))
  await signNow.click()
  await admin.waitForURL(/^https:\/\/sign\.example\.com\/sign\/#[\w-]+$/)
  await admin.goBack()
  await signNow.waitFor()
  await openRoom(admin, 'Members and sign-in')

  // A reader sees what a reader may do, also after a reload and in a second tab.
  const byAnna = `Anna Lindqvist invites you to use ${await nameOf(account)}. You become a reader`
  const { tab, context, token } = await accept(await idOf(readerMail), byAnna)
  const { tab: late } = await openAt(`/#invitation=${token}`)
  await heading(late, 'This invitation does not work any more')
  await late.getByText('ask an admin to invite you again').waitFor()
  await look(late, 'console/invitation that is over')
  await late.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(late, 'Sign in')
  await tab.reload()
  await heading(tab, 'Documents')
  expect(await tab.getByLabel('Choose a PDF').count()).toBe(0)
  const second = await context.newPage()
  await second.goto(`${baseUrl}/#/settings`)
  await card(second, 'Your sessions').getByText('This one').waitFor()
  const rooms = second.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  expect(await rooms.allTextContents()).toEqual(['You', 'Account'])
  const ownMails = card(second, 'Mails to you')
  await ownMails.getByText(`The mails go to ${readerMail}.`).waitFor()
  await ownMails.getByLabel('A document expires soon').selectOption('No mail')
  await ownMails.getByRole('button', { name: 'Save' }).click()
  const reader = await idOf(readerMail)
  const chosen = () => db.selectFrom('members').select('notifications').where('id', '=', reader).execute()
  await expect.poll(chosen).toMatchObject([{ notifications: { rejected: 'IMMEDIATELY', expiring: 'OFF' } }])
  await look(second, 'console/reader')
  // On a phone, a list leads to the rooms, and each leads back.
  const before = second.viewportSize()!
  await second.setViewportSize({ width: 360, height: 740 })
  await second.getByRole('link', { name: /^Account/ }).click()
  await heading(second, 'Account')
  await second.locator('main').getByRole('link', { name: 'Settings' }).click()
  await heading(second, 'Settings')
  await expect.poll(() => second.evaluate('document.activeElement.textContent')).toBe('Settings')
  await second.setViewportSize(before)
  await second.goto(`${baseUrl}/#/settings/members`)
  await second.getByText('Your role may not show this.').waitFor()

  // Both tabs are out, and the link of a mail leads back to where the person was.
  await tab.getByRole('link', { name: 'Contacts' }).click()
  await heading(tab, 'Contacts')
  await openMenu(second)
  await second.getByRole('menuitem', { name: 'Sign out' }).click()
  await heading(second, 'Sign in')
  await tab.getByText('Your session has ended.').waitFor()
  await tab.getByLabel('E-mail address').fill(readerMail)
  await look(tab, 'console/sign in')
  await tab.getByRole('button', { name: 'Continue' }).click()
  await tab.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  await look(tab, 'console/look into your mail')
  const [mail] = await mails.links(readerMail)
  const link = `${baseUrl}/#sign-in=${mail!.token}`
  const { tab: stranger } = await openAt(`/#sign-in=${mail!.token}`)
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click()
  await stranger.getByRole('alert').getByText('in which you asked for it').waitFor()
  await look(stranger, 'console/another browser')
  await second.goto(link)
  await second.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(second, 'Contacts')
  await heading(tab, 'Contacts')

  // Who is no admin any more sees so after the first refusal.
  const anna = await idOf(adminMail)
  const asRole = (role: 'ADMIN' | 'SENDER') => db.updateTable('members').set({ role }).where('id', '=', anna).execute()
  await asRole('SENDER')
  await row.getByRole('button', { name: 'More for Bo Ek' }).click()
  await admin.getByRole('menuitem', { name: 'Remove' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await row.getByRole('button', { name: 'More for Bo Ek' }).waitFor({ state: 'detached' })
  await asRole('ADMIN')
  await deactivate({ member_id: cecilia, account_id: account.id, user_name: email })
  await admin.reload()

  await members.locator('li', { hasText: 'Cecilia Öberg' }).getByText('Deactivated by the identity provider').waitFor()
  await members.getByLabel('Role of Cecilia Öberg').selectOption('Reader')
  await admin.locator('.toast', { hasText: 'The identity provider may overwrite it.' }).waitFor()
  await look(admin, 'console/deactivated member')
  await row.getByRole('button', { name: 'More for Bo Ek' }).click()
  await admin.getByRole('menuitem', { name: 'Remove' }).click()
  const question = admin.getByRole('dialog', { name: 'Remove Bo Ek?' })
  await question.getByLabel('Hand the documents over to').selectOption('Anna Lindqvist')
  await look(admin, 'console/remove member')
  await question.getByRole('button', { name: 'Remove' }).click()
  await row.waitFor({ state: 'detached' })
  const { data: owned } = await account.client.GET('/api/v1/documents', { params: { query: { owner: first!.id } } })
  expect(owned!.documents.map(({ title }) => title)).toEqual(['Order of Cecilia'])
  // A sensitive act asks an admin who signed in long ago to sign in again, here by a mailed link, and then goes on.
  await signedInLongAgo(anna)
  const seen = card(admin, 'Who sees what')
  await seen.getByLabel('Senders and readers see').selectOption('Only their own and shared documents')
  const inAgain = admin.getByRole('dialog', { name: 'Sign in again' })
  await inAgain.getByRole('button', { name: 'Send me a link' }).waitFor()
  await look(admin, 'console/sign in again')
  await inAgain.getByRole('button', { name: 'Go back' }).click()
  await seen.getByRole('alert').getByText('Nothing was changed').waitFor()
  await seen.getByLabel('Senders and readers see').selectOption('Only their own and shared documents')
  await inAgain.getByRole('button', { name: 'Send me a link' }).click()
  await inAgain.getByText('A mail is on its way').waitFor()
  const [another] = await mails.links(adminMail)
  const opened = await ofAdmin.newPage()
  await opened.goto(`${baseUrl}/#sign-in=${another!.token}`)
  await opened.getByRole('button', { name: 'Sign in', exact: true }).click()
  await heading(opened, 'Members and sign-in')
  await inAgain.waitFor({ state: 'detached' })
  await expect.poll(async () => (await account.client.GET('/api/v1/account')).data!.documentsSeenBy).toBe('OWNER')
  const senders = seen.getByLabel('Parties see as the sender')
  await senders.selectOption(`“Anna Lindqvist, ${await nameOf(account)}”`)
  await seen.getByText('Answers to mails go to this member').waitFor()
  await look(admin, 'console/who parties see')
  await comeBack(tab)
  await heading(tab, 'Sign in')

  // Somebody with two accounts changes between them without signing in again.
  const other = await newAccount()
  const { data: again } = await other.client.POST('/api/v1/members', {
    body: { name: 'Anna Lindqvist', email: adminMail, role: 'ADMIN' },
  })
  const [invitation] = await mails.invitations(again!.id)
  await admin.goto(`${baseUrl}/#invitation=${invitation!.token}`)
  await admin.getByRole('button', { name: 'Accept the invitation' }).click()
  const shown = admin.locator('.account-menu .account')
  await expect.poll(() => shown.textContent()).toBe(`${await nameOf(other)}Anna Lindqvist`)
  // A wide window has the menu elsewhere, so the change of the size closes it.
  await admin.setViewportSize(smallPhone.viewport!)
  await admin.locator('.rail .account-menu').waitFor()
  await openMenu(admin)
  await look(admin, 'console/menu of a member')
  await admin.setViewportSize(desktop.viewport!)
  await admin.locator('.account-corner .account-menu').waitFor()
  await openMenu(admin)
  await admin.getByRole('menuitem', { name: `Change to ${await nameOf(account)}` }).click()
  await expect.poll(() => shown.textContent()).toBe(`${await nameOf(account)}Anna Lindqvist`)

  await openRoom(admin, 'You')
  await card(admin, 'Your sessions').getByRole('button', { name: 'Sign out everywhere' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await heading(admin, 'Sign in')
})

test('a member adds a passkey, gives it a name, signs in with it, and removes it', async () => {
  const account = await newAccount()
  const { data: invited } = await account.client.POST('/api/v1/members', {
    body: { name: 'Cilla Ek', email: `cilla.${account.id}@example.com`, role: 'SENDER' },
  })
  const [mail] = await mails.invitations(invited!.id)
  // Browsers have passkeys only for names, and without TLS only for this one.
  const here = baseUrl.replace('127.0.0.1', 'localhost')
  const { publicUrl } = services
  services.publicUrl = here
  onTestFinished(() => void (services.publicUrl = publicUrl))
  const { tab, context } = await openAt('/')
  const devtools = await context.newCDPSession(tab)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await tab.goto(`${here}/#invitation=${mail!.token}`)
  await tab.getByRole('button', { name: 'Accept the invitation' }).click()
  await heading(tab, 'Documents')
  await openRoom(tab, 'You')
  const passkeys = card(tab, 'Your passkeys')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByText('not used yet').waitFor()
  await passkeys.getByRole('button', { name: /^Rename/ }).click()
  await tab.getByRole('dialog').getByLabel('Name').fill('My laptop')
  await look(tab, 'console/rename passkey')
  await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await passkeys.getByText('My laptop', { exact: true }).waitFor()
  await look(tab, 'console/passkeys')
  // The device has one already.
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await passkeys.getByRole('alert').getByText('No passkey was added.').waitFor()
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await heading(tab, 'Sign in')
  await look(tab, 'console/sign in with a passkey')
  await tab.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await passkeys.getByText('last used').waitFor()
  await signedInLongAgo(invited!.id)
  await passkeys.getByRole('button', { name: 'Delete My laptop' }).click()
  await tab.getByRole('dialog', { name: 'Delete My laptop?' }).getByRole('button', { name: 'Delete' }).click()
  const inAgain = tab.getByRole('dialog', { name: 'Sign in again' })
  await inAgain.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  await look(tab, 'console/sign in again with a passkey')
  await inAgain.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await inAgain.waitFor({ state: 'detached' })
  await passkeys.getByText('My laptop', { exact: true }).waitFor({ state: 'detached' })
  await openMenu(tab)
  await tab.getByRole('menuitem', { name: 'Sign out' }).click()
  await tab.getByRole('button', { name: 'Sign in with a passkey' }).click()
  const said = tab.getByRole('alert')
  await expect.poll(() => said.textContent()).toContain('This server does not know the passkey.')
})
