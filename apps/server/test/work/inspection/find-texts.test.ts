import { expect, onTestFinished, test } from 'vitest'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { pdfOf, textAt } from '@paraph/testing/pdf/text-pdf.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'
import { uploadOf } from '../../support/upload.ts'

const sought = [{ text: 'Sign here', occurrence: 1 }]
const small = () => uploadOf(pdfOf([{ content: textAt('Sign here') }]))

test('a process finds the text of a file', async () => {
  expect(await pdfs.findTexts(small(), sought)).toMatchObject([{ count: 1, place: { page: 1, x: 0.25 } }])
})

test('the text of a file that PDFium can not open is unreadable', async () => {
  expect(await pdfs.findTexts(uploadOf(Buffer.from('%PDF-1.7 nothing')), sought)).toBeUndefined()
})

test('the text of a file that takes too much work is unreadable, and the next file is read', async () => {
  const limits = { work: 1, elapsed: UNREACHED }
  const inspector = openPdfInspector({ limits })
  onTestFinished(inspector.close)
  const page = { content: 'BT /F 12 Tf 10 10 Td (Sign) Tj ET\n'.repeat(20_000) }
  const endless = pdfOf(Array.from({ length: 4 }, () => page))
  expect(await inspector.findTexts(uploadOf(endless), sought)).toBeUndefined()
  limits.work = UNREACHED
  expect(await inspector.findTexts(small(), sought)).toMatchObject([{ count: 1 }])
})
