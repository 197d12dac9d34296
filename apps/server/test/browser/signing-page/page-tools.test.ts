import { PDF } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { screenshot } from '../../support/screenshot.ts'
import {
  desktop,
  expectTitle,
  phone,
  readToTheEnd,
  smallTargets,
  startPages,
  textPdf,
  pressSign,
} from './page.support.ts'

const narrow = { ...phone, viewport: { width: 360, height: 740 } }

const { send, open, actAs, seal } = await startPages()

const longFile = async (pages: number) => new File([await textPdf(pages)], 'long.pdf')
const field = (tab: Page) => tab.getByRole('textbox', { name: 'Go to page' })
const focused = (tab: Page) => tab.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent')
const said = (tab: Page) => tab.evaluate(`document.getElementById('status').textContent`)

test('the party types a page number and goes there, and bad numbers get an answer', async () => {
  const { token } = await send(undefined, { file: await longFile(100) })
  const { tab, faults } = await open(await token(), desktop)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await field(tab).fill('73')
  await field(tab).press('Enter')
  await tab.getByText('This is page 73 of the agreement').waitFor()
  await tab.getByText('Page 73 of 100').waitFor()
  expect(await focused(tab)).toBe('Page 73 of 100')
  expect(await field(tab).inputValue()).toBe('73')

  // The Done button of a phone, and a click elsewhere, only take the focus away.
  await field(tab).fill('12')
  await tab.getByRole('button', { name: 'Zoom in' }).focus()
  await tab.getByText('This is page 12 of the agreement').waitFor()
  expect(await focused(tab)).toBe('Zoom in')
  await expect.poll(() => said(tab)).toBe('Page 12 of 100')

  for (const [typed, page] of [
    ['999999', 100],
    ['0', 1],
  ] as const) {
    await field(tab).fill(typed)
    await field(tab).press('Enter')
    await tab.getByText(`This is page ${page} of the agreement`).waitFor()
    await expect.poll(() => said(tab)).toBe(`The document has 100 pages. This is page ${page}.`)
    await expect.poll(() => field(tab).inputValue()).toBe(String(page))
  }
  for (const typed of ['-3', '2.5', 'seven', '', '٣']) {
    await field(tab).fill('x')
    await field(tab).fill(typed)
    await field(tab).press('Enter')
    await expect.poll(() => said(tab), { message: typed }).toBe('Type a page number from 1 to 100.')
    await expect.poll(() => field(tab).inputValue()).toBe('1')
    expect(await tab.evaluate('document.activeElement.tagName')).toBe('INPUT')
    await tab.evaluate(`document.getElementById('status').textContent = ''`)
  }
  expect(faults).toEqual([])
})

test('the tools name the page to which the party went, also if it is so low that the next one is in the middle', async () => {
  const pdf = PDF.create()
  for (let page = 1; page <= 9; page++) {
    pdf
      .addPage({ width: 842, height: 300 })
      .drawText(`This is page ${page} of the agreement`, { x: 60, y: 150, size: 20 })
  }
  const { token } = await send(undefined, { file: new File([new Uint8Array(await pdf.save())], 'wide.pdf') })
  const { tab } = await open(await token(), narrow)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await field(tab).fill('5')
  await field(tab).press('Enter')
  await tab.getByText('Page 5 of 9').waitFor()
  await tab.waitForTimeout(300)
  expect(await field(tab).inputValue()).toBe('5')
  await tab.mouse.wheel(0, 300)
  await expect.poll(() => field(tab).inputValue()).not.toBe('5')
})

test('in the text view, the party goes to any page of 500 at once, and can read the pages before it', async () => {
  const { token } = await send(undefined, { file: await longFile(500) })
  const { tab, faults } = await open(await token(), phone)
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await tab.getByRole('heading', { name: 'Page 20 of 500' }).waitFor()
  await field(tab).fill('480')
  await field(tab).press('Enter')
  await tab.getByText('This is page 480 of the agreement').waitFor()
  await expect.poll(() => focused(tab)).toBe('Page 480 of 500')
  await expect.poll(() => field(tab).inputValue()).toBe('480')
  expect(await tab.locator('.text-page').count()).toBe(20)
  await tab.getByRole('button', { name: 'Show earlier pages' }).tap()
  await expect.poll(() => focused(tab)).toBe('Page 460 of 500')
  await tab.getByText('This is page 460 of the agreement').waitFor()
  await field(tab).fill('465')
  await field(tab).press('Enter')
  await expect.poll(() => focused(tab)).toBe('Page 465 of 500')
  expect(await tab.locator('.text-page').count()).toBe(40)
  expect(faults).toEqual([])
})

