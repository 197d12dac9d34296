import { PDF } from '@libpdf/core'
import { expect, test } from 'vitest'
import { photo, photosIn, pickerOf, signButton, startPaperPages } from '../../browser/scan/scan.support.ts'
import { desktop, phone, visit } from '@paraph/testing/pages/page.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'

const { send, openPaper, scanOf } = await startPaperPages()

test('the keyboard changes the order of photos, and without a canvas, one JPEG is uploaded unchanged', async () => {
  const { tab, context, ids } = await openPaper(desktop)
  const photos = [await photo(tab, 1), await photo(tab, 2), await photo(tab, 3)] as const
  await pickerOf(tab).setInputFiles([...photos])
  await expect.poll(() => photosIn(tab).count()).toBe(3)
  // The focus stays on the button of the same photo.
  const focused = () => tab.evaluate('document.activeElement.getAttribute("aria-label")')
  await tab.getByRole('button', { name: 'Earlier: page 3' }).focus()
  await tab.keyboard.press('Enter')
  await expect.poll(focused).toBe('Earlier: page 2')
  await expect.poll(() => tab.locator('#status').textContent()).toBe('Page 3 is now page 2.')
  await tab.keyboard.press('Enter')
  await tab.keyboard.press('Enter')
  await expect.poll(focused).toBe('Earlier: page 1')
  await tab.getByRole('button', { name: 'Remove: page 3' }).focus()
  await tab.keyboard.press('Space')
  await expect.poll(focused).toBe('Remove: page 2')
  expect(await photosIn(tab).count()).toBe(2)

  await tab.getByRole('button', { name: 'Remove: page 2' }).click()
  await tab.getByRole('button', { name: 'Remove: page 1' }).click()

  // An upload shows its progress, and can be cancelled.
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf(1)) }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route('**/signing-session/scan', (route) => released.then(() => route.abort()))
  await pickerOf(tab).setInputFiles(pdf)
  await tab.locator('progress').waitFor()
  await tab.getByRole('button', { name: 'Cancel the upload' }).click()
  release()
  const again = tab.getByRole('button', { name: 'Upload “scan.pdf” again' })
  await again.waitFor()
  await context.unroute('**/signing-session/scan')
  await again.click()
  await tab.getByText('“scan.pdf” is uploaded.').first().waitFor()
  expect((await scanOf(ids[0]!))!.bytes.equals(pdf.buffer)).toBe(true)

  // Some browsers falsify what a page reads from a canvas.
  await tab.evaluate(
    `CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(new Uint8ClampedArray(4), 1, 1)`,
  )
  const second = await send([{ requiredSignature: 'MANUAL' }])
  await visit(tab, await second.token())
  await tab.getByText('Photograph or scan all pages.').waitFor()
  await pickerOf(tab).setInputFiles([photos[0], photos[1]])
  await tab.getByText('This browser does not let the page prepare photos.').waitFor()
  await pickerOf(tab).setInputFiles(photos[0])
  await tab.getByText('“photo-1.jpg” is uploaded.').first().waitFor()
  expect((await scanOf(second.ids[0]!))!.bytes.equals(photos[0].buffer)).toBe(true)
  await tab.locator('.uploaded-pages img').waitFor()
})

test('over a broken network, photos are kept, and after a reload, the party replaces the stored scan', async () => {
  const { tab, context, ids } = await openPaper()
  await pickerOf(tab).setInputFiles([await photo(tab, 1)])
  await context.route('**/signing-session/scan', (route) => route.abort())
  const upload = tab.getByRole('button', { name: 'Upload 1 page' })
  // The error will need the room where the button is now.
  await upload.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await upload.tap()
  await tab.getByText('What you have chosen is kept.').waitFor()
  // What lies behind the bar at the end of the window can not be read.
  const room = phone.viewport!.height - 64
  for (const part of [tab.getByText('What you have chosen is kept.'), upload]) {
    const { y, height } = (await part.boundingBox())!
    expect(y).toBeGreaterThan(0)
    expect(y + height).toBeLessThanOrEqual(room)
  }
  expect(await scanOf(ids[0]!)).toBeUndefined()
  await context.unroute('**/signing-session/scan')
  await upload.tap()
  await tab.getByText('1 page uploaded.').first().waitFor()
  expect(await scanOf(ids[0]!)).toBeDefined()

  await tab.reload()
  let downloads = 0
  tab.on('request', (request) => (downloads += Number(/GET .*scan$/.test(`${request.method()} ${request.url()}`))))
  await tab.getByText('A scan is uploaded.').waitFor()
  await tab.locator('.uploaded-pages canvas').waitFor()
  await tab.getByRole('button', { name: 'Enlarge page 1' }).tap()
  await tab.getByRole('dialog', { name: 'Page 1 of 1' }).locator('canvas').first().waitFor()
  await tab.getByRole('button', { name: 'Close' }).tap()
  await signButton(tab).waitFor()
  // The party cannot sign meanwhile.
  await tab.getByRole('button', { name: 'Replace the scan' }).tap()
  await signButton(tab).waitFor({ state: 'detached' })
  await tab.getByRole('button', { name: 'Keep the uploaded scan' }).tap()
  await signButton(tab).waitFor()
  // What is kept is shown at once: it is not loaded again, and does not move what the party taps next.
  expect(await tab.locator('.uploaded-pages canvas').isVisible()).toBe(true)
  expect(downloads).toBe(1)
  await tab.getByRole('button', { name: 'Replace the scan' }).tap()
  await pickerOf(tab).setInputFiles([await photo(tab, 1), await photo(tab, 2)])
  await tab.getByRole('button', { name: 'Upload 2 pages' }).tap()
  await tab.getByText('2 pages uploaded.').first().waitFor()
  expect((await PDF.load((await scanOf(ids[0]!))!.bytes)).getPageCount()).toBe(2)
})
