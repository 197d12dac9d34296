import { PDF, StandardFonts } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { click, desktop, expectTitle, phone, startPages, visit } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()

const small = { ...phone, viewport: { width: 360, height: 740 } }

const sentence = ['The tenant rents the flat at this address for one whole year,', 'from the first day of May.']

/** A page with letters of 11 points. One word is drawn in three parts, as printed files do. */
async function lease() {
  const pdf = PDF.create()
  const page = pdf.addPage()
  page.drawText('This is page 1 of the agreement', { x: 60, y: 740, size: 20 })
  for (const [index, line] of sentence.entries()) page.drawText(line, { x: 60, y: 700 - 14 * index, size: 11 })
  page.drawText('re', { x: 60, y: 600, size: 20 })
  page.drawText('fl', { x: 77.78, y: 600, size: 20, font: StandardFonts.TimesRoman })
  page.drawText('ect', { x: 90, y: 600, size: 20 })
  for (let number = 2; number <= 3; number++)
    pdf.addPage().drawText(`This is page ${number} of the agreement`, { x: 60, y: 700, size: 20 })
  return new File([new Uint8Array(await pdf.save())], 'lease.pdf')
}

const rects = (tab: Page) =>
  tab.evaluate<Record<'view' | 'tools' | 'bar', { left: number; top: number; right: number; bottom: number }>>(`(() => {
    const rect = (selector) => {
      const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect()
      return { left, top, right, bottom }
    }
    const { offsetLeft, offsetTop, width, height } = visualViewport
    const view = { left: offsetLeft, top: offsetTop, right: offsetLeft + width, bottom: offsetTop + height }
    return { view, tools: rect('.tools'), bar: rect('.go-on') }
  })()`)

test('on a small phone, the document is in view at once, and the tools stay in view after a pinch', async () => {
  const message = 'Please sign before Friday. Call me if you have questions.'
  const { token } = await send([click, click, click], { file: await lease(), message }, { mode: 'TEST' })
  const { tab, context } = await open(await token(), small)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const page = (await tab.locator('.pdf-page').first().boundingBox())!
  const bar = (await tab.locator('.go-on').boundingBox())!
  expect(bar.y - page.y, 'the document is in view').toBeGreaterThan(740 / 4)
  expect(await tab.locator('.text-layer span', { hasText: 'reflect' }).count(), 'a screen reader reads one word').toBe(
    1,
  )

  await tab.getByRole('button', { name: 'Enlarge' }).tap()
  const letters = tab.locator('.text-layer span', { hasText: sentence[1]! })
  await expect.poll(async () => (await letters.boundingBox())?.height).toBeGreaterThan(11)
  for (const _ of [1.5, 1.25, 1]) await tab.getByRole('button', { name: 'Zoom out' }).tap()
  await tab.getByRole('button', { name: 'Read as text' }).tap()
  await tab.getByText(sentence.join(' ')).waitFor()
  expect(
    parseFloat(await tab.evaluate("getComputedStyle(document.querySelector('.text-page .text')).fontSize")),
  ).toBeGreaterThanOrEqual(16)
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await tab.getByText('This is page 1 of the agreement').waitFor()

  await tab.locator('.go-on .primary', { hasText: 'Read on' }).tap()
  const cdp = await context.newCDPSession(tab)
  await cdp.send('Input.synthesizePinchGesture', { x: 200, y: 300, scaleFactor: 2.2, relativeSpeed: 1200 })
  expect(await tab.evaluate('visualViewport.scale')).toBeGreaterThan(1.8)
  await expect
    .poll(async () => {
      const { view, tools, bar } = await rects(tab)
      const isInside = [tools, bar].every(
        ({ left, top, right, bottom }) =>
          left >= view.left - 1 && top >= view.top - 1 && right <= view.right + 1 && bottom <= view.bottom + 1,
      )
      // The tools keep the margin that they have in the window.
      return isInside && bar.bottom > view.bottom - 1 && tools.top < view.top + 1
    })
    .toBe(true)
  await cdp.send('Input.synthesizePinchGesture', { x: 100, y: 150, scaleFactor: 0.2, relativeSpeed: 1200 })
  await expect.poll(async () => (await tab.locator('.go-on').boundingBox())!.width).toBe(360)
})

test('a keyboard skips to the document or to the act, and Tab goes on from the page in view', async () => {
  const { token } = await send()
  const { tab } = await open(await token(), { ...desktop, viewport: { width: 1280, height: 650 } })
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const focused = () => tab.evaluate<string>('document.activeElement.textContent.trim()')
  await tab.keyboard.press('Tab')
  expect(await focused()).toBe('Skip to the document')
  expect((await tab.getByRole('button', { name: 'Skip to the document' }).boundingBox())!.width).toBeGreaterThan(100)
  await tab.keyboard.press('Enter')
  expect(await focused()).toBe('The document')
  await tab.keyboard.press('Tab')
  expect(await tab.evaluate('!!document.activeElement.closest(".tools")')).toBe(true)

  await visit(tab, await token())
  await expectTitle(tab, /asks you to sign/)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByRole('button', { name: 'Skip to what you can do' }).focus()
  await tab.keyboard.press('Enter')
  expect(await tab.evaluate('document.activeElement.id')).toBe('action-title')
  // The window must be at its start before the key: a script that scrolls in the same frame ends the scrolling of the key.
  await tab.evaluate(`new Promise((resolve) => {
    document.activeElement.blur()
    scrollTo(0, 0)
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })`)
  await tab.keyboard.press('End')
  await tab.getByText('This is page 3 of the agreement').waitFor()
  await expect.poll(() => tab.getByRole('textbox', { name: 'Go to page' }).inputValue()).toBe('3')
  await tab.keyboard.press('Tab')
  expect(await tab.evaluate('!!document.activeElement.closest(".action")')).toBe(true)
})
