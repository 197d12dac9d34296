import { PDF, PdfDict, PdfNumber, PdfRef } from '@libpdf/core'
import { expect, test } from 'vitest'
import { LibraryObjects } from '#work/inspection/checks/library-objects.ts'
import { layeredPdf } from '@paraph/testing/pdf/layered-pdf.ts'

test('an object is read with the generation of its reference, on which the key of its encryption depends', async () => {
  const pdf = await PDF.load(layeredPdf({}))
  const { registry } = pdf.context
  registry.addLoaded(PdfRef.of(50, 3), PdfNumber.of(7))
  registry.addLoaded(PdfRef.of(1, 0), PdfDict.of({ Extra: PdfRef.of(50, 3) }))
  const objects = new LibraryObjects(pdf)
  await objects.value(1)
  expect(await objects.value(50)).toBe(7)
})
