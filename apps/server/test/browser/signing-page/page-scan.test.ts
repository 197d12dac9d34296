import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from '../../support/axe.ts'
import { makePdf } from '../../support/pdf.ts'
import { screenshot } from '../../support/screenshot.ts'
import { desktop, expectTitle, phone, smallTargets, startPages, pressSign, visit } from './page.support.ts'

const { send, open, db } = await startPages()

const scanOf = (partyId: string) =>
  db.selectFrom('scans').selectAll().where('party_id', '=', partyId).executeTakeFirst()
const pickerOf = (tab: Page) => tab.locator('input[type=file][multiple]')
const photosIn = (tab: Page) => tab.locator('.photos > li')
const sign = (tab: Page) => tab.getByRole('button', { name: 'Sign', exact: true })
const openPaper = async (options = phone) => {
  const sent = await send([{ requiredSignature: 'MANUAL' }])
  const { tab, context, faults } = await open(await sent.token(), options)
  await tab.getByText('Photograph or scan all pages.').waitFor()
  return { ...sent, tab, context, faults }
}

interface PhotoOptions {
  width?: number
  height?: number
  /** As EXIF names it. 6 is a phone that was held upright. */
  orientation?: number
}

/** Makes a photo of a paper with a number, and a red corner at the top left of the stored pixels. */
async function photo(tab: Page, number: number, { width = 900, height = 1200, orientation }: PhotoOptions = {}) {
  const base64 = await tab.evaluate<string>(`(() => {
    const canvas = document.createElement('canvas')
    canvas.width = ${width}
    canvas.height = ${height}
    const context = canvas.getContext('2d')
    context.fillStyle = '#eee'
    context.fillRect(0, 0, ${width}, ${height})
    context.fillStyle = 'red'
    context.fillRect(0, 0, ${width / 5}, ${height / 5})
    context.fillStyle = 'black'
    context.font = '${height / 3}px sans-serif'
    context.fillText('${number}', ${width / 3}, ${height / 1.5})
    return canvas.toDataURL('image/jpeg').split(',')[1]
  })()`)
  const jpeg = Buffer.from(base64, 'base64')
  const buffer = orientation ? Buffer.concat([jpeg.subarray(0, 2), exif(orientation), jpeg.subarray(2)]) : jpeg
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

function exif(orientation: number): Buffer {
  const data = Buffer.from(
    `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0`,
    'latin1',
  )
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** Returns the colour of the small picture at parts of its width and height. */
const thumbnailColour = (tab: Page, index: number, x: number, y: number) =>
  tab.evaluate<number[]>(`(async () => {
    const image = document.querySelectorAll('.photos img')[${index}]
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    return [...context.getImageData(canvas.width * ${x}, canvas.height * ${y}, 1, 1).data].slice(0, 3)
  })()`)

test('a party downloads the paper; photos become one PDF in the chosen order, turned as the camera was held and by the party, and small enough', async () => {
  const { tab, faults, ids } = await openPaper()
  const tree = await tab.locator('.steps').ariaSnapshot()
  expect(tree.match(/Choose photos or a PDF/g), 'screen readers read each button once').toHaveLength(1)
  expect(tree.match(/Take a photo/g)).toHaveLength(1)
  const download = tab.waitForEvent('download')
  await tab.getByRole('button', { name: 'Download the PDF' }).tap()
  expect((await download).suggestedFilename()).toBe('agreement.pdf')
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')

  const large = await photo(tab, 1, { width: 3600, height: 2700, orientation: 6 })
  await pickerOf(tab).setInputFiles([large, await photo(tab, 2), await photo(tab, 3)])
  await expect.poll(() => photosIn(tab).count()).toBe(3)
  await expect.poll(() => tab.evaluate('document.activeElement.textContent')).toBe('Upload 3 pages')
  const [red, green] = await thumbnailColour(tab, 0, 0.9, 0.1)
  expect(red! > 200 && green! < 80, 'the red corner is at the top right of the upright photo').toBe(true)
  await tab.getByRole('button', { name: 'Later: page 1' }).tap()
  await tab.getByRole('button', { name: 'Rotate: page 1' }).tap()
  await tab.getByRole('button', { name: 'Remove: page 3' }).tap()
  await tab.getByText(/^2 pages, .* kB of at most 25 MB\.$/).waitFor()
  await screenshot(tab, 'signing-page/scan-photos.phone')
  expect(await seriousViolations(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Enlarge page 1' }).tap()
  await tab.getByRole('dialog', { name: 'Page 1 of 2' }).waitFor()
  await tab.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).tap()
  await screenshot(tab, 'signing-page/scan-photo-enlarged.phone')
  await tab.getByRole('button', { name: 'Close' }).tap()
  expect(await sign(tab).count()).toBe(0)
  await tab.getByRole('button', { name: 'Upload 2 pages' }).tap()
  await tab.getByText('2 pages uploaded.').first().waitFor()

  const scan = (await scanOf(ids[0]!))!
  expect(scan.type).toBe('application/pdf')
  const pdf = await PDF.load(scan.bytes)
  expect(pdf.recoveredViaBruteForce).toBe(false)
  const pages = pdf.getPages()
  expect(pages.map((page) => [page.rotation, Math.round(page.width), Math.round(page.height)])).toEqual([
    [90, 842, 595],
    [0, 595, 842],
  ])
  const text = scan.bytes.toString('latin1')
  expect([...text.matchAll(/\/Width (\d+) \/Height (\d+)/g)].map(([, width, height]) => [width, height])).toEqual([
    ['900', '1200'],
    ['1654', '2205'],
  ])
  expect(scan.bytes.length).toBeLessThan(1_500_000)
  await expect.poll(() => tab.locator('.uploaded-pages canvas').count()).toBe(2)
  await screenshot(tab, 'signing-page/scan-uploaded.phone')
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  const signatures = db.selectFrom('signatures').select('type').where('party_id', '=', ids[0]!)
  expect((await signatures.executeTakeFirst())?.type).toBe('MANUAL')
  expect(faults).toEqual([])
})

test('the keyboard changes the order; a PDF that could not be uploaded is kept; without a canvas, one JPEG is uploaded unchanged', async () => {
  const { tab, context, ids, faults } = await openPaper(desktop)
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
  await screenshot(tab, 'signing-page/scan-photos.desktop')

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
  expect(faults).toEqual([])

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

test('what the browser can not use and more than 20 photos are refused with help, nothing that was chosen is lost, and all fits a small phone', async () => {
  const { tab } = await openPaper({ ...phone, viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const chosen = pickerOf(tab)
  await chosen.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') })
  await tab.getByText('“IMG_1.HEIC” has the format HEIC').waitFor()
  // By its path, because the bytes take long on their way to the browser. The file is sparse.
  const large = join(await mkdtemp(join(tmpdir(), 'paraph-scan-')), 'scan.pdf')
  await writeFile(large, '%PDF-1.7')
  await truncate(large, 25 * 1024 * 1024 + 1)
  await chosen.setInputFiles(large)
  await tab.getByText('The file is larger than 25 MB.').waitFor()
  const pdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf(1)) }
  await chosen.setInputFiles({ ...pdf, buffer: Buffer.from('no PDF') })
  await tab.getByText('The file must be one PDF, JPEG or PNG').waitFor()
  const small = await photo(tab, 1, { width: 90, height: 120 })
  await chosen.setInputFiles([small, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }])
  await tab.getByText('“a.txt” is not a photo that this browser can read.').waitFor()
  expect(await photosIn(tab).count()).toBe(1)
  await chosen.setInputFiles(pdf)
  await tab.getByText('Choose either photos or one PDF.').waitFor()
  await chosen.setInputFiles(Array.from({ length: 21 }, () => small))
  await tab.getByText('At most 20 photos can be added. 2 photos not added.').waitFor()
  expect(await photosIn(tab).count()).toBe(20)
  expect(await tab.locator('input[capture=environment]').count()).toBe(1)
  expect(await smallTargets(tab)).toEqual([])
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await screenshot(tab, 'signing-page/scan-many.small-phone.dark')
})

test('over a broken network, photos are kept, and a button uploads them again; after a reload, the page shows the stored scan, and the party replaces it', async () => {
  const { tab, context, ids, faults } = await openPaper()
  await pickerOf(tab).setInputFiles([await photo(tab, 1)])
  await context.route('**/signing-session/scan', (route) => route.abort())
  const upload = tab.getByRole('button', { name: 'Upload 1 page' })
  // The error then needs the room in which the button is.
  await upload.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await upload.tap()
  await tab.getByText('What you have chosen is kept.').waitFor()
  // Where the bar at the end of the window would be, nothing is readable.
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
  await sign(tab).waitFor()
  // The party cannot sign meanwhile.
  await tab.getByRole('button', { name: 'Replace the scan' }).tap()
  await sign(tab).waitFor({ state: 'detached' })
  await tab.getByRole('button', { name: 'Keep the uploaded scan' }).tap()
  await sign(tab).waitFor()
  // What is kept is shown at once: it is not loaded again, and does not move what the party taps next.
  expect(await tab.locator('.uploaded-pages canvas').isVisible()).toBe(true)
  expect(downloads).toBe(1)
  await tab.getByRole('button', { name: 'Replace the scan' }).tap()
  await pickerOf(tab).setInputFiles([await photo(tab, 1), await photo(tab, 2)])
  await tab.getByRole('button', { name: 'Upload 2 pages' }).tap()
  await tab.getByText('2 pages uploaded.').first().waitFor()
  expect((await PDF.load((await scanOf(ids[0]!))!.bytes)).getPageCount()).toBe(2)
  expect(faults).toEqual([])
})
