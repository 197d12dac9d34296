import { expect, test } from 'vitest'
import { originalLimit } from '#platform/pdf/size-rules.ts'
import * as hostile from '../../support/hostile-pdf.ts'
import { pdfs } from '../../support/pdf-helpers.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf, inspectScan } = pdfs
const refusal = (code: string) => ({ code: 'request_invalid', errors: [{ pointer: '/file', code }] })

test.each<[string, string, () => Buffer]>([
  ['10,001 pages', 'file_too_long', () => hostile.pdfOfPages(originalLimit.pages + 1)],
  ['190,000 values where the seal adds some', 'file_too_complex', () => hostile.pdfOfValues(190_000)],
])('an original with %s is refused, because its seal would fail', async (_, code, make) => {
  await expect(inspectPdf(uploadOf(make()))).rejects.toMatchObject(refusal(code))
})

test.each<[string, string, () => Buffer]>([
  ['50,000 objects', 'file_too_complex', () => hostile.pdfOfObjects(50_000)],
  ['60,000 pages', 'file_too_long', () => hostile.pdfOfPages(60_000)],
])('a scan with %s is refused, because its seal would fail', async (_, code, make) => {
  await expect(inspectScan(uploadOf(make()), 'application/pdf')).rejects.toMatchObject(refusal(code))
})

test('an original with 50,000 objects is accepted, because the seal does not write them again', async () => {
  expect(await inspectPdf(uploadOf(hostile.pdfOfObjects(50_000)))).toMatchObject({ pages: 1 })
})
