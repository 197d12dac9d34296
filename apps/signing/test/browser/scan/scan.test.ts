import { mkdtemp, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { seriousViolations } from '@paraph/testing/pages/axe.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { photo, photosIn, pickerOf, signButton, startPaperPages } from './scan.support.ts'
import { expectTitle, phone, pressSign, smallTargets } from '@paraph/testing/pages/page.ts'

const { openPaper, scanOf, signatureOf } = await startPaperPages()

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

test('photos become one small PDF in the chosen order, turned upright', async () => {
  const { tab, ids } = await openPaper()
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
  expect(await seriousViolations(tab)).toEqual([])
  await tab.getByRole('button', { name: 'Enlarge page 1' }).tap()
  await tab.getByRole('dialog', { name: 'Page 1 of 2' }).waitFor()
  await tab.getByRole('dialog').getByRole('button', { name: 'Zoom in' }).tap()
  await tab.getByRole('button', { name: 'Close' }).tap()
  expect(await signButton(tab).count()).toBe(0)
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
  await pressSign(tab)
  await expectTitle(tab, 'You have signed')
  expect((await signatureOf(ids[0]!))?.type).toBe('MANUAL')
})

test('what can not be used is refused with help, nothing chosen is lost, and all fits a small phone', async () => {
  const { tab } = await openPaper({ ...phone, viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
  const chosen = pickerOf(tab)
  await chosen.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('....ftypheic') })
  await tab.getByText('“IMG_1.HEIC” has the format HEIC').waitFor()
  // By its path, because the bytes take long on their way to the browser. The file is sparse.
  const file = join(await mkdtemp(join(tmpdir(), 'paraph-scan-')), 'scan.pdf')
  await writeFile(file, '%PDF-1.7')
  await truncate(file, 25 * 1024 * 1024 + 1)
  await chosen.setInputFiles(file)
  await tab.getByText('The file is larger than 25 MB.').waitFor()
  const onePdf = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await makePdf(1)) }
  await chosen.setInputFiles({ ...onePdf, buffer: Buffer.from('no PDF') })
  await tab.getByText('The file must be one PDF, JPEG or PNG').waitFor()
  const small = await photo(tab, 1, { width: 90, height: 120 })
  await chosen.setInputFiles([small, { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }])
  await tab.getByText('“a.txt” is not a photo that this browser can read.').waitFor()
  expect(await photosIn(tab).count()).toBe(1)
  await chosen.setInputFiles(onePdf)
  await tab.getByText('Choose either photos or one PDF.').waitFor()
  await chosen.setInputFiles(Array.from({ length: 21 }, () => small))
  await tab.getByText('At most 20 photos can be added. 2 photos not added.').waitFor()
  expect(await photosIn(tab).count()).toBe(20)
  expect(await tab.locator('input[capture=environment]').count()).toBe(1)
  expect(await smallTargets(tab)).toEqual([])
  expect(await tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
})
