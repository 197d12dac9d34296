import { expect, test } from 'vitest'
import { look } from '@paraph/testing/pages/look.ts'
import { phone, startPages } from '@paraph/testing/pages/page.ts'

const { openAt } = await startPages()

const swedish = '**/assets/sv-*.json'

test('a browser loads the texts of one language, and nothing typed is lost when another one is chosen', async () => {
  const { tab, context } = await openAt('/', phone)
  const loaded: string[] = []
  context.on('request', (request) => loaded.push(...(/\/assets\/(en|sv)-/.exec(request.url())?.slice(1) ?? [])))
  const language = () => tab.evaluate('document.documentElement.lang')
  await tab.reload()
  await tab.getByLabel('API key').fill('pk_live_typed')
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
  await tab.getByLabel('API-nyckel').waitFor()
  expect(new Set(loaded)).toEqual(new Set(['sv']))
})
