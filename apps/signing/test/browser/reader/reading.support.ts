import { PDF } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectTitle, type InPage, type startPages, visit } from '@paraph/testing/pages/page.ts'

export const signButton = (tab: Page) => tab.getByRole('button', { name: 'Sign', exact: true })

/** Waits until the browser has told what is in view, and then lets more time pass than a part of the page must be in view. */
export const dwell = async (tab: Page) => {
  await tab.evaluate('new Promise((resolve) => new IntersectionObserver(() => resolve()).observe(document.body))')
  await tab.clock.runFor(2000)
}

type Pages = Awaited<ReturnType<typeof startPages>>

/** A lease of one page, as word processors make it: text and two lines for signatures on the upper half, nothing below them, and a number at the end. */
async function lease(): Promise<File> {
  const pdf = PDF.create()
  const page = pdf.addPage({ size: 'a4' })
  for (let line = 0; line < 12; line++)
    page.drawText(`Clause ${line + 1} of the lease`, { x: 60, y: 780 - line * 18, size: 11 })
  page.drawLine({ start: { x: 60, y: 540 }, end: { x: 250, y: 540 }, thickness: 0.5 })
  page.drawText('Page 1 of 1', { x: 270, y: 30, size: 8 })
  return new File([new Uint8Array(await pdf.save())], 'lease.pdf')
}

/** Expects that in the window of this tab, a page counts as shown as soon as its printed part was in view, and that the evidence says no other percent. */
export async function expectShown(
  { send, signatureOf }: Pick<Pages, 'send' | 'signatureOf'>,
  tab: Page,
): Promise<void> {
  const { token, ids } = await send(undefined, { file: await lease() })
  await visit(tab, await token())
  await tab.locator('.parts').waitFor({ state: 'attached' })
  await tab.locator('[data-page="1"]').evaluate<void, InPage>((page) => {
    page.scrollIntoView({ block: 'start' })
    return new Promise((resolve) =>
      new page.ownerDocument.defaultView.IntersectionObserver(() => resolve()).observe(page),
    )
  })
  const notice = tab.locator('.reading-notice')
  await expect.poll(async () => (await tab.clock.runFor(250), notice.count())).toBe(0)
  await signButton(tab).click()
  await expectTitle(tab, 'You have signed')
  const { pages, visits: _visits, ...reading } = (await signatureOf(ids[0]!))!.reading!
  expect(reading).toEqual({ shownPages: 1, isConfirmed: false })
  expect(pages).toEqual([{ page: 1, percent: expect.any(Number), seconds: expect.any(Number) }])
  expect(pages![0]!.percent).toBeGreaterThanOrEqual(90)
  expect(pages![0]!.seconds).toBeGreaterThanOrEqual(1)
}
