import { PDF, type PdfNumber, type PDFPage } from '@libpdf/core'
import { expect } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { sealInput } from '../../../support/seal-input.ts'
import { checkSealedFile } from '../../../support/sealed-file.ts'

export const party = { partyId: 'pty_1', name: 'Åsa Öberg' }

export function boxOf(page: PDFPage): number[] {
  return [...page.dict.getArray('MediaBox')!].map((number) => (number as PdfNumber).value)
}

/** Expects that the seal adds once what all pages of a scan share, so that the sealed file has fewer than `most` bytes. */
export async function expectAddedOnce({ pages, references, most }: Record<'pages' | 'references' | 'most', number>) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 5)
  const names = Array.from({ length: references }, (_, index) => `/P${index} 4 0 R`)
  const bytes = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} /MediaBox [0 0 50 60]
      /Resources << /Properties << ${names.join(' ')} >> >> >>`,
    3: `[${'4 0 R '.repeat(references)}]`,
    4: '<< /Type /Annot /Subtype /Ink /Rect [1 2 3 4] >>',
    ...Object.fromEntries(numbers.map((number) => [number, '<< /Type /Page /Parent 2 0 R /Annots 3 0 R >>'])),
  })
  const { original } = await sealInput()
  const sealed = await sealPdf(await sealInput({ original, scans: [{ ...party, type: 'application/pdf', bytes }] }))
  expect(await checkSealedFile(sealed, original)).toEqual({ pages: pages + 3 })
  expect(sealed.length).toBeLessThan(most)
  const page = (await PDF.load(sealed)).getPages().at(-1)!
  expect(boxOf(page)).toEqual([0, 0, 50, 60])
}
