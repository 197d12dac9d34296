import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenshot } from '@paraph/testing/pages/screenshot.ts'
import { actAsPerson, phone, readToTheEnd, startPages, textPdf, visit } from '@paraph/testing/pages/page.ts'

const { send, open, preview, codeOf } = await startPages()
/** The tools of the reader do not fit into one line here. */
const narrowPhone = { ...phone, viewport: { width: 360, height: 740 } }
const click = { requiredSignature: 'CLICK_TO_SIGN' } as const

async function sendWithPreview(pages: number, ...parties: Parameters<typeof send>[0] & object) {
  const file = new File([await textPdf(pages)], 'agreement.pdf')
  const sent = await send(parties.length > 0 ? parties : undefined, { file })
  await preview(sent.id)
  return sent
}

/** Opens a tab in which pdf.js does not come before it is released. */
async function openWithoutPdfJs(token: string) {
  const { tab, context, faults } = await open(undefined, narrowPhone)
  await tab.clock.install()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/assets\/pdf/, (route) => released.then(() => route.continue()))
  await visit(tab, token)
  return { tab, context, faults, release }
}

const picture = (tab: Page) => tab.locator('.pdf-page').first().locator('img')
const boxOf = (tab: Page, index: number) => tab.locator('.pdf-page').nth(index).boundingBox()

test('the preview is in the place of the first page, screen readers do not read it, and nothing moves when pdf.js has drawn the page', async () => {
  const { token } = await sendWithPreview(3)
  const { tab, faults, release } = await openWithoutPdfJs(await token())
  await picture(tab).waitFor()
  const tree = await tab.locator('.reader').ariaSnapshot()
  expect(tree).toContain('status: Opening the document…')
  expect(tree).not.toContain('img')
  expect(await tab.locator('.pdf-page').first().getAttribute('aria-busy')).toBe('true')
  await screenshot(tab, 'signing-page/preview')
  const [first, last] = [(await boxOf(tab, 0))!, (await boxOf(tab, 2))!]
  const shown = (await picture(tab).boundingBox())!
  expect([shown.width, Math.round(shown.height)]).toEqual([first.width, Math.round(first.height)])
  expect(await tab.locator('.pdf-page').count()).toBe(3)
  release()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await expect.poll(() => picture(tab).count()).toBe(0)
  const [firstDrawn, lastDrawn] = [(await boxOf(tab, 0))!, (await boxOf(tab, 2))!]
  expect(firstDrawn.y).toBe(first.y)
  // The picture has whole pixels, so its shape differs by less than one.
  expect(Math.abs(firstDrawn.height - first.height)).toBeLessThanOrEqual(1)
  expect(Math.abs(lastDrawn.y - last.y)).toBeLessThanOrEqual(1)
  await screenshot(tab, 'signing-page/preview-replaced')
  expect(faults).toEqual([])
})

test('a party that has seen only the preview of the only page has not read the document', async () => {
  const { token, party } = await sendWithPreview(1)
  const { tab, context, release } = await openWithoutPdfJs(await token())
  const reads: string[] = []
  context.on('request', (request) => void (request.url().endsWith('/read') && reads.push(request.url())))
  await actAsPerson(tab)
  await picture(tab).scrollIntoViewIfNeeded()
  await expect.poll(async () => (await party()).readStatus).toBe('OPENED')
  // Now the browser has told that the preview is in view. A drawn page would count as shown three seconds later.
  await tab.evaluate(
    `new Promise((resolve) => new IntersectionObserver(resolve).observe(document.querySelector('.pdf-page img')))`,
  )
  await tab.clock.runFor(5000)
  expect(reads).toEqual([])
  release()
  await readToTheEnd(tab, 1)
  await expect.poll(async () => (await party()).readStatus).toBe('READ')
  expect(reads).toHaveLength(1)
})

test('there is no preview before the two-step verification, and there is one after it; if pdf.js can not draw the file, the preview does not stay', async () => {
  const { token, ids } = await sendWithPreview(2, { ...click, twoStepVerification: 'EMAIL_BEFORE_SIGNING' })
  const { tab, context } = await open(undefined)
  const statuses: number[] = []
  context.on('response', (response) => void (response.url().endsWith('/preview') && statuses.push(response.status())))
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/assets\/pdf/, (route) => released.then(() => route.continue()))
  await context.route(/\/signing-session\/file$/, (route) => route.fulfill({ status: 200, body: 'no PDF' }))
  await visit(tab, await token())
  await tab.getByRole('button', { name: /^Send/ }).click()
  await tab.locator('input.code').waitFor()
  expect(statuses).toEqual([403])
  await tab.locator('input.code').fill(await codeOf(ids[0]!))
  await tab.locator('input.code').press('Enter')
  await picture(tab).waitFor()
  expect(statuses).toEqual([403, 200])
  release()
  await tab.locator('.reader [role=alert]').waitFor()
  expect(await picture(tab).count()).toBe(0)
})
