import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { actAsPerson, agreement, click, phone, readToTheEnd, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open, preview } = await startPages()
/** The tools of the reader do not fit into one line here. */
const narrowPhone = { ...phone, viewport: { width: 360, height: 740 } }

async function sendWithPreview(pages: number) {
  const sent = await send([click], { file: await agreement(pages) })
  await preview(sent.id)
  return sent
}

/** Opens a tab in which pdf.js does not come before it is released. */
async function openWithoutPdfJs(token: string) {
  const { tab, context } = await open(undefined, narrowPhone)
  await tab.clock.install()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(/\/assets\/pdf/, (route) => released.then(() => route.continue()))
  await visit(tab, token)
  return { tab, context, release }
}

const picture = (tab: Page) => tab.locator('.pdf-page').first().locator('img')
const boxOf = (tab: Page, index: number) => tab.locator('.pdf-page').nth(index).boundingBox()

test('the preview is in the place of the first page, and nothing moves when pdf.js has drawn it', async () => {
  const { token } = await sendWithPreview(3)
  const { tab, release } = await openWithoutPdfJs(await token())
  await picture(tab).waitFor()
  const tree = await tab.locator('.reader').ariaSnapshot()
  expect(tree).toContain('status: Opening the document…')
  expect(tree).not.toContain('img')
  expect(await tab.locator('.pdf-page').first().getAttribute('aria-busy')).toBe('true')
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
