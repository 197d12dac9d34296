import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_PENDING } from '@paraph/server/src/domain/webhooks/endpoint-rules.ts'
import { keepUp } from '@paraph/server/src/work/webhooks/upkeep.ts'
import { startReceiver } from '@paraph/testing/receivers/receiver.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { startPages } from '@paraph/testing/pages/page.ts'
import { comeBack, faultAt, openRoom, signIn } from '@paraph/testing/pages/console.ts'

const { newAccount, newKey, openAt, clientOf, sendWebhooks, services, jobs } = await startPages()

const card = (tab: Page, name: string) =>
  tab.locator('section', { has: tab.getByRole('heading', { name, level: 2, exact: true }) })

async function openSettings(key: string, room: string) {
  const { tab } = await openAt('/')
  await signIn(tab, key)
  await openRoom(tab, room)
  return { tab }
}

test('the contact of the account is saved, keys are created and revoked, and a key sees what it lacks', async () => {
  const account = await newAccount()
  const { tab } = await openSettings(account.key, 'Account')
  expect(await tab.title()).toBe('Account · Settings · Paraph')
  const contact = card(tab, 'Name and contact')
  await contact.getByLabel('E-mail address for questions').fill('avtal@example.com')
  await contact.getByLabel('Phone number for questions').fill('0701')
  await contact.getByRole('button', { name: 'Save' }).click()
  const phone = contact.getByLabel('Phone number for questions')
  await expect.poll(() => faultAt(phone)).toContain('Enter a phone number with its country code')
  await phone.fill('+46701740605')
  // The zone of the browser stands first. Some letters of a city are enough.
  const zone = contact.getByRole('combobox', { name: 'Time zone' })
  await zone.click()
  await contact.getByRole('group', { name: 'This device' }).getByRole('option').waitFor()
  await zone.fill('nowhere')
  await contact.getByText('No time zone contains “nowhere”.').waitFor()
  await zone.fill('stockh')
  await contact.getByRole('option', { name: /^\(UTC\+0[12]:00\) Stockholm$/ }).waitFor()
  await look(tab, 'console/time zone')
  await zone.press('Enter')
  await contact.getByLabel('Name that people see').fill('Acme & Söner')
  await contact.getByRole('button', { name: 'Save' }).click()
  const stored = async () => (await account.client.GET('/api/v1/account')).data
  await expect
    .poll(stored)
    .toMatchObject({ contactEmail: 'avtal@example.com', contactPhone: '+46701740605', timeZone: 'Europe/Stockholm' })
  await expect.poll(() => faultAt(phone)).toBe(null)
  await tab.locator('.account-menu .account', { hasText: 'Acme & Söner' }).waitFor()
  // A wide window has the picture of the account alone, at the upper right. The pointer meets its name there.
  const menu = tab.getByRole('button', { name: 'Acme & Söner' })
  await menu.hover()
  await tab.locator('.tip', { hasText: 'Acme & Söner' }).waitFor()
  const { x, y, width } = (await menu.boundingBox())!
  expect(x + width).toBeGreaterThan(1200)
  expect(y).toBeLessThan(60)
  const begins = card(tab, 'New documents')
  await begins.getByLabel('Language').selectOption('Svenska')
  await begins.getByLabel('Days until it expires').fill('30')
  await begins.getByLabel('Days until the first reminder').fill('0')
  await begins.getByRole('button', { name: 'Save' }).click()
  await begins.getByRole('alert').waitFor()
  await begins.getByLabel('Days until the first reminder').fill('5')
  await begins.getByRole('button', { name: 'Save' }).click()
  const reminders = { firstAfterDays: 5, everyDays: 3, max: 3 }
  const chosen = { defaultLanguage: 'SV', expiresAfterDays: 30, defaultReminders: reminders }
  await expect.poll(stored).toMatchObject({ displayName: 'Acme & Söner', ...chosen })

  // The mails that the sender gets.
  const mails = card(tab, 'Mails to you')
  await mails.getByText('The mails go to avtal@example.com').waitFor()
  await mails.getByRole('button', { name: 'Send a test mail' }).click()
  await mails.getByText('A test mail is on its way to avtal@example.com.').waitFor()
  await mails.getByLabel('A document is complete').selectOption('Once a day, at 8')
  await mails.getByLabel('A link reaches the wrong person').selectOption('No mail')
  await mails.getByRole('button', { name: 'Save' }).click()
  const times = { rejected: 'OFF', undelivered: 'OFF', expiring: 'OFF', completed: 'DAILY', wrongPerson: 'OFF' }
  await expect.poll(async () => (await stored())?.notifications).toEqual(times)

  await look(tab, 'console/settings')
  await openRoom(tab, 'Developers')
  // The secret of a new key is shown once.
  const keys = card(tab, 'API keys')
  const make = keys.getByRole('button', { name: 'Create a key' })
  await make.click()
  const asked = tab.getByRole('dialog', { name: 'Create a key' })
  const create = asked.getByRole('button', { name: 'Create the key' })
  await create.click()
  await expect.poll(() => faultAt(asked.getByLabel('What the key is for'))).toContain('Say what the key is for.')
  await asked.getByLabel('What the key is for').fill('Accounting')
  await create.click()
  await asked.getByText('Choose at least one thing that the key may do.').waitFor()
  await asked.getByRole('button', { name: 'Only reads' }).click()
  await asked.getByLabel('Read contacts').uncheck()
  await asked.getByLabel('Read the account').uncheck()
  await look(tab, 'console/scopes')
  await create.click()
  const dialog = tab.getByRole('dialog', { name: 'The key Accounting' })
  const secret = (await dialog.locator('code').textContent())!
  expect(secret).toMatch(/^pk_live_/)
  await look(tab, 'console/new key')
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const me = async () => (await clientOf(secret).GET('/api/v1/me')).data
  expect(await me()).toMatchObject({ scopes: ['documents:read'], apiKey: { name: 'Accounting' } })
  await expect.poll(() => make.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await keys.locator('li', { hasText: 'Accounting' }).getByText('Read documents', { exact: true }).waitFor()
  // A closed dialog has no role, and may still be in the page for a moment.
  await expect.poll(() => tab.content()).not.toContain(secret)

  const revoke = keys.getByRole('button', { name: 'Revoke the key Accounting' })
  const question = tab.getByRole('dialog', { name: 'Revoke the key Accounting?' })
  await revoke.click()
  await question.getByText('What uses it stops working at once.').waitFor()
  await look(tab, 'console/question')
  await question.getByRole('button', { name: 'Go back' }).click()
  await question.waitFor({ state: 'detached' })
  // No answer is no.
  expect(await me()).toBeDefined()
  await expect.poll(() => revoke.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await revoke.click()
  await question.getByRole('button', { name: 'Revoke' }).click()
  await revoke.waitFor({ state: 'detached' })
  await tab.locator('.toast', { hasText: 'The key was revoked.' }).waitFor()
  // The focus does not go with the row, but to the row before it.
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Revoke')
  expect(await me()).toBeUndefined()
  const { key } = await newKey(account.id, ['documents:read'])
  await tab.goto(new URL('/', tab.url()).href)
  await signIn(tab, key)
  await openRoom(tab, 'Developers')
  for (const scope of ['keys:write', 'webhooks:write'])
    await tab.getByText(`does not have the scope ${scope}`).waitFor()
  await tab.getByRole('link', { name: 'Account', exact: true }).click()
  await tab.getByText('does not have the scope account:read').waitFor()
  // A room that this key can't see says so too.
  await tab.goto(new URL('/#/settings/log', tab.url()).href)
  await tab.getByText('does not have the scope log:read').waitFor()
})

test('an endpoint gets a test event, is disabled, enabled and deleted, and a failed delivery is sent again', async () => {
  const receiver = await startReceiver(410)
  const sender = sendWebhooks()
  onTestFinished(async () => {
    await receiver.close()
    await sender.close()
  })
  const account = await newAccount()
  const { tab } = await openSettings(account.key, 'Developers')
  const hooks = card(tab, 'Webhooks')
  await hooks.getByText('No program hears of your documents yet.').waitFor()
  await hooks.getByRole('button', { name: 'Add an endpoint' }).click()
  const asked = tab.getByRole('dialog', { name: 'Add an endpoint' })
  const address = asked.getByLabel('Address')
  const add = asked.getByRole('button', { name: 'Add the endpoint' })
  await address.fill('example')
  await add.click()
  await expect.poll(() => faultAt(address)).toContain('Enter a full address')
  // The server refuses this one, and the field says so too.
  await address.fill('http://192.0.2.1/')
  await add.click()
  await expect.poll(() => faultAt(address)).toContain('This server may not send to this address')
  await look(tab, 'console/new endpoint')
  await address.fill(receiver.url)
  await asked.getByLabel('party.signed').check()
  await add.click()
  const dialog = tab.getByRole('dialog', { name: 'The secret of the endpoint' })
  const secret = await dialog.locator('code').textContent()
  expect(secret).toMatch(/^whsec_/)
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const endpoints = async () => (await account.client.GET('/api/v1/webhook-endpoints')).data!.webhookEndpoints
  expect((await endpoints())[0]!.events).toEqual([
    'document.completed',
    'document.rejected',
    'document.cancelled',
    'document.expired',
    'party.signed',
  ])

  await hooks.getByText('Deliveries').click()
  await hooks.getByText('Nothing was sent yet.').waitFor()
  await hooks.getByRole('button', { name: 'Send a test event' }).click()
  await hooks.getByText('answered 410').waitFor()
  // The delivery waits for its next attempt, until the upkeep ends the deliveries of disabled endpoints.
  await keepUp({ ...services, jobs, maxPending: MAX_PENDING })
  await comeBack(tab)
  await hooks.getByText('Disabled, because your program answered 410.').waitFor()
  await hooks.locator('.mark', { hasText: 'Failed' }).waitFor()
  await look(tab, 'console/webhooks')
  receiver.answer = 200
  const enable = hooks.getByRole('button', { name: 'Enable' })
  await enable.click()
  await enable.waitFor({ state: 'detached' })
  await hooks.getByRole('button', { name: 'Send again' }).click()
  await hooks.locator('.mark', { hasText: 'Delivered' }).waitFor()
  expect(receiver.requests).toHaveLength(2)
  await hooks.getByText('What was sent and answered').click()
  await hooks.locator('pre', { hasText: 'webhook.test' }).waitFor()

  // What does not arrive is said at the endpoint, with the time of the next try.
  receiver.answer = 500
  await hooks.getByRole('button', { name: 'Send a test event' }).click()
  await hooks.getByText('answered 500').waitFor()
  await comeBack(tab)
  await hooks.locator('.mark', { hasText: 'Failing' }).waitFor()
  await hooks.getByText(/^Nothing has arrived since .* Next try: /).waitFor()

  const choose = async (name: string) => {
    await hooks.getByRole('button', { name: 'More for' }).press('Enter')
    await tab.getByRole('menuitem', { name }).click()
  }
  await choose('New secret')
  await dialog.waitFor()
  expect(await dialog.locator('code').textContent()).not.toBe(secret)
  await tab.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await hooks.getByText('The secret before this one also signs until').waitFor()
  await choose('Disable')
  await hooks.locator('.mark', { hasText: 'Disabled' }).waitFor()
  expect((await endpoints())[0]!.enabled).toBe(false)
  await choose('Delete')
  await tab.getByRole('dialog', { name: 'Delete this endpoint?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(endpoints).toEqual([])
})
