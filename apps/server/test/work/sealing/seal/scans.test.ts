import { PDF, type PdfDict, PdfName, PdfNumber, type PdfRef, type PdfStream } from '@libpdf/core'
import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { jpeg, png } from '@paraph/testing/pdf/images.ts'
import { sealInput } from '../../../support/seal-input.ts'
import { checkSealedFile } from '../../../support/sealed-file.ts'
import { boxOf, expectAddedOnce, party } from './scans.support.ts'

test('all pages of a scan are added in their sizes, with the look of annotations and without actions', async () => {
  const bytes = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [9 0 R] >> /OpenAction 8 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 /MediaBox [100 100 400 500] /Rotate 90 >>',
    3: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [6 0 R 7 0 R 9 0 R] /AA << /O 8 0 R >> >>',
    4: stream('', Buffer.from('0 0 m 9 9 l S')),
    5: '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 50 60] /Rotate 0 >>',
    6: '<< /Type /Annot /Subtype /Ink /Rect [1 2 3 4] /AP << /N 10 0 R >> /P 3 0 R /A 8 0 R /Contents (signature) >>',
    7: '<< /Type /Annot /Subtype /Link /Rect [1 2 3 4] /A 8 0 R >>',
    8: '<< /S /JavaScript /JS (app.alert) >>',
    9: '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (typed) /Rect [5 6 7 8] /AP << /N 10 0 R >> >>',
    10: stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', Buffer.from('0 0 9 9 re f')),
  })
  const original = (await sealInput()).original
  const sealed = await sealPdf(await sealInput({ scans: [{ ...party, type: 'application/pdf', bytes }] }))
  expect(await checkSealedFile(sealed, original)).toEqual({ pages: 5 })
  const pdf = await PDF.load(sealed)
  const [, , , first, second] = pdf.getPages()
  expect([boxOf(first!), first!.rotation]).toEqual([[100, 100, 400, 500], 90])
  expect([boxOf(second!), second!.rotation]).toEqual([[0, 0, 50, 60], 0])
  expect(first!.getAnnotations().map(({ type, contents }) => [type, contents])).toEqual([
    ['Ink', 'signature'],
    ['Stamp', null],
  ])
  const update = Buffer.from(sealed).subarray(original.length).toString('latin1')
  expect(update).not.toContain('JavaScript')
})

const rgb = (width: number, height: number) => Buffer.alloc((width * 3 + 1) * height)

test.each<[string, Buffer, object]>([
  ['8 bits and colours', png({ width: 300, height: 100, type: 2, rows: rgb(300, 100) }), { ColorSpace: 'DeviceRGB' }],
  ['transparency', png({ width: 2, height: 2, type: 6, rows: Buffer.alloc(18) }), { ColorSpace: 'DeviceRGB' }],
])('a PNG with %s becomes an A4 page', async (_, bytes, expected) => {
  const { page, image } = await sealedScan('image/png', bytes)
  expect(page.getMediaBox()).toMatchObject({ width: 595.28, height: 841.89 })
  expect({ ColorSpace: image.getName('ColorSpace')?.value }).toEqual(expected)
})

test('an object that many pages of a scan share is added once', async () => {
  await expect(expectAddedOnce({ pages: 50, references: 500, most: 100_000 })).resolves.toBeUndefined()
})

test('a PNG with a palette keeps its colours', async () => {
  const chunk = ['PLTE', Buffer.from([255, 0, 0, 0, 255, 0])] as const
  const { image } = await sealedScan(
    'image/png',
    png({ width: 8, height: 1, bits: 1, type: 3, rows: Buffer.alloc(2), more: [chunk] }),
  )
  expect(image.getArray('ColorSpace')!.at(0)).toEqual(PdfName.of('Indexed'))
  expect(image.getArray('ColorSpace')!.at(2)).toEqual(PdfNumber.of(1))
})

test.each([
  [1, 'q 523.28 0 0 261.64 36 544.25 cm 1 0 0 1 0 0 cm'],
  // The camera was held upright: the photo is turned clockwise, and so becomes taller than wide.
  [6, /^q 372.\d+ 0 0 745.89 .* cm 0 -1 1 0 0 1 cm/],
])('a photo with the orientation %i is shown upright', async (orientation, drawing) => {
  const { content, image } = await sealedScan('image/jpeg', jpeg(200, 100, orientation))
  expect(image.getName('Filter')?.value).toBe('DCTDecode')
  expect(content).toMatch(drawing)
})

test.each<[string, 'image/png' | 'image/jpeg' | 'application/pdf', Buffer]>([
  ['an interlaced PNG', 'image/png', png({ width: 8, height: 1, type: 0, interlace: 1, rows: Buffer.alloc(9) })],
  ['half a PNG', 'image/png', png({ width: 8, height: 1, type: 0, rows: Buffer.alloc(9) }).subarray(0, 40)],
  ['a damaged PDF', 'application/pdf', Buffer.from('%PDF-1.7\n')],
])('nothing is sealed with %s as a scan', async (_, type, bytes) => {
  await expect(sealPdf(await sealInput({ scans: [{ ...party, type, bytes }] }))).rejects.toMatchObject({
    code: 'scan_unusable',
  })
})

async function sealedScan(type: 'image/png' | 'image/jpeg', bytes: Buffer, name = party.name) {
  const sealed = await sealPdf(await sealInput({ scans: [{ ...party, name, type, bytes }] }))
  const pdf = await PDF.load(sealed)
  const page = pdf.getPages().at(-1)!
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const resources = page.dict.getDict('Resources', resolve)!
  const image = resources.getDict('XObject', resolve)!.get('Scan', resolve) as PdfDict
  const [first] = page.dict.getArray('Contents', resolve)!
  const content = Buffer.from((resolve(first as PdfRef) as PdfStream).getDecodedData()).toString('latin1')
  return { page, image, content }
}