test('a document of one page has no field for a page number', async () => {
  const { token } = await send(undefined, { file: await longFile(1) })
  const { tab } = await open(await token(), narrow)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByText('Page 1 of 1').waitFor()
  expect(await field(tab).count()).toBe(0)
})

/** Returns the tools that are outside of the window, or whose content does not fit into them. */
const cutOff = (tab: Page) =>
  tab.evaluate<string[]>(`[...document.querySelectorAll('.tools, .tools *')]
    .filter((element) => !element.closest('.visually-hidden, .compact span, svg'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    })
    .map((element) => element.outerHTML)`)
const height = async (tab: Page) => (await tab.locator('.tools').boundingBox())!.height

test.each(['EN', 'SV'] as const)(
  'the tools are in one row on a narrow phone, also on page 120 (%s)',
  async (language) => {
    const { token } = await send(undefined, { file: await longFile(120), language })
    const { tab } = await open(await token(), narrow)
    await tab.getByText('This is page 1 of the agreement').waitFor()
    await tab.locator('.jump input').fill('120')
    await tab.locator('.jump input').press('Enter')
    await tab.getByText('This is page 120 of the agreement').waitFor()
    expect(await height(tab)).toBeLessThan(60)
    for (const width of [360, 320]) {
      await tab.setViewportSize({ width, height: 740 })
      expect(await cutOff(tab)).toEqual([])
      expect(await smallTargets(tab)).toEqual([])
    }
    await tab.setViewportSize(narrow.viewport)
    // With letters of twice the size, the tools may take more rows.
    await tab.evaluate(`document.body.style.fontSize = '32px'`)
    expect(await cutOff(tab)).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  },
)

test('the tools of the sealed file are in one row on a narrow phone', async () => {
  const { token, ids, id } = await send()
  await actAs(ids[0]!)
  await seal(id)
  const { tab } = await open(await token(), narrow)
  await expectTitle(tab, 'The document is complete')
  await tab.getByText('Sealed PDF', { exact: true }).waitFor()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  expect(await height(tab)).toBeLessThan(60)
  expect(await cutOff(tab)).toEqual([])
  await screenshot(tab, 'signing-page/tools-sealed.narrow.light')
})

test('after signing, the tools name the page that is in view, and not the last one that was read', async () => {
  const { token } = await send()
  const { tab } = await open(await token(), narrow)
  await readToTheEnd(tab, 3)
  await tab.getByText('Page 3 of 3').waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  await expect.poll(() => tab.evaluate('scrollY')).toBe(0)
  await expect.poll(() => field(tab).inputValue()).toBe('1')
})

test('with forced colours, the tools show what is switched on and what is off, and the page of the PDF stays white', async () => {
  const { token } = await send()
  const { tab } = await open(await token(), {
    ...desktop,
    forcedColors: 'active',
    colorScheme: 'dark',
    bypassCSP: true,
  })
  await tab.getByText('This is page 1 of the agreement').waitFor()
  const colours = (name: string) =>
    tab.evaluate<string[]>(`(() => {
      const { color, backgroundColor, borderTopColor } = getComputedStyle(document.querySelector('.tools [aria-label="${name}"]'))
      return [color, backgroundColor, borderTopColor]
    })()`)
  const off = await colours('Show the document as text')
  await tab.getByRole('button', { name: 'Show the document as text' }).click()
  await tab.getByText('This is page 3 of the agreement').waitFor()
  expect(await colours('Show the document as text')).not.toEqual(off)
  await tab.getByText('Page 1 of 3', { exact: true }).first().waitFor()
  expect(await field(tab).inputValue()).toBe('1')
  // In the text view, nothing can be zoomed.
  expect(await colours('Zoom in')).not.toEqual(off)
  await screenshot(tab, 'signing-page/forced-colours-text.desktop')
  await tab.getByRole('button', { name: 'Show the document as text' }).click()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await field(tab).focus()
  await screenshot(tab, 'signing-page/forced-colours.desktop')
})
