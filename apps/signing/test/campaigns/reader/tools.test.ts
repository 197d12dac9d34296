import { PDF } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectTitle, phone, smallTargets, startPages, textPdf, visit } from '@paraph/testing/pages/page.ts'

const { send, open, actAs, seal } = await startPages()

const narrow = { ...phone, viewport: { width: 360, height: 740 } }
const longFile = async (pages: number) => new File([await textPdf(pages)], 'long.pdf')
const field = (tab: Page) => tab.getByRole('textbox', { name: 'Go to page' })

/** Returns the tools that stand outside the window, or that are too small for their content. */
const cutOff = (tab: Page) =>
  tab.evaluate<string[]>(`[...document.querySelectorAll('.tools, .tools *')]
    .filter((element) => !element.closest('.visually-hidden, .compact span, svg'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    })
    .map((element) => element.outerHTML)`)
const height = async (tab: Page) => (await tab.locator('.tools').boundingBox())!.height

const focused = (tab: Page) => tab.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent')
const said = (tab: Page) => tab.evaluate(`document.getElementById('status').textContent`)

test('on a narrow phone, the tools are in one row, and a page number leads to its page', async () => {
  const { token, party } = await send(undefined, { file: await longFile(120) })
  const { tab } = await open(await token(), narrow)
  await tab.getByText('This is page 1 of the agreement').waitFor()
  // A long document can be read as text, some pages at a time.
  const readAloud = () => tab.locator('.reader').ariaSnapshot()
  expect(await readAloud()).not.toContain('This is page 30 of')
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await tab.getByRole('heading', { name: 'Page 20 of 120' }).waitFor()
  await expect.poll(readAloud).toContain('This is page 20 of the agreement')
  expect(await tab.locator('.pdf-page').count()).toBe(0)
  expect(await tab.locator('.text-page').count()).toBe(20)
  await tab.getByRole('button', { name: 'Show more pages' }).press('Enter')
  await expect.poll(() => focused(tab)).toBe('Page 21 of 120')
  await expect.poll(readAloud).toContain('This is page 40 of the agreement')
  await expect.poll(async () => (await party()).readStatus).toBe('OPENED')
  await field(tab).fill('100')
  await field(tab).press('Enter')
  await tab.getByText('This is page 100 of the agreement').waitFor()
  await expect.poll(() => focused(tab)).toBe('Page 100 of 120')
  await expect.poll(() => field(tab).inputValue()).toBe('100')
  expect(await tab.locator('.text-page').count()).toBe(20)
  await tab.getByRole('button', { name: 'Show earlier pages' }).tap()
  await expect.poll(() => focused(tab)).toBe('Page 80 of 120')
  await tab.getByText('This is page 80 of the agreement').waitFor()
  await field(tab).fill('85')
  await field(tab).press('Enter')
  await expect.poll(() => focused(tab)).toBe('Page 85 of 120')
  expect(await tab.locator('.text-page').count()).toBe(40)
  await tab.getByRole('button', { name: 'Show the document as text', pressed: true }).tap()
  await tab.getByRole('button', { name: 'Show the document as text', pressed: false }).waitFor()
  await tab.locator('.pdf-page canvas').first().waitFor()

  await field(tab).fill('73')
  await field(tab).press('Enter')
  await tab.getByText('This is page 73 of the agreement').waitFor()
  await tab.getByText('Page 73 of 120').waitFor()
  expect(await focused(tab)).toBe('Page 73 of 120')
  expect(await field(tab).inputValue()).toBe('73')

  // The Done button of a phone, and a click elsewhere, only take the focus away.
  await field(tab).fill('12')
  await tab.getByRole('button', { name: 'Zoom in' }).focus()
  await tab.getByText('This is page 12 of the agreement').waitFor()
  expect(await focused(tab)).toBe('Zoom in')
  await expect.poll(() => said(tab)).toBe('Page 12 of 120')

  for (const [typed, page] of [
    ['999999', 120],
    ['0', 1],
  ] as const) {
    await field(tab).fill(typed)
    await field(tab).press('Enter')
    await tab.getByText(`This is page ${page} of the agreement`).waitFor()
    await expect.poll(() => said(tab)).toBe(`The document has 120 pages. This is page ${page}.`)
    await expect.poll(() => field(tab).inputValue()).toBe(String(page))
  }
  for (const typed of ['-3', '2.5', 'seven', '', '٣']) {
    await field(tab).fill('x')
    await field(tab).fill(typed)
    await field(tab).press('Enter')
    await expect.poll(() => said(tab), { message: typed }).toBe('Type a page number from 1 to 120.')
    await expect.poll(() => field(tab).inputValue()).toBe('1')
    expect(await tab.evaluate('document.activeElement.tagName')).toBe('INPUT')
    await tab.evaluate(`document.getElementById('status').textContent = ''`)
  }

  // The number of the last page is the widest one.
  for (const [language, jump] of [
    ['English', 'Go to page'],
    ['Svenska', 'Gå till sida'],
  ] as const) {
    // Without scrolling to it.
    await tab.getByRole('button', { name: language }).dispatchEvent('click')
    await tab.getByRole('textbox', { name: jump }).fill('120')
    await tab.getByRole('textbox', { name: jump }).press('Enter')
    await expect.poll(() => tab.getByRole('textbox', { name: jump }).inputValue()).toBe('120')
    for (const width of [320, 360]) {
      await tab.setViewportSize({ width, height: 740 })
      await expect.poll(() => tab.evaluate('innerWidth')).toBe(width)
      expect(await cutOff(tab)).toEqual([])
      expect(await smallTargets(tab)).toEqual([])
    }
    expect(await height(tab)).toBeLessThan(60)
    // With letters of twice the size, the tools may take more rows.
    await tab.evaluate(`document.body.style.fontSize = '32px'`)
    expect(await cutOff(tab)).toEqual([])
    expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await tab.evaluate(`document.body.style.fontSize = ''`)
  }
  await tab.getByRole('button', { name: 'English' }).tap()
})

test('the tools name the page to which the party went, even if it is short', async () => {
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
  // The browser tells in the next frames which page is in the middle.
  await tab.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))',
  )
  await tab.evaluate(`new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))`)
  expect(await field(tab).inputValue()).toBe('5')
  await tab.mouse.wheel(0, 300)
  await expect.poll(() => field(tab).inputValue()).not.toBe('5')

  // A document of one page has no field for a page number.
  await visit(tab, await (await send(undefined, { file: await longFile(1) })).token())
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.getByText('Page 1 of 1').waitFor()
  expect(await field(tab).count()).toBe(0)

  // The tools of the sealed file are in one row too.
  const { token: sealedToken, ids, id } = await send()
  await actAs(ids[0]!)
  await seal(id)
  await visit(tab, await sealedToken())
  await expectTitle(tab, 'The document is complete')
  await tab.getByText('Sealed PDF', { exact: true }).waitFor()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  expect(await height(tab)).toBeLessThan(60)
  expect(await cutOff(tab)).toEqual([])
})

test('with forced colours, the tools show what is switched on and what is off', async () => {
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
  await tab.getByRole('button', { name: 'Show the document as text' }).click()
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await field(tab).focus()
})
