import { expect, test } from 'vitest'
import { fits, leastScanSize, maxOriginalValues, oneScanLimit, originalLimit } from '#platform/pdf/facts/size-rules.ts'
import * as hostile from '@paraph/testing/pdf/hostile-pdf.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { jpeg } from '@paraph/testing/pdf/images.ts'
import { makePdf } from '@paraph/testing/pdf/pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf, inspectScan } = pdfs

const refusal = (code: string) => ({ code: 'request_invalid', errors: [{ pointer: '/file', code }] })

/** A page refers to an object that no program finds where the cross-references say. */
function misplacedObject(): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Note 5 0 R >>'
  const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
  const file = handmadePdf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: pages, 3: page, 5: '(note)' })
  const offset = (at: number) => `${at}`.padStart(10, '0')
  const at = file.indexOf('5 0 obj')
  return Buffer.from(file.toString('latin1').replace(offset(at), offset(at + 9)), 'latin1')
}

test.each<[string, string, () => Buffer]>([
  ['400 nested lists', 'file_too_complex', () => hostile.pdfOfNestedLists(400)],
  ['many values where the seal adds some', 'file_too_complex', () => hostile.pdfOfValues(maxOriginalValues)],
  ['an object at another place than it says', 'file_damaged', misplacedObject],
  ['no cross-references, and an object that is read without an end', 'file_damaged', () => hostile.tablelessPdf],
  ['3,000 attachments that the seal renames', 'file_too_complex', () => hostile.pdfOfAttachments(3000)],
])('an original with %s is refused, because its seal would fail', async (_, code, make) => {
  await expect(inspectPdf(uploadOf(make()))).rejects.toMatchObject(refusal(code))
})

test.each<[string, string, () => Buffer]>([
  ['too many objects', 'file_too_complex', () => hostile.pdfOfObjects(oneScanLimit.objects + 1)],
  ['too many pages', 'file_too_long', () => hostile.pdfOfPages(oneScanLimit.pages + 1)],
])('a scan with %s is refused, because its seal would fail', async (_, code, make) => {
  await expect(inspectScan(uploadOf(make()), 'application/pdf')).rejects.toMatchObject(refusal(code))
})

test('an original with many objects is accepted, because the seal does not write them again', async () => {
  const objects = 2 * originalLimit.objects
  expect(await inspectPdf(uploadOf(hostile.pdfOfObjects(objects)))).toMatchObject({ pages: 1 })
})

test('says what a scan adds to the sealed file', async () => {
  const pdf = await inspectScan(uploadOf(Buffer.from(await makePdf(3))), 'application/pdf')
  expect(pdf).toMatchObject({ pages: 3 })
  expect(pdf.objects).toBeGreaterThanOrEqual(3)
  const photo = jpeg(200, 100, 1)
  const image = await inspectScan(uploadOf(photo), 'image/jpeg')
  expect(image).toMatchObject({ pages: 1 })
  expect(image.bytes).toBeGreaterThan(photo.length)
  expect(fits(image, leastScanSize)).toBe(true)
})

test.each(hostile.activePdfs)('%s is refused in an original and in a scan', async (_, bytes) => {
  await expect(inspectPdf(uploadOf(bytes))).rejects.toMatchObject(refusal('file_active_content'))
  await expect(inspectScan(uploadOf(bytes), 'application/pdf')).rejects.toMatchObject(refusal('file_active_content'))
})

test('the refusal of active content names the page and the object, and says how the script begins', async () => {
  const script = '/A << /S /JavaScript /JS (this.getField\\("rent"\\).value = 1) >>'
  const bytes = handmadeForm({ fields: [widget(`/FT /Btn /Ff 65536 /T (a) ${script}`)] })
  await expect(inspectPdf(uploadOf(bytes))).rejects.toMatchObject({
    errors: [
      {
        detail: expect.stringMatching(/PDF editor.*\. Page 1, object 10: JavaScript, which begins with this\.getField/),
        place: { page: 1, object: 10, name: 'this.getField("rent").value = 1' },
      },
    ],
  })
})

test.each(hostile.harmlessPdfs)('%s is accepted in an original and in a scan', async (_, bytes) => {
  expect(await inspectPdf(uploadOf(bytes))).toMatchObject({ pages: 1 })
  expect(await inspectScan(uploadOf(bytes), 'application/pdf')).toMatchObject({ pages: 1 })
})
