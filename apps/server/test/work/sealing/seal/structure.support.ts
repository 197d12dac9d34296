import { PDF, PdfRef } from '@libpdf/core'
import { expect } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { sealInput } from '../../../support/seal-input.ts'
import { checkSealedFile } from '../../../support/sealed-file.ts'
import { uploadOf } from '../../../support/upload.ts'

export const page = (more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] /Contents 4 0 R /Resources << >> ${more} >>`
export const contents = { 4: stream('', Buffer.from('0 0 m 100 100 l S')) }
/** The objects of a file with one page. */
export const simple = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: page(),
  ...contents,
}
export const withCatalog = (entries: string, more: Record<number, string | Buffer> = {}) => ({
  ...simple,
  1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>`,
  ...more,
})

/** Expects that the file passes the upload check, and that its seal is an update of the unchanged file. */
export async function expectSealable(original: Buffer) {
  const { pages } = await pdfs.inspectPdf(uploadOf(original))
  const sealed = await sealPdf(await sealInput({ original }))
  expect(await checkSealedFile(sealed, original)).toEqual({ pages: pages + 1 })
}

/** References to 400 objects that the file does not have, and their numbers. */
export function danglingReferences(first: number, write: (number: number) => string) {
  const numbers = Array.from({ length: 400 }, (_, index) => index + first)
  return { numbers, text: numbers.map((number) => `/X${number} ${write(number)}`).join(' ') }
}

/** Returns those of the numbers that are objects of the sealed file. */
export async function shownIn(sealed: Uint8Array, numbers: number[]): Promise<number[]> {
  const { registry } = (await PDF.load(sealed)).context
  return numbers.filter((number) => registry.resolve(PdfRef.of(number, 0)))
}

/** Returns a file with these references in an object stream that spells its type with a code. An object of `size` spaces makes the stream larger. */
export function fileOfDanglingStream(references: string, size: number): Buffer {
  const objects = { ...simple, 3: page(`/Prepared << ${references} >>`), 6: `${' '.repeat(size)}1` }
  const text = handmadePdf(objects, { xref: 'stream' }).toString('latin1')
  return Buffer.from(text.replace('/Type /ObjStm /N', '/Type/Obj#53tm/N'), 'latin1')
}
