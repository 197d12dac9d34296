import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { expectMainButton, mainButtonsInView } from './main-button.support.ts'
import { draw, expectTitle, pressSign, type startPages, visit } from '@paraph/testing/pages/page.ts'

const touch = { isMobile: true, hasTouch: true }
export const smallPhone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, ...touch }
export const largePhone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, ...touch }
export const lowWindow: BrowserContextOptions = { viewport: { width: 1280, height: 650 } }
export const highWindow: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }

/** The confirmation that one has read the document is a separate step, which is not needed if the last page was shown. */
const stepsLeft = async (tab: Page) =>
  (await tab.getByRole('checkbox').isVisible()) ? 'Two steps left' : 'One step left'

/** A long message and many parties push all else down. */
export const longMessage = Array.from(
  { length: 12 },
  (_, index) => `${index + 1}. Please read this part of the lease.`,
).join('\n')
export const crowd = Array.from({ length: 5 }, () => ({ requiredSignature: 'CLICK_TO_SIGN' as const }))

/**
 * Scrolls the main button over the end of the window, where the bar comes and goes. Counts at each place how many main buttons are in view, and
 * returns the different counts. The bar follows some frames after the scrolling, so the function waits for frames and not for a time.
 */
const countsAtTheEdge = (tab: Page) =>
  tab.evaluate<number[]>(`(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const inView = () => [...document.querySelectorAll('.primary')].filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const points = [[left + width / 2, top + 2], [left + width / 2, top + height - 2]]
      return width > 0 && getComputedStyle(button).visibility === 'visible' &&
        points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
    }).length
    const button = document.querySelector('.primary:not(.go-on *)')
    const edge = button.getBoundingClientRect().bottom + scrollY - innerHeight
    const counts = new Set()
    for (let top = edge + 160; top > edge - 90; top -= 6) {
      scrollTo({ top, behavior: 'instant' })
      for (let frames = 0; frames < 20; frames++) {
        await frame()
        if (frames > 2 && inView() === 1) break
      }
      counts.add(inView())
    }
    return [...counts]
  })()`)

/** Goes on by the bar until the main button is in view. A page that still grows can move the button away, and then the bar comes back. */
async function goOnTo(tab: Page, name: string, button: string): Promise<void> {
  const bar = tab.getByRole('button', { name, exact: true })
  const goOn = async () => {
    if (await bar.isVisible()) await bar.click()
    return mainButtonsInView(tab)
  }
  await expect.poll(goOn).toEqual([button])
}

type Pages = Awaited<ReturnType<typeof startPages>>

/** Expects one main button in view at each place of the screen of this tab, from the opening to the sealed PDF. */
export async function expectOneMainButton({ send, actAs, seal }: Pages, tab: Page): Promise<void> {
  const { height } = tab.viewportSize()!
  const { token, ids, id } = await send([{ requiredSignature: 'DRAWING' }, ...crowd], {
    message: longMessage,
  })
  // In a low window, the title of the last step can be in view without its button. Then the bar leads to the button.
  const first = height < 700 ? /^(Read on|Go on to sign|Add your signature)$/ : /^(Read on|Add your signature)$/
  await visit(tab, await token())
  await tab.locator('canvas').first().waitFor()
  await expectMainButton(tab, first)
  const document = await tab.locator('.reader').boundingBox()
  expect(document!.y, 'the document begins on the first two screens').toBeLessThan(1.5 * height)
  for (const top of [1e6, 0]) {
    await tab.evaluate(`scrollTo({ top: ${top} })`)
    await expectMainButton(tab, first)
  }
  // Also where the next step is in sight beside the document, its first page says to read on.
  await expectMainButton(tab, /^(Read on|Add your signature)$/)
  expect(await countsAtTheEdge(tab)).toEqual([1])
  await goOnTo(tab, 'Go on to sign', 'Add your signature')

  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await expectMainButton(tab, /^Sign$/)
  const steps = await stepsLeft(tab)
  expect(await tab.evaluate('document.activeElement.textContent')).toBe(steps)
  await tab.evaluate('scrollTo({ top: 0 })')
  await expectMainButton(tab, steps === 'One step left' ? /^(Go on to sign|Sign)$/ : /^(Read on|Sign)$/)
  await goOnTo(tab, 'Go on to sign', 'Sign')
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')

  await tab.getByRole('button', { name: 'Show your receipt' }).click()
  expect(await tab.evaluate('document.activeElement.textContent')).toBe('Receipt')
  const receipt = (await tab.getByRole('heading', { name: 'Receipt' }).boundingBox())!
  expect(receipt.y).toBeGreaterThan(0)
  expect(receipt.y).toBeLessThan(height - 100)

  for (const other of ids.slice(1)) await actAs(other)
  await seal(id)
  await tab.reload()
  await expectTitle(tab, 'The document is complete')
  for (const top of [0, 1e6]) {
    await tab.evaluate(`scrollTo({ top: ${top} })`)
    await expectMainButton(tab, /^Download the sealed PDF$/)
  }
}

/** Expects that a party that has uploaded a scan sees the last step. */
export async function expectLastStep({ send }: Pages, tab: Page): Promise<void> {
  const { token } = await send([{ requiredSignature: 'MANUAL' }])
  await visit(tab, await token())
  const buffer = Buffer.from(await onePagePdf())
  await tab
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer })
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toBe('last-step')
  expect(await tab.evaluate('document.activeElement.textContent')).toBe(await stepsLeft(tab))
  // The picture of the scan makes the page longer. Where the page then is, the browser decides in the next frames.
  await tab.locator('.uploaded-pages canvas').waitFor()
  await tab.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  expect(await mainButtonsInView(tab)).toEqual(['Sign'])
}
