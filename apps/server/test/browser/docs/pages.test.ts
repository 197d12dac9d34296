import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from '@paraph/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seriousViolations } from '../../support/axe.ts'
import { openBrowser } from '../../support/browser.ts'
import { startServer } from '../../support/server.ts'
import { all, expectAccessible, folder, requestsFromFolder, sample } from './pages.support.ts'

const others = globSync('**/*.{json,yaml,md,txt}', { cwd: folder })
const { baseUrl } = await startServer()
const browser = await openBrowser()

const colours = ['light', 'dark'] as const
describe('accessibility and size', () => {
  let tab: Page
  beforeAll(async () => {
    tab = await browser.newPage({ bypassCSP: true })
  })
  afterAll(() => tab.close())

  test.each(sample)(
    '%s has no serious violation of axe, in both colours and on both widths, and fits a phone',
    async (page) => {
      await expect(expectAccessible(tab, `${baseUrl}/docs/${page}`)).resolves.toBeUndefined()
    },
  )

  // Redoc reads the colour scheme only when it starts.
  test.each(colours)('the reference has no serious violation of axe in %s colours', async (colorScheme) => {
    await tab.emulateMedia({ colorScheme })
    await tab.goto(`${baseUrl}/docs/reference.html#/parties/addparty`)
    // The first page is in the HTML, but only Redoc's program shows the others.
    await tab.locator('h2', { hasText: 'Add a party' }).waitFor()
    await tab.getByRole('link', { name: 'Paraph', exact: true }).click()
    await tab.locator('h1', { hasText: 'Paraph API' }).waitFor()
    await tab.setViewportSize({ width: colorScheme === 'light' ? 1280 : 360, height: 740 })
    expect(await seriousViolations(tab)).toEqual([])
  })
})

test('the type of every problem links to its entry', async () => {
  const codes = Object.keys(problems)
  const errors = readFileSync(join(folder, 'guides/errors.html'), 'utf8')
  expect(codes.filter((code) => !new RegExp(`<h3[^>]* id="${code}"[^>]*>`).test(errors))).toEqual([])
  const tab = await browser.newPage()
  // The page only adds the code to the address of the entries, so it does so for each code or for none.
  for (const code of [codes[0], codes.at(-1)]) {
    await tab.goto('about:blank')
    await tab.goto(`${baseUrl}/docs#problem/${code}`)
    await tab.waitForURL(`${baseUrl}/docs/guides/errors.html#${code}`)
    expect(await tab.locator('h3:target').innerText()).toContain(code)
  }
})

test.each(all)('the policy of %s runs no script except its own ones', (page) => {
  const html = readFileSync(join(folder, page), 'utf8')
  const policies = [...html.matchAll(/http-equiv="Content-Security-Policy" content="([^"]*)"/g)]
  expect(policies).toHaveLength(1)
  const directives = policies[0]![1]!.split('; ')
  expect(directives).toContain("default-src 'none'")
  const scripts = directives.filter((directive) => directive.startsWith('script-src'))
  expect(scripts).toHaveLength(1)
  // A page without a script has no source.
  const sources = scripts[0]!.split(' ').slice(1).filter(Boolean)
  expect(sources.filter((source) => !/^('self'|blob:|'sha256-[\w+/]{43}=')$/.test(source))).toEqual([])
})

test('every link between the pages has a target, on a server and in a folder', async () => {
  const texts = new Map(all.map((page) => [page, readFileSync(join(folder, page), 'utf8')]))
  const broken: string[] = []
  for (const [page, text] of texts) {
    for (const [, href] of text.matchAll(/<a\b[^>]* href="([^"]+)"/g)) {
      if (/^(https?|data|mailto):/.test(href!)) continue
      const { pathname, hash } = new URL(href!, `http://docs/${page}`)
      const file = pathname.slice(1)
      const target = texts.get(file)
      if (target === undefined ? !others.includes(file) : !hasTarget(target, file, hash))
        broken.push(`${page}: ${href}`)
    }
  }
  expect(broken).toEqual([])
  for (const page of [...all, ...others]) expect((await fetch(`${baseUrl}/docs/${page}`)).status, page).toBe(200)
})

const rendered = new Set(
  globSync('assets/reference.*/**/*.js', { cwd: folder }).map((file) => file.split('/').slice(2).join('/')),
)

/** The reference has a rendered page for each of its addresses, which are fragments. */
function hasTarget(text: string, file: string, hash: string): boolean {
  if (hash === '') return true
  if (file.startsWith('reference') && hash.startsWith('#/'))
    return hash === '#/' || rendered.has(`${hash.slice(2).split('#')[0]}.js`)
  return text.includes(` id="${decodeURIComponent(hash.slice(1))}"`)
}

test('a page sends no network request when it is opened from a folder', async () => {
  expect(await requestsFromFolder(browser, [...sample, 'reference-offline.html'])).toEqual([])
})
