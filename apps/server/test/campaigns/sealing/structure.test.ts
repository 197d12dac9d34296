import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { sealInput, textPdf } from '../../support/seal-input.ts'
import { uploadOf } from '../../support/upload.ts'
import {
  danglingReferences,
  expectSealable,
  fileOfDanglingStream,
  shownIn,
  simple,
  withCatalog,
} from '../../work/sealing/seal/structure.support.ts'

const { inspectPdf } = pdfs

test.each<[string, () => Buffer | Promise<Uint8Array>]>([
  ['of 500 pages', () => textPdf('Page', 500)],
  ['of 25 MB', () => handmadePdf({ ...simple, 4: stream('', Buffer.alloc(25_000_000, '% comment\n')) })],
])('a file %s passes the upload check, and is sealed by an update of the unchanged file', async (_, make) => {
  await expect(expectSealable(Buffer.from(await make()))).resolves.toBeUndefined()
})

test('an object of the update gets no number to which an object stream of 70 MB refers', async () => {
  const { numbers, text } = danglingReferences(7, (number) => `${number} +0R`)
  const original = fileOfDanglingStream(text, 70_000_000)
  expect(await inspectPdf(uploadOf(original))).toMatchObject({ pages: 1 })
  const sealed = await sealPdf(await sealInput({ original }))
  // Two of the numbers belong to the object stream and the cross-reference stream of the file itself.
  expect((await shownIn(sealed, numbers)).length).toBeLessThanOrEqual(2)
})

test.each([
  ['many comments', '1%'.repeat(100_000)],
  ['many spaces', `1${' '.repeat(20_000_000)}`],
])('a file with %s is sealed in little time', async (_, text) => {
  const original = handmadePdf({ ...simple, 5: `(${text})` })
  expect(await inspectPdf(uploadOf(original))).toMatchObject({ pages: 1 })
  const input = await sealInput({ original })
  const before = process.cpuUsage()
  await sealPdf(input)
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
})

test('a file with many attachments that are named like the evidence is sealed in little time', async () => {
  const files = '(evidence.json) 6 0 R '.repeat(20_000)
  const names = withCatalog('/Names << /EmbeddedFiles 5 0 R >>', {
    5: `<< /Names [${files}] /Kids [5 0 R 5 0 R] >>`,
    6: '<< /Type /Filespec >>',
  })
  const input = await sealInput({ original: handmadePdf(names) })
  const before = process.cpuUsage()
  await sealPdf(input)
  expect(process.cpuUsage(before).user).toBeLessThan(15_000_000)
})
