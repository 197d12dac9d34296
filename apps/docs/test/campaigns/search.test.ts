import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openBrowser } from '@paraph/testing/pages/browser.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { baseUrl } = await useServer()
const docs = `${baseUrl}/docs/`
const browser = await openBrowser()
let tab: Page
const violations: string[] = []

beforeAll(async () => {
  tab = await browser.newPage({ viewport: { width: 360, height: 740 } })
  await tab.exposeFunction('refused', (violation: string) => violations.push(violation))
  await tab.addInitScript({
    content: "addEventListener('securitypolicyviolation', (v) => refused(`${v.effectiveDirective} ${v.blockedURI}`))",
  })
  await tab.goto(docs)
  await tab.waitForURL(`${docs}guides/quick-start.html`)
})

/** Types the words into the search, and returns the addresses of the results, best first. */
async function search(words: string): Promise<string[]> {
  await tab.getByRole('button', { name: 'Search', exact: true }).click()
  const results = tab.locator('.result')
  // The page remembers the words of the last search.
  await tab.locator('.search-input').fill('')
  await results.first().waitFor({ state: 'detached' })
  await tab.locator('.search-input').fill(words)
  await results.first().waitFor()
  const found = await results.evaluateAll((all) => all.map((result) => result.getAttribute('href')!))
  await tab.keyboard.press('Escape')
  return found.map((href) => href.replace(/^.*\/guides\//, ''))
}

test.each([
  ['backup', 'backup.html#backup-and-restore'],
  ['retry', 'retrying.html#when-to-try-again'],
  ['document_incomplete', 'errors.html#document_incomplete'],
  ['SMTP_URL', 'settings.html#SMTP_URL'],
  ['remind', 'operations.html#/parties/remindparty'],
  ['signingOrder', 'lifecycle.html#turns'],
  ['BankID', 'sealing.html#bankid'],
  ['idempotency', 'retrying.html#make-a-post-safe-to-repeat'],
  ['scope', 'authentication.html#scopes'],
  ['429', 'errors.html#429'],
  ['rate limit', 'limits.html#requests'],
  ['sizing', 'sizing.html#sizing'],
  ['disk', 'sizing.html#disk'],
  ['disaster', 'backup.html#after-a-disaster'],
  ['Kubernetes', 'many-servers.html#kubernetes'],
  ['retention', 'retention.html#retention'],
  ['upgrade', 'many-servers.html#upgrade-and-roll-back'],
  ['cancel', 'operations.html#/documents/canceldocument'],
])('%s finds %s among the first three', async (words, place) => {
  const found = await search(words)
  expect(found.slice(0, 3), found.join('\n')).toContain(place)
})

test.each([
  ['twoStepVerification', '/parties/addparty'],
  ['orgNumber', '/companies/createcompany'],
  ['redirectUrl', '/documents/createdocument'],
  ['completedAt', '/documents/getdocument'],
])('the field %s is found at the operation %s', async (field, operation) => {
  expect(await search(field)).toContain(`operations.html#${operation}`)
})

test('a result for an operation opens it in the reference, and the page stays within its policy', async () => {
  await tab.getByRole('button', { name: 'Search', exact: true }).click()
  await tab.locator('.search-input').fill('cancel a document')
  await tab.locator('.result[href$="#/documents/canceldocument"]').click()
  await tab.waitForURL(`${docs}reference.html#/documents/canceldocument`)
  await tab.getByRole('heading', { name: 'Cancel a document' }).waitFor()
  expect(violations).toEqual([])
})
