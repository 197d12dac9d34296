import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from '@paraph/contract'
import { expect, test } from 'vitest'
import { folder } from '../published.ts'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { startServer } from '@paraph/testing/server/server.ts'
import { expectAccessible, guides, pages, requestsFromFolder } from './pages.support.ts'

const { baseUrl } = await startServer()
const browser = await openBrowser()
const tab = await browser.newPage({ bypassCSP: true })

test.each(guides)(
  '%s has no serious violation of axe, in both colours and on both widths, and fits a phone',
  async (guide) => {
    await expect(expectAccessible(tab, `${baseUrl}/docs/${guide}`)).resolves.toBeUndefined()
  },
)

// Redoc reads the colour scheme only when it starts.
test.each(['light', 'dark'] as const)(
  'the reference has no serious violation of axe in %s colours',
  async (colorScheme) => {
    await tab.emulateMedia({ colorScheme })
    await tab.goto(`${baseUrl}/docs/reference.html#/parties/addparty`)
    // The first page is in the HTML, but only Redoc's program shows the others.
    await tab.locator('h2', { hasText: 'Add a party' }).waitFor()
    await tab.getByRole('link', { name: 'Paraph', exact: true }).click()
    await tab.locator('h1', { hasText: 'Paraph API' }).waitFor()
    await tab.setViewportSize({ width: colorScheme === 'light' ? 1280 : 360, height: 740 })
    expect(await seriousViolations(tab)).toEqual([])
  },
)

test('the type of every problem links to its entry', async () => {
  const codes = Object.keys(problems)
  const errors = readFileSync(join(folder, 'guides/errors.html'), 'utf8')
  expect(codes.filter((code) => !new RegExp(`<h3[^>]* id="${code}"[^>]*>`).test(errors))).toEqual([])
  const tab = await browser.newPage()
  // The page only adds the code to the address of the entries. So the links work for every code or for none.
  for (const code of [codes[0], codes.at(-1)]) {
    await tab.goto('about:blank')
    await tab.goto(`${baseUrl}/docs#problem/${code}`)
    await tab.waitForURL(`${baseUrl}/docs/guides/errors.html#${code}`)
    expect(await tab.locator('h3:target').innerText()).toContain(code)
  }
})

test('no page sends a network request when it is opened from a folder', async () => {
  expect(await requestsFromFolder(browser, pages)).toEqual([])
})
