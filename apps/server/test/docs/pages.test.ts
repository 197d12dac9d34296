import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { problems } from '@paraph/contract'
import { seriousViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'

vi.setConfig({ testTimeout: 120_000 })

const folder = dirname(fileURLToPath(import.meta.resolve('@paraph/docs/index.html')))
const pages = globSync('*.html', { cwd: folder }).toSorted()
const guides = pages.filter((page) => page !== 'index.html')
const others = globSync('*.{json,yaml}', { cwd: folder })
const { baseUrl } = await startServer()
let browser: Browser

beforeAll(async () => void (browser = await launchBrowser()), 60_000)
afterAll(() => browser.close())

describe.each(
  (['light', 'dark'] as const).flatMap((colorScheme) => [360, 1280].map((width) => ({ colorScheme, width }))),
)('in $colorScheme colours at $width pixels', ({ colorScheme, width }) => {
  // One tab for all pages, because a new one takes the browser as long as the page.
  let tab: Page
  beforeAll(async () => {
    tab = await browser.newPage({ colorScheme, viewport: { width, height: 740 }, bypassCSP: true })
  })
  afterAll(() => tab.close())

  test.each(pages)('axe finds no serious violation on %s', async (page) => {
    await tab.goto(`${baseUrl}/docs/${page}`)
    await tab.locator('h1').first().waitFor()
    expect(await seriousViolations(tab)).toEqual([])
  })
})

test('no guide is wider than a phone of 360 pixels', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true })
  const tab = await context.newPage()
  const wide: string[] = []
  for (const guide of guides) {
    await tab.goto(`${baseUrl}/docs/${guide}`)
    if (await tab.evaluate('document.documentElement.scrollWidth > 360')) wide.push(guide)
  }
  await context.close()
  expect(wide).toEqual([])
})

test('the type of every problem links to its entry', async () => {
  const codes = Object.keys(problems)
  const errors = readFileSync(join(folder, 'errors.html'), 'utf8')
  expect(codes.filter((code) => !new RegExp(`<h3[^>]* id="${code}"[^>]*>`).test(errors))).toEqual([])
  const tab = await browser.newPage()
  // The page only adds the code to the address of the entries, so it does so for each code or for none.
  for (const code of [codes[0], codes.at(-1)]) {
    await tab.goto('about:blank')
    await tab.goto(`${baseUrl}/docs#problem/${code}`)
    await tab.waitForURL(`${baseUrl}/docs/errors.html#${code}`)
    expect(await tab.locator('h3:target').textContent()).toBe(code)
  }
})

test('every link between the pages has a target, on a server and in a folder', async () => {
  const ids = new Map(
    pages.map((page) => [
      page,
      new Set(Array.from(readFileSync(join(folder, page), 'utf8').matchAll(/ id="([^"]+)"/g), ([, id]) => id!)),
    ]),
  )
  const broken: string[] = []
  for (const guide of guides) {
    for (const [, href] of readFileSync(join(folder, guide), 'utf8').matchAll(/ href="([^"]+)"/g)) {
      if (/^(https?|data):/.test(href!)) continue
      const [file, id] = href!.split('#')
      const target = ids.get(file || guide)
      if (!target && !others.includes(file!)) broken.push(`${guide}: ${href}`)
      if (target && id && file !== 'index.html' && !target.has(id)) broken.push(`${guide}: ${href}`)
    }
  }
  expect(broken).toEqual([])
  for (const page of [...pages, ...others]) expect((await fetch(`${baseUrl}/docs/${page}`)).status).toBe(200)
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
