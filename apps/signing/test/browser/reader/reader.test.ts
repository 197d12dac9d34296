import { readFile } from 'node:fs/promises'
import { PDF, PdfDict, PdfName, PdfString } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { attached, attachedFile } from '@paraph/testing/pdf/attached-pdf.ts'
import { look } from '@paraph/testing/pages/look.ts'
import { desktop, expectTitle, phone, pressSign, startPages, textPdf, visit } from '@paraph/testing/pages/page.ts'

const { send, open, db } = await startPages()

/** The tree that the browser gives to screen readers. */
const readAloud = (tab: Page) => tab.locator('.reader').ariaSnapshot()

test('only the pages near the view are drawn, and screen readers get the text of all pages', async () => {
  const { token } = await send(undefined, { file: new File([await textPdf(50)], 'long.pdf') })
  const { tab } = await open(await token(), phone)
  expect(await tab.getByText('Beside the pages').count(), 'nothing is attached').toBe(0)
  const drawn = () => tab.locator('.pdf-page canvas').count()
  await tab.getByText('This is page 1 of the agreement').first().waitFor()
  await expect.poll(() => readAloud(tab)).toContain('This is page 50 of the agreement')
  const text = await readAloud(tab)
  for (let page = 1; page <= 50; page++) {
    expect(text.split(`This is page ${page} of the agreement`), `page ${page}`).toHaveLength(2)
  }
  expect(await drawn()).toBeLessThan(6)
  await tab.evaluate(
    `document.querySelectorAll('.pdf-page')[14].scrollIntoView({ block: 'center', behavior: 'instant' })`,
  )
  await tab.locator('.text-layer', { hasText: 'This is page 15 of the agreement' }).waitFor()
  await tab.getByText('Page 15 of 50').waitFor()
  await expect.poll(() => tab.locator('.text-layer', { hasText: 'This is page 1 of' }).count()).toBe(0)
  expect(await drawn()).toBeLessThan(6)
  const width = `document.querySelector('.pdf-page').clientWidth`
  const before = Number(await tab.evaluate(width))
  await tab.getByRole('button', { name: 'Zoom in' }).tap()
  await expect.poll(() => tab.evaluate(width)).toBeGreaterThan(before)

  // To read the text view to its end counts as reading.
  const read = await send()
  await visit(tab, await read.token())
  await tab.getByRole('button', { name: 'Show the document as text' }).tap()
  await tab.getByText('This is page 3 of the agreement').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await tab.clock.runFor(2000), (await read.party()).readStatus)).toBe('READ')
})

