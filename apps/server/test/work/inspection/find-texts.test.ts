import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { pdfOf, textAt } from '../../support/text-pdf.ts'
import { uploadOf } from '../../support/upload.ts'

const { findTexts, close } = openPdfInspector()
afterAll(close)

const sought = [{ text: 'Sign here', occurrence: 1 }]

test('a thread finds the text of a file', async () => {
  const found = await findTexts(uploadOf(pdfOf([{ content: textAt('Sign here') }])), sought)
  expect(found).toMatchObject([{ count: 1, place: { page: 1, x: 0.25 } }])
})

test('the text of a file that PDFium can not open is unreadable', async () => {
  expect(await findTexts(uploadOf(Buffer.from('%PDF-1.7 nothing')), sought)).toBeUndefined()
})

test('the text of a file that takes too much work is unreadable, and the next file is read', async () => {
  const inspector = openPdfInspector({ limits: { work: 1_500, elapsed: 55_000 } })
  onTestFinished(inspector.close)
  const page = { content: 'BT /F 12 Tf 10 10 Td (Sign) Tj ET\n'.repeat(60_000) }
  const endless = pdfOf(Array.from({ length: 40 }, () => page))
  expect(await inspector.findTexts(uploadOf(endless), sought)).toBeUndefined()
  const small = uploadOf(pdfOf([{ content: textAt('Sign here') }]))
  expect(await inspector.findTexts(small, sought)).toMatchObject([{ count: 1 }])
})
