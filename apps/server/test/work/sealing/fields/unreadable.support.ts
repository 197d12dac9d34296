import { PDF, type PdfDict, type PdfRef, type PdfStream } from '@libpdf/core'
import { expect } from 'vitest'
import { nestingOf } from '#platform/pdf/read/content-nesting.ts'
import { readContent } from '#platform/pdf/read/read-content.ts'
import { LIMITS } from '#work/sealing/seal/page-contents.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../../support/upload.ts'
import { inkOf, inPoints } from '@paraph/testing/pdf/ink.ts'
import { book } from './book.support.ts'
import { expectWhole } from './forge.support.ts'
import { evidenceWith, fieldWith, sealFields } from './sealed.support.ts'

const size = { width: 400, height: 100 }
const box = { x: 0.2, y: 0.3, width: 0.5, height: 0.36 }
const area = inPoints(box, size)

/** A content that moves and enlarges what is drawn after it, if a program can read this content. */
export const moved = Buffer.from('Q q 2 0 0 2 90 90 cm '.repeat(3))

/** Expects that a file with a page for each of these contents is accepted, and that each page gets its field in the right place. */
export async function expectFieldsInPlace(
  contents: [string, string | Buffer][],
  more: Record<number, string | Buffer> = {},
) {
  const pages = contents.length
  const sheets = contents.map(([, content]) => (n: number) => ({ more: { [n]: content } }))
  const original = book(sheets, { 5: '/FlateDecode', ...more })
  expect(await pdfs.inspectPdf(uploadOf(original))).toMatchObject({ pages })
  const ticks = contents.map((_, index) =>
    fieldWith({ type: 'CHECKBOX', value: true, shown: '✓', box, page: index + 1 }),
  )
  const sealed = await sealFields(evidenceWith(original, ticks, { pages }), { original })
  await expectWhole(sealed)
  for (const [index, [name]] of contents.entries()) {
    const ink = await inkOf(sealed.sealed, index + 1, size)
    expect(ink.within(area)?.height, name).toBeGreaterThan(area.height / 2)
    expect(ink.outside([area]), name).toBe(0)
  }
  await expectReadable(
    sealed.sealed,
    contents.map(([name]) => name),
  )
}

/** Other programs stop at the first fault in the streams of a page. So these have none, and what is broken stands in a form. */
async function expectReadable(sealed: Uint8Array, names: string[]) {
  const pdf = await PDF.load(sealed)
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  for (const [index, name] of names.entries()) {
    const page = resolve(pdf.context.pages.getPages()[index]!) as PdfDict
    const parts = [...page.getArray('Contents')!].map((ref) => {
      const stream = resolve(ref as PdfRef) as PdfStream
      const { isWhole, bytes } = readContent(stream, resolve, 2 * LIMITS.page)
      expect(isWhole && bytes.length > 0, name).toBe(true)
      return bytes
    })
    expect(nestingOf(Buffer.concat(parts)), name).toMatchObject({ isClean: true })
  }
}

/** Expects that pages that share large resources get one copy of these, of less than `added` bytes, and that the fields of all pages are checked. */
export async function expectSharedResources(pages: number, added: number) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 10)
  const shared = Array.from({ length: 5000 }, (_, index) => `/GS${index} << /LW ${index} >>`).join(' ')
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 100] /Contents 4 0 R >>'
  const original = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} /Resources 5 0 R >>`,
    4: stream('', moved),
    5: `<< /ExtGState << ${shared} >> /XObject 6 0 R >>`,
    6: '<< /ParaphFields 4 0 R >>',
    ...Object.fromEntries(numbers.map((number) => [number, page])),
  })
  const fields = numbers.map((_, index) =>
    fieldWith({ value: `Page ${index + 1}`, shown: `Page ${index + 1}`, page: index + 1, box }),
  )
  const sealed = await sealFields(evidenceWith(original, fields, { pages }), { original })
  await expectWhole(sealed)
  expect(sealed.sealed.length).toBeLessThan(original.length + added)
  expect((await inkOf(sealed.sealed, pages, size)).within(area)).toBeDefined()
}
