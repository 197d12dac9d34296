import { PDF } from '@libpdf/core'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { startEmbedding } from '@paraph/testing/pages/embed.ts'
import { dwell, expectShown, signButton } from '../../browser/reader/reading.support.ts'
import { actAsPerson, agreement, desktop, expectTitle, phone, readToTheEnd, visit } from '@paraph/testing/pages/page.ts'

const pages = await startEmbedding()
const { send, open, openHost, signatureOf } = pages
const sendPages = async (count: number) => send(undefined, { file: await agreement(count) })

test('in a low and in a very high window, a page counts as shown when its printed part was in view', async () => {
  const { tab } = await open(undefined, { viewport: { width: 1280, height: 650 } })
  await expect(expectShown(pages, tab)).resolves.toBeUndefined()
  await tab.setViewportSize({ width: 1280, height: 3000 })
  await expectShown(pages, tab)
})

test('a part of a page counts only after a second in view, and not while it is hidden or covered', async () => {
  const { token } = await sendPages(1)
  const { tab } = await open(undefined, { viewport: { width: 1280, height: 3000 } })
  const parts = tab.locator('.parts')
  const percent = async (milliseconds: number) => (
    await tab.clock.runFor(milliseconds),
    parts.getAttribute('data-percent')
  )
  await tab.clock.install()
  await tab.evaluate("Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })")
  await visit(tab, await token())
  await parts.waitFor({ state: 'attached' })
  await dwell(tab)
  expect(await percent(3000), 'hidden').toBeNull()
  await tab.evaluate(`{
    window.cover = document.body.appendChild(document.createElement('dialog'))
    cover.showModal()
    delete document.visibilityState
  }`)
  expect(await percent(3000), 'below a dialog').toBeNull()
  // From now on, the time of the page passes only in the steps of this test.
  await tab.clock.pauseAt(Number(await tab.evaluate('Date.now()')) + 5000)
  await tab.evaluate('cover.remove()')
  expect(await percent(1000), 'for less than a second').toBe('0')
  expect(await percent(500)).toBe('100')
})

test('a page does not count as shown while a tenth of what is printed was out of view', async () => {
  const pdf = PDF.create()
  for (let number = 1; number <= 2; number++) {
    const page = pdf.addPage()
    for (const y of [700, 670, 640]) page.drawText('The text at the top of the page', { x: 60, y, size: 20 })
    page.drawLine({ start: { x: 60, y: 60 }, end: { x: 500, y: 60 }, thickness: 3 })
  }
  const file = new File([new Uint8Array(await pdf.save())], 'agreement.pdf')
  const { token } = await send(undefined, { file })
  const { tab } = await open(undefined, { viewport: { width: 1280, height: 700 } })
  await tab.clock.install()
  await visit(tab, await token())
  const percent = async () => {
    await tab.clock.runFor(4000)
    return Number(await tab.locator('[data-page="1"] .parts').getAttribute('data-percent'))
  }
  // The line at the end of the page is below the window.
  await expect.poll(percent).toBeGreaterThan(50)
  expect(await percent()).toBeLessThan(90)
  await tab.getByText('0 of 2 pages have been shown.').waitFor()
})

test('in the text view, which adds pages by and by, the main button reads on to the last page', async () => {
  const { tab } = await open(await (await sendPages(45)).token(), { ...phone, viewport: { width: 780, height: 390 } })
  const main = tab.locator('.go-on .primary')
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await tab.getByText('This is page 20 of the agreement').waitFor()
  await tab
    .locator('.more-pages')
    .evaluate((button: { scrollIntoView: (to: object) => void }) => button.scrollIntoView({ block: 'start' }))
  await expect
    .poll(() => tab.evaluate(`document.querySelector('#action-title').getBoundingClientRect().top`))
    .toBeLessThan(330)
  for (const page of [21, 41]) {
    const heading = tab.getByRole('heading', { name: `Page ${page} of 45` })
    while ((await heading.count()) === 0) {
      expect(await main.textContent()).toBe('Read on')
      await main.tap()
    }
  }
  expect(await tab.locator('.more-pages').count()).toBe(0)
})

