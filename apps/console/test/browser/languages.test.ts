import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keyField, openMenu } from '@paraph/testing/pages/console.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { phone, startPages } from '@paraph/testing/pages/page.ts'

const { newAccount, openAt } = await startPages()

const [swedish, english] = ['**/assets/sv-*.json', '**/assets/en-*.json']
const contacts = '**/assets/contacts-view-*.js'

const focused = (tab: Page) => tab.evaluate<string>('document.activeElement.textContent')

test('a browser loads the texts of one language, and nothing typed is lost when another one is chosen', async () => {
  const { tab, context } = await openAt('/', phone)
  const loaded: string[] = []
  context.on('request', (request) => loaded.push(...(/\/assets\/(en|sv)-/.exec(request.url())?.slice(1) ?? [])))
  const language = () => tab.evaluate('document.documentElement.lang')
  await tab.reload()
  await (await keyField(tab)).fill('pk_live_typed')
  expect(loaded).toEqual(['en'])

  await context.route(swedish, (route) => route.abort('connectionfailed'))
  await tab.getByRole('button', { name: 'Svenska' }).click()
  await tab.getByRole('alert').getByText('The server did not answer.').waitFor()
  expect(await language()).toBe('en')
  await context.unroute(swedish)
  await tab.getByRole('button', { name: 'Svenska' }).click()
  expect(await tab.getByLabel('API-nyckel').inputValue()).toBe('pk_live_typed')
  expect(await language()).toBe('sv')
  expect(await tab.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)

  // The choice stays. Nothing is shown in another language before, and if the texts can't be loaded, the person can try again.
  loaded.length = 0
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(swedish, (route) => released.then(() => route.abort('connectionfailed')))
  const asked = tab.waitForRequest(swedish)
  await tab.reload({ waitUntil: 'commit' })
  await asked
  expect(await tab.locator('body').innerText()).toBe('')
  release()
  await tab.getByText('Servern svarade inte.').waitFor()
  await look(tab, 'console/no language loaded')
  await context.unroute(swedish)
  await tab.getByRole('button', { name: 'Försök igen' }).click()
  await keyField(tab)
  expect(new Set(loaded)).toEqual(new Set(['sv']))

  // Texts that come late also change a dialog that is open, and what it says of the last try.
  const { key } = await newAccount()
  await (await keyField(tab)).fill(key)
  await tab.keyboard.press('Enter')
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await context.route(english, (route) => arrived.then(() => route.continue()))
  // A view that comes late takes the focus from nobody who has gone on to a menu.
  const { promise: wanted, resolve: show } = Promise.withResolvers<void>()
  await context.route(contacts, (route) => wanted.then(() => route.continue()))
  await tab.getByRole('link', { name: 'Kontakter' }).click()
  await openMenu(tab)
  await expect.poll(() => focused(tab)).toBe('English')
  show()
  await expect.poll(() => tab.title()).toBe('Kontakter · Paraph')
  expect(await focused(tab)).toBe('English')
  await tab.getByRole('menuitem', { name: 'English' }).click()
  await tab.getByRole('button', { name: 'Lägg till en kontakt' }).click()
  await tab.getByRole('dialog').getByRole('button', { name: 'Spara' }).click()
  await tab.getByText('Ange ett förnamn.').waitFor()
  arrive()
  await tab.getByRole('dialog').getByText('Enter a first name.').waitFor()

  // So does a toast. It stays while the pointer is on it.
  await tab.getByLabel('First name').fill('Anna')
  await tab.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await tab.locator('.toast', { hasText: 'Saved.' }).hover()
  await tab.locator('.account-menu > button').press('Enter')
  await tab.getByRole('menuitem', { name: 'Svenska' }).press('Enter')
  await tab.locator('.toast', { hasText: 'Sparat.' }).waitFor()
})
