import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cutOff, field, height, longFile, narrow } from './tools.support.ts'
import { smallTargets, startPages } from '@paraph/testing/pages/page.ts'

const { send, open } = await startPages()

const focused = (tab: Page) => tab.evaluate('document.activeElement.ariaLabel ?? document.activeElement.textContent')
const said = (tab: Page) => tab.evaluate(`document.getElementById('status').textContent`)

test('on a narrow phone, the tools are in one row, the party types a page number and goes there, also in the text view, and bad numbers get an answer', async () => {
  const { token, party } = await send(undefined, { file: await longFile(120) })
  const { tab, faults } = await open(await token(), narrow)
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
  expect(faults).toEqual([])
})