test('in a frame, a page counts only when the window around the frame shows it', async () => {
  const { token, party } = await sendPages(1)
  const { tab, page, embed, expectEvents } = await openHost()
  await embed(await token())
  // As hosts do that let the frame be as high as its content, below the fold.
  await tab.evaluate(`Object.assign(document.querySelector('iframe').style, { height: '3000px', marginTop: '600px' })`)
  await page.locator('canvas').first().waitFor()
  await actAsPerson(page)
  await expectEvents('opened')
  /** Waits until the browser has told what is in view, and then lets more time pass than a part of the page must be in view. */
  const dwell = async () => {
    await tab
      .frames()[1]!
      .evaluate(
        `new Promise((resolve) => new IntersectionObserver(() => resolve()).observe(document.querySelector('[data-page]')))`,
      )
    await tab.clock.runFor(2000)
  }
  await dwell()
  expect((await party()).readStatus).toBe('OPENED')
  /** Scrolls down part by part, as far as `last`. Returns the reading status. */
  const readTo = async (last: number) => {
    for (let top = 0; top <= last; top += 400) {
      await tab.evaluate(`scrollTo({ top: ${top} })`)
      await dwell()
    }
    return (await party()).readStatus
  }
  expect(await readTo(800), 'the line at the end of the page').toBe('OPENED')
  await expect.poll(() => readTo(2400)).toBe('READ')
  await expectEvents('opened', 'read')
})

test('a page that is zoomed in can be read, and who can not read here is asked whether it has read elsewhere', async () => {
  const { tab } = await open(undefined, desktop)
  // A page that is zoomed in is never in view as a whole.
  const third = await send(undefined, { file: await slip() })
  await visit(tab, await third.token())
  await tab.locator('.parts').waitFor({ state: 'attached' })
  const zoomIn = tab.getByRole('button', { name: 'Zoom in' })
  while ((await zoomIn.getAttribute('aria-disabled')) !== 'true') await zoomIn.click()
  await readToTheEnd(tab, 1)
  await expect.poll(async () => (await third.party()).readStatus).toBe('READ')

  // If the file is gone or does not arrive, the party can sign only after it says that it has read it elsewhere.
  for (const [answer, trouble] of [
    [(route: Route) => route.fulfill({ status: 404, body: '' }), 'This browser can’t show the document.'],
    [(route: Route) => route.abort(), 'The server does not answer.'],
  ] as const) {
    const { token, ids } = await sendPages(2)
    for (const path of ['file', 'preview']) await tab.route(`**/api/v1/signing-session/${path}`, answer)
    await visit(tab, await token())
    await tab.getByText(trouble).first().waitFor()
    await signButton(tab).dispatchEvent('click')
    await tab.getByText('Tick the box if you have read the document elsewhere.').waitFor()
    expect(await tab.getByText('Read the document to its last page.').count()).toBe(0)
    await tab.getByText('This page can’t show you the document now.').waitFor()
    await tab.getByRole('checkbox', { name: 'I have read the document elsewhere.' }).check()
    await signButton(tab).click()
    await expectTitle(tab, 'You have signed')
    const elsewhere = { shownPages: 0, isConfirmed: true, confirmation: 'ELSEWHERE', pages: [] }
    expect((await signatureOf(ids[0]!))?.reading).toEqual(elsewhere)
    await tab.unrouteAll()
  }
})

/** A page that is low, so that it takes few steps to scroll through it. */
async function slip(): Promise<File> {
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 600, height: 150 })
  page.drawText('This is page 1 of the agreement', { x: 60, y: 110, size: 20 })
  page.drawLine({ start: { x: 60, y: 20 }, end: { x: 500, y: 20 }, thickness: 3 })
  return new File([new Uint8Array(await pdf.save())], 'slip.pdf')
}
