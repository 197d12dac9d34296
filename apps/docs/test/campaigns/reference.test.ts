import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations as specified } from '@paraph/contract'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { folder } from '../published.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { useServer } from '@paraph/testing/server/server.ts'
import { openWatched } from '@paraph/testing/pages/watched-context.ts'

const operations = Object.values(specified).map(({ operationId, summary, security, tags: [tag] }) => {
  const group = `#/${tag.toLowerCase().replaceAll(' ', '-')}`
  return { summary, scopes: security.scopes, group, address: `${group}/${operationId.toLowerCase()}` }
})
const browser = await openBrowser()
const docs = `${(await useServer()).baseUrl}/docs`

/** Opens the docs and collects requests to other machines from three sources: the requests of the page, the violations of its policy, and a proxy. */
async function openDocs(options: BrowserContextOptions = {}): Promise<{ page: Page; foreign: string[] }> {
  const foreign: string[] = []
  const context = await openWatched(browser, options, foreign)
  context.on('request', (request) => {
    const { origin, protocol, href } = new URL(request.url())
    if (protocol !== 'data:' && origin !== new URL(docs).origin) foreign.push(href)
  })
  const page = await context.newPage()
  expect((await page.goto(`${docs}/reference.html`))?.status()).toBe(200)
  return { page, foreign }
}

test.each(operations)('the reference shows the scopes of “$summary”', ({ summary, scopes, address }) => {
  // The build writes each page of the reference as a module with its HTML.
  const [file] = globSync(`assets/reference.*/${address.slice(2)}.js`, { cwd: folder })
  const html = JSON.parse(readFileSync(join(folder, file!), 'utf8').replace(/^export default /, '')) as string
  const text = html.replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
  expect(text.split(/\s+/).join(' ')).toContain(summary)
  const [, shown = ''] = /Required scopes([^)]*)/.exec(text) ?? []
  expect(scopes.filter((scope) => !shown.includes(scope))).toEqual([])
})

test('the docs send no request to another machine while they are read; the reference has the search and the colours of the guides, and the title of the shown operation', async () => {
  const { page, foreign } = await openDocs({ colorScheme: 'light' })
  const shown = ({ address, summary }: (typeof operations)[number]) =>
    page.locator('h2', { has: page.locator(`a[href="${address}"]`), hasText: summary }).waitFor()
  const last = operations.at(-1)!
  await page.evaluate(`location.hash = ${JSON.stringify(last.address)}`)
  await shown(last)
  await page.mouse.wheel(0, 100_000)
  // The program shows the other tab. From here on, the menu belongs to the program, and one press opens a group.
  await page.getByRole('tab', { name: '410' }).first().click()
  await page.getByText('document_cancelled').first().waitFor()
  const another = operations.find(({ summary }) => summary === 'Add a party')!
  await page.locator(`a[href="${another.group}"]`).first().click()
  await page.locator(`a[href="${another.address}"]`).first().click()
  await shown(another)
  await page.mouse.wheel(0, 100_000)
  await expect.poll(() => page.title()).toBe('Add a party · Paraph API')
  await page.getByText('Update a party').first().click()
  await expect.poll(() => page.title()).toBe('Update a party · Paraph API')
  await page.getByTestId('color-mode-switcher').click()
  await page.keyboard.press('Control+k')
  await page.locator('.search-input').waitFor()
  expect(await page.evaluate('document.documentElement.className')).toContain('dark')
  await page.locator('.search-input').fill('add a party')
  await page.locator('.result[href$="#/parties/addparty"]').click()
  await page.locator('html.dark h2', { hasText: 'Add a party' }).waitFor()

  // The page in one file has the search of Redoc, because the one search is in the guides.
  await page.goto(`${docs}/reference-offline.html`)
  await page.getByTestId('search-trigger').getByText('Search').click()
  await page.keyboard.type('remind')
  await page.locator('[data-component-name="Search/SearchItem"]').first().click()
  await page.waitForURL(/#.*remind/)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  // This browser ignores hints to connect in advance; the browsers of readers follow them.
  expect(await page.locator('link:not([href^="data:"], [href^="assets/"])').count()).toBe(0)
  expect(await page.context().cookies()).toEqual([])
})

test('before its program is loaded, the reference can be read, each operation fits a phone of 360 pixels, and its links and its menu work; other clicks take effect later', async () => {
  const { page } = await openDocs({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/redoc\./, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('about:blank')
  await page.goto(`${docs}/reference.html#/parties/addparty`)
  const heading = (title: string) => page.locator('main h2', { hasText: title }).first()
  await heading('Add a party').waitFor()
  await expect.poll(() => page.title()).toBe('Add a party · Paraph API')
  const wide: string[] = []
  for (const { summary, address } of operations) {
    await page.evaluate(`location.hash = ${JSON.stringify(address)}`)
    await page.locator('main h2', { has: page.locator(`a[href="${address}"]`), hasText: summary }).waitFor()
    if (await page.evaluate('document.documentElement.scrollWidth > 360')) wide.push(summary)
  }
  expect(wide).toEqual([])
  // The menu shows the operations of the open group.
  await page.evaluate(`location.hash = '#/parties/addparty'`)
  await heading('Add a party').waitFor()
  await page.getByRole('button', { name: 'Open navigation menu' }).tap()
  await page.locator('.menu-content a[href="#/parties/remindparty"]').tap()
  await heading('Remind a party').waitFor()
  await page.locator('.menu-content').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Paraph', exact: true }).tap()
  await page.locator('main h1', { hasText: 'Paraph API' }).waitFor()
  await page.goBack()
  await heading('Remind a party').waitFor()
  const other = page.locator('main [role="tab"][aria-selected="false"]').first()
  const label = await other.innerText()
  await other.tap()
  const selected = page.locator('main [role="tab"][aria-selected="true"]', { hasText: label }).first()
  expect(await selected.count()).toBe(0)
  release()
  await selected.waitFor()
  // The program shows the same as before.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})
