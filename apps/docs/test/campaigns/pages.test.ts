import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { problems } from '@paraph/contract'
import { expect, test } from 'vitest'
import { all, folder } from '../published.ts'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { useServer } from '@paraph/testing/server/server.ts'

// The entry redirects at once.
const pages = all.filter((page) => page !== 'index.html')
const guides = pages.filter((page) => page.startsWith('guides/'))
const { baseUrl } = await useServer()
const browser = await openBrowser()
const tab = await browser.newPage({ bypassCSP: true })

/** Tables that scroll sideways, or that stand out of the screen. Samples of code may scroll. */
const widerThanTheirPlace = `Array.from(document.querySelectorAll('main table, main dl, main p, main li:not(:has(pre))'))
  .filter((e) => e.scrollWidth > e.clientWidth || e.getBoundingClientRect().right > innerWidth)
  .map((e) => e.textContent.slice(0, 60))`

// All guides have the same style, so one guide after the other is judged in the other colours.
test.each(
  guides.map((guide, index) => ({ guide, colorScheme: index % 2 === 0 ? ('light' as const) : ('dark' as const) })),
)(
  '$guide has no serious violation of axe in $colorScheme colours, and fits a phone',
  async ({ guide, colorScheme }) => {
    await tab.setViewportSize({ width: colorScheme === 'light' ? 1280 : 360, height: 740 })
    await tab.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await tab.goto(`${baseUrl}/docs/${guide}`)
    await tab.waitForFunction(`document.documentElement.classList.contains('dark') === ${colorScheme === 'dark'}`)
    expect(await seriousViolations(tab)).toEqual([])
    for (const width of [360, 1280]) {
      await tab.setViewportSize({ width, height: 740 })
      expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(width)
      expect(await tab.evaluate(widerThanTheirPlace), `${width}`).toEqual([])
    }
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
  const context = await browser.newContext()
  const foreign: string[] = []
  context.on('request', (request) => {
    if (!/^(file|data|blob):/.test(request.url())) foreign.push(request.url())
  })
  const tab = await context.newPage()
  for (const page of pages) {
    await tab.goto(pathToFileURL(join(folder, page)).href)
    await tab.locator('h1').first().waitFor()
  }
  await context.close()
  expect(foreign).toEqual([])
})
