import { PDF } from '@libpdf/core'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectMainButton, mainButtonsInView } from './main-button.support.ts'
import { draw, expectTitle, startPages, pressSign } from './page.support.ts'

const { send, open, actAs, seal } = await startPages()

const touch = { isMobile: true, hasTouch: true }
const screens: [string, BrowserContextOptions][] = [
  ['a phone of 390 × 844', { viewport: { width: 390, height: 844 }, ...touch }],
  ['a phone of 360 × 740', { viewport: { width: 360, height: 740 }, ...touch }],
  ['a window of 1280 × 650', { viewport: { width: 1280, height: 650 } }],
  ['a window of 1280 × 800', { viewport: { width: 1280, height: 800 } }],
]

/** To confirm that one has read is a step of its own. It is not needed if the last page was shown. */
const stepsLeft = async (tab: Page) =>
  (await tab.getByRole('checkbox').isVisible()) ? 'Two steps left' : 'One step left'

/** A long message and many parties push all else down. */
const longMessage = Array.from({ length: 12 }, (_, index) => `${index + 1}. Please read this part of the lease.`).join(
  '\n',
)
const crowd = Array.from({ length: 14 }, () => ({ requiredSignature: 'CLICK_TO_SIGN' as const }))

test.each(screens)('on %s, one main button is in view from the opening to the signature', async (_, screen) => {
  const { token } = await send([{ requiredSignature: 'DRAWING' }, ...crowd], { message: longMessage })
  const { tab, faults } = await open(await token(), screen)
  await tab.locator('canvas').first().waitFor()
  await expectMainButton(tab, /^(Go on to sign|Add your signature)$/)
  const document = await tab.locator('.reader').boundingBox()
  expect(document!.y, 'the document begins on the first two screens').toBeLessThan(1.5 * screen.viewport!.height)
  await tab.evaluate('scrollTo({ top: 1e6 })')
  await expectMainButton(tab, /^(Go on to sign|Add your signature)$/)
  await tab.evaluate('scrollTo({ top: 0 })')
  await expectMainButton(tab, /^(Go on to sign|Add your signature)$/)
  const bar = tab.getByRole('button', { name: 'Go on to sign' })
  if (await bar.isVisible()) await bar.click()
  await expectMainButton(tab, /^Add your signature$/)

  await tab.getByRole('button', { name: 'Add your signature' }).click()
  await draw(tab, [0.1, 0.8], [0.4, 0.2], [0.6, 0.8])
  await tab.getByRole('button', { name: 'Use this signature' }).click()
  await expectMainButton(tab, /^Sign$/)
  const steps = await stepsLeft(tab)
  expect(await tab.evaluate('document.activeElement.textContent')).toBe(steps)
  await tab.evaluate('scrollTo({ top: 0 })')
  await expectMainButton(tab, new RegExp(`^(${steps}: )?Sign$`))
  const last = tab.getByRole('button', { name: `${steps}: Sign` })
  if (await last.isVisible()) await last.click()
  await expectMainButton(tab, /^Sign$/)
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(faults).toEqual([])
})

test.each(screens)('on %s, a party that has uploaded a scan sees the last step', async (_, screen) => {
  const { token } = await send([{ requiredSignature: 'MANUAL' }])
  const { tab } = await open(await token(), screen)
  const pdf = PDF.create()
  pdf.addPage()
  const buffer = Buffer.from(await pdf.save())
  await tab
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer })
  await expect.poll(() => tab.evaluate('document.activeElement.className')).toBe('last-step')
  expect(await tab.evaluate('document.activeElement.textContent')).toBe(await stepsLeft(tab))
  // The picture of the scan makes the page longer.
  await tab.locator('.uploaded-pages canvas').waitFor()
  await tab.waitForTimeout(300)
  expect(await mainButtonsInView(tab)).toEqual(['Sign'])
})

test.each(screens)('on %s, no place on the page has two main buttons in view', async (_, screen) => {
  const { token } = await send()
  const { tab } = await open(await token(), screen)
  await tab.locator('canvas').first().waitFor()
  const end = await tab.evaluate<number>('document.documentElement.scrollHeight - innerHeight')
  for (let top = end; top > Math.max(0, end - 400); top -= 6) {
    await tab.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`)
    // The bar comes and goes some frames after the scrolling.
    await expect.poll(async () => (await mainButtonsInView(tab)).length, { interval: 20 }).toBe(1)
  }
})

test.each(screens)('on %s, the receipt below a long document is one press away', async (_, screen) => {
  const { token, ids } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }, { requiredSignature: 'CLICK_TO_SIGN' }])
  await actAs(ids[0]!)
  const { tab } = await open(await token(), screen)
  await tab.locator('canvas').first().waitFor()
  await tab.getByRole('button', { name: 'Show your receipt' }).click()
  expect(await tab.evaluate('document.activeElement.textContent')).toBe('Receipt')
  const receipt = (await tab.getByRole('heading', { name: 'Receipt' }).boundingBox())!
  expect(receipt.y).toBeGreaterThan(0)
  expect(receipt.y).toBeLessThan(screen.viewport!.height - 100)
})

test.each(screens)('on %s, the sealed PDF is one press away from every place on the page', async (_, screen) => {
  const { token, ids, id } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { message: longMessage })
  await actAs(ids[0]!)
  await seal(id)
  const { tab, faults } = await open(await token(), screen)
  await expectMainButton(tab, /^Download the sealed PDF$/)
  await tab.evaluate('scrollTo({ top: 1e6 })')
  await expectMainButton(tab, /^Download the sealed PDF$/)
  expect(faults).toEqual([])
})

test('a long message is cut, read as a whole by screen readers, and opened by a button', async () => {
  const { token } = await send(undefined, { message: longMessage })
  const { tab } = await open(await token(), screens[0]![1])
  const message = tab.locator('blockquote')
  expect(await message.textContent()).toBe(longMessage)
  const closed = (await message.boundingBox())!.height
  await tab.getByRole('button', { name: 'Show the whole message' }).click()
  expect((await message.boundingBox())!.height).toBeGreaterThan(closed * 2)
  await tab.getByRole('button', { name: 'Show less' }).click()
  expect((await message.boundingBox())!.height).toBe(closed)
})

test('many parties are a closed list, and few are an open one', async () => {
  const many = await send(crowd.slice(0, 5))
  const { tab } = await open(await many.token(), screens[0]![1])
  expect(await tab.locator('.participants').isVisible()).toBe(false)
  await tab.getByText('Who takes part: 5 people').click()
  expect(await tab.locator('.participants li').count()).toBe(5)
  expect(await tab.locator('.participants').isVisible()).toBe(true)
  const few = await send(crowd.slice(0, 4))
  const { tab: other } = await open(await few.token(), screens[0]![1])
  expect(await other.locator('.participants').isVisible()).toBe(true)
})
