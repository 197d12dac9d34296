import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { startServer } from '../support/server.ts'

vi.setConfig({ testTimeout: 60_000 })

const { baseUrl } = await startServer({ recorded: false })
const docs = `${baseUrl}/docs/`
let browser: Browser
let tab: Page
const violations: string[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  tab = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await tab.exposeFunction('refused', (violation: string) => violations.push(violation))
  await tab.addInitScript({
    content: "addEventListener('securitypolicyviolation', (v) => refused(`${v.effectiveDirective} ${v.blockedURI}`))",
  })
  await tab.goto(docs)
  await tab.waitForURL(`${docs}guides/quick-start.html`)
}, 60_000)
afterAll(() => browser.close())

/** Types the words into the search, and returns the addresses of the results, best first. */
async function search(words: string): Promise<string[]> {
  await tab.getByRole('button', { name: 'Search' }).click()
  await tab.locator('.search-input').fill(words)
  // The results of the words before stay until those of these words are there.
  await tab
    .locator('.result', { hasText: new RegExp(words.split(/[\s_]/)[0]!.slice(0, 4), 'i') })
    .first()
    .waitFor()
  const found = await tab.locator('.result').evaluateAll((all) => all.map((result) => result.getAttribute('href')!))
  await tab.keyboard.press('Escape')
  return found.map((href) => href.replace(/^.*\/guides\//, ''))
}

test.each([
  ['backup', 'operating.html#backup-and-restore'],
  ['retry', 'retrying.html'],
  ['document_incomplete', 'errors.html#document_incomplete'],
  ['SMTP_URL', 'settings.html#SMTP_URL'],
  ['remind', 'operations.html#/parties/remindparty'],
  ['signingOrder', 'lifecycle.html#turns'],
  ['BankID', 'operating.html#bankid'],
])('%s finds %s', async (words, place) => {
  const [first = '', ...others] = await search(words)
  expect(
    [first, ...others].slice(0, 3).some((found) => found.startsWith(place)),
    [first, ...others].join('\n'),
  ).toBe(true)
})

test('every field of a request is found at an operation that takes it', async () => {
  for (const [field, operation] of [
    ['twoStepVerification', 'addparty'],
    ['orgNumber', 'createcompany'],
    ['redirectUrl', 'createdocument'],
  ] as const)
    expect((await search(field)).join('\n')).toContain(`operations.html#/`)
})

test('a result for an operation opens it in the reference, and the page stays within its policy', async () => {
  await tab.getByRole('button', { name: 'Search' }).click()
  await tab.locator('.search-input').fill('cancel a document')
  await tab.locator('.result[href$="#/documents/canceldocument"]').click()
  await tab.waitForURL(`${docs}reference.html#/documents/canceldocument`)
  await tab.getByRole('heading', { name: 'Cancel a document' }).waitFor()
  expect(violations).toEqual([])
})
