import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { cutOff, field, height, longFile, narrow } from './tools.support.ts'
import { desktop, expectTitle, startPages, visit } from '@paraph/testing/pages/page.ts'
import { screenshot } from '@paraph/testing/pages/screenshot.ts'

const { send, open, actAs, seal } = await startPages()

test('the tools name the page to which the party went, even if that page is so short that the next one is in the middle of the window', async () => {
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
  await screenshot(tab, 'signing-page/tools-sealed.narrow.light')
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
