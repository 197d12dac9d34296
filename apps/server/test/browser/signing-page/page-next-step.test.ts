import { expect, test } from 'vitest'
import { onePagePdf } from '../../support/pdf.ts'
import { mainButtonsInView } from './main-button.support.ts'
import {
  crowd,
  expectOneMainButton,
  largePhone,
  longMessage,
  lowWindow,
  smallPhone,
  stepsLeft,
} from './next-step.support.ts'
import { startPages, visit } from './page.support.ts'

const pages = await startPages()
const { send, open } = pages

// The campaign next-step goes the same way on two more screens.
test.each([
  ['a small phone', smallPhone],
  ['a low window', lowWindow],
])(
  'on %s, one main button is in view at each place, from the opening to the sealed PDF, and the receipt is one press away',
  async (_, screen) => {
    await expect(expectOneMainButton(pages, screen)).resolves.toBeUndefined()
  },
)

test.each([
  ['a small phone', smallPhone],
  ['a low window', lowWindow],
])('on %s, a party that has uploaded a scan sees the last step', async (_, screen) => {
  const { token } = await send([{ requiredSignature: 'MANUAL' }])
  const { tab } = await open(await token(), screen)
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
})

test('a long message is cut, and opened by a button; a list of many parties is closed, and one of few is open where there is room', async () => {
  const { token } = await send(crowd, { message: longMessage })
  const { tab } = await open(await token(), largePhone)
  const message = tab.locator('blockquote')
  expect(await message.textContent(), 'screen readers read all of it').toBe(longMessage)
  const closed = (await message.boundingBox())!.height
  await tab.getByRole('button', { name: 'Show the whole message' }).click()
  expect((await message.boundingBox())!.height).toBeGreaterThan(closed * 2)
  await tab.getByRole('button', { name: 'Show less' }).click()
  expect((await message.boundingBox())!.height).toBe(closed)

  const parties = tab.locator('.participants')
  expect(await parties.isVisible()).toBe(false)
  await tab.getByText('Who takes part: 5 people').click()
  expect(await parties.locator('li').count()).toBe(5)
  expect(await parties.isVisible()).toBe(true)
  const few = await send(crowd.slice(0, 4))
  await visit(tab, await few.token())
  expect(await parties.isVisible(), 'a phone has no room').toBe(false)
  await tab.setViewportSize({ width: 1280, height: 650 })
  await visit(tab, await few.token(1))
  expect(await parties.isVisible()).toBe(true)
})