test('attached files and comments of the PDF are listed, downloaded, and confirmed by the party', async () => {
  const { token } = await send([{ requiredSignature: 'CLICK_TO_SIGN' }], { file: attachedFile() })
  const { tab } = await open(await token(), phone)
  const section = tab.getByRole('region', { name: 'Beside the pages' })
  await section.getByText('prices.html').waitFor()
  expect(await section.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('prices.html'),
    expect.stringMatching(/Comment on page 1, Anna\s+Is this right\?/),
  ])
  await look(tab, 'attachments')
  const started = tab.waitForEvent('download')
  await section.getByRole('button', { name: 'Download prices.html' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('prices.html')
  expect((await readFile(await file.path())).equals(attached)).toBe(true)
  await tab.getByText('beside its pages: 1 attached file and 1 comment.').waitFor()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect(await section.isVisible()).toBe(true)
})

test('after a pinch, the part in view is as sharp as the screen, and its canvas no larger', async () => {
  const { token } = await send()
  const { tab, context } = await open(await token(), { ...phone, deviceScaleFactor: 3 })
  await tab.getByText('This is page 1 of the agreement').waitFor()
  await tab.locator('.pdf-page').first().scrollIntoViewIfNeeded()
  expect(await tab.locator('canvas.detail').count()).toBe(0)
  const cdp = await context.newCDPSession(tab)
  const pinch = (scaleFactor: number) =>
    cdp.send('Input.synthesizePinchGesture', { x: 100, y: 150, scaleFactor, relativeSpeed: 1200 })
  await pinch(3)
  const scale = Number(await tab.evaluate('visualViewport.scale'))
  expect(scale).toBeGreaterThan(2)
  const detail = tab.locator('canvas.detail').first()
  await detail.waitFor()
  const sizes = async () =>
    (await detail.evaluate((canvas: { width: number; height: number; clientWidth: number }) => [
      canvas.width,
      canvas.height,
      canvas.clientWidth,
    ])) as [number, number, number]
  // A slow machine first shows a detail that was drawn during the pinch.
  await expect
    .poll(async () => {
      const [width, , shown] = await sizes()
      return width / shown
    })
    .toBeGreaterThan(scale * 3 - 0.1)
  const [width, height] = await sizes()
  expect(width * height).toBeLessThan(390 * 780 * 9 * 1.1)
  // Something was drawn on it.
  expect(
    await tab.evaluate(`(() => {
      const canvas = document.querySelector('canvas.detail')
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      return data.every((value, index) => index % 4 !== 3 || value === 255)
    })()`),
  ).toBe(true)
  await pinch(0.2)
  await tab.locator('canvas.detail').first().waitFor({ state: 'detached' })
})

/** A PDF with a link of each kind on its first page. */
async function linkedPdf() {
  const pdf = PDF.create()
  const [first, second] = [pdf.addPage(), pdf.addPage()]
  second.drawText('This is page 2', { x: 60, y: 700, size: 20 })
  const texts = ['The terms', 'Write to us', 'See page 2', 'A script', 'A program', 'A file', 'Another script']
  const rects = texts.map((text, index) => {
    first.drawText(text, { x: 60, y: 700 - 50 * index, size: 20 })
    return { x: 55, y: 695 - 50 * index, width: 200, height: 30 }
  })
  const [web, mail, page, script, program, file, action] = rects
  first.addLinkAnnotation({ rect: web!, uri: 'https://example.com/terms?a=1' })
  first.addLinkAnnotation({ rect: mail!, uri: 'mailto:info@example.com' })
  first.addLinkAnnotation({ rect: page!, destination: { page: second, type: 'Fit' } })
  first.addLinkAnnotation({ rect: script!, uri: 'javascript:alert(1)' })
  const launch = { S: PdfName.of('Launch'), F: PdfString.fromString('calc.exe') }
  first.addLinkAnnotation({ rect: program!, uri: 'x' }).dict.set('A', PdfDict.of(launch))
  first.addLinkAnnotation({ rect: file!, uri: 'file:///etc/passwd' })
  const js = { S: PdfName.of('JavaScript'), JS: PdfString.fromString('app.alert(1)') }
  first.addLinkAnnotation({ rect: action!, uri: 'x' }).dict.set('A', PdfDict.of(js))
  return pdf.save()
}

test('links of the PDF to the web and to its pages work, and scripts, programs and files do not', async () => {
  const { id, token } = await send()
  // An upload with a script is refused, but documents that were uploaded before that can still have one.
  const bytes = Buffer.from(await linkedPdf())
  await db.updateTable('document_files').set({ bytes }).where('document_id', '=', id).execute()
  const file = { file_size: bytes.length, file_pages: 2 }
  await db.updateTable('documents').set(file).where('id', '=', id).execute()
  await db.deleteFrom('document_previews').where('document_id', '=', id).execute()
  const zoomed = { ...desktop, viewport: { width: 640, height: 430 }, deviceScaleFactor: 2 }
  const { tab, context } = await open(await token(), zoomed)
  const terms = tab.getByRole('link', { name: /The terms.*opens in a new tab/ })
  await terms.waitFor()
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  const density = await tab.evaluate(
    `(({ width, clientWidth }) => width / clientWidth)(document.querySelector('canvas'))`,
  )
  expect(density).toBeCloseTo(2, 1)
  const links = await tab
    .locator('.pdf-link')
    .evaluateAll((elements: { href?: string; target?: string; rel?: string }[]) =>
      elements.map(({ href, target, rel }) => href && [href, target, rel]),
    )
  expect(links).toEqual([
    ['https://example.com/terms?a=1', '_blank', 'noopener noreferrer'],
    ['mailto:info@example.com', '_blank', 'noopener noreferrer'],
    undefined,
  ])
  // It lies on the text.
  const { x, y } = (await terms.boundingBox())!
  const text = (await tab.locator('.text-layer span', { hasText: 'The terms' }).boundingBox())!
  expect(Math.abs(x - text.x) + Math.abs(y - text.y)).toBeLessThan(25)

  await tab.getByRole('button', { name: 'See page 2 (go to page 2)' }).click()
  await tab.getByText('Page 2 of 2').waitFor()
  await expect.poll(() => tab.evaluate('document.activeElement.ariaLabel')).toBe('Page 2 of 2')
  expect(tab.url()).toMatch(/\/sign\/$/)

  await context.route('https://example.com/**', (route) =>
    route.fulfill({ body: JSON.stringify(route.request().headers()) }),
  )
  const opened = context.waitForEvent('page')
  await terms.click()
  const other = await opened
  await other.waitForLoadState()
  expect(other.url()).toBe('https://example.com/terms?a=1')
  expect(await other.evaluate('opener')).toBe(null)
  expect(await other.textContent('body')).not.toContain('referer')
  await other.close()

  await tab.evaluate('scrollTo({ top: 0 })')
  await tab.getByRole('button', { name: 'Go on to sign' }).click()
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
})
