import { expect, test } from 'vitest'
import { ObjectWriter } from '#platform/pdf/write/object-writer.ts'
import { originalChecks } from '#work/inspection/checks/checks.ts'
import { type OpenFile, readUpload } from '#work/inspection/read-upload.ts'
import { findPageWithoutInk } from '#work/inspection/trial/find-page-without-ink.ts'
import { trySeal } from '#work/inspection/trial/try-seal.ts'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'

test('a trial removes the widgets that the seal will remove', async () => {
  const file = await opened(handmadeForm({ fields: [widget('/FT /Tx /T (a)'), widget('/FT /Tx /T (b)')] }))
  const [open, flat] = [
    await trySeal(file, { level: 'B-B' }),
    await trySeal(file, { level: 'B-B', takenWidgets: [10] }),
  ]
  expect(flat.bytes).toBeGreaterThan(open.bytes)
  await expect(trySeal(file, { level: 'B-B', takenWidgets: [99] })).rejects.toMatchObject({ code: 'file_unsealable' })
})

test('checks and trials leave the opened file as it was, also one with a reference to nothing', async () => {
  const bytes = handmadeForm({ fields: [widget('/FT /Tx /T (a) /Missing 9999999 0 R')] })
  const read = (await readUpload(bytes, originalChecks)) as OpenFile
  const before = writtenObjects(read)
  const trial = { pages: 1, level: 'B-LTA', takenWidgets: [10] } as const
  const first = await trySeal(read, trial)
  // What the seal adds contains the time, which does not always compress to the same number of bytes.
  const added = { ...first, bytes: expect.closeTo(first.bytes, -2) }
  expect(await trySeal(await opened(bytes), trial)).toEqual(added)
  expect(await trySeal(read, trial)).toEqual(added)
  expect(writtenObjects(read)).toBe(before)
})

test('finds the first page that does not show what was drawn on it', async () => {
  const [before, after] = [3, 2].map((pages) => handmadePdf(blackSquares(pages)))
  const box = { x: 0.1, y: 0.1, width: 0.8, height: 0.8 }
  const marks = [1, 2, 3].map((page) => ({ page, box }))
  expect(await findPageWithoutInk(handmadePdf(blackSquares(0)), before!, marks)).toBeUndefined()
  expect(await findPageWithoutInk(handmadePdf(blackSquares(0)), after!, marks)).toBe(3)
})

const opened = async (bytes: Uint8Array) => (await readUpload(bytes, [])) as OpenFile

function writtenObjects({ pdf }: OpenFile): string {
  const writer = new ObjectWriter(new Uint8Array())
  for (const [ref, object] of pdf.context.registry.getLoadedObjects()) writer.writeObject(ref.objectNumber, 0, object)
  return Buffer.from(writer.toBytes()).toString('latin1')
}

/** A file of three pages. The first pages show a square. */
const blackSquares = (pages: number) => ({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 /MediaBox [0 0 100 100] >>',
  ...Object.fromEntries(
    [1, 2, 3].map((page) => [
      page + 2,
      `<< /Type /Page /Parent 2 0 R /Annots [7 0 R] ${page <= pages ? '/Contents 6 0 R' : ''} >>`,
    ]),
  ),
  6: stream('', Buffer.from('40 40 20 20 re f')),
  // An annotation that covers the page.
  7: '<< /Type /Annot /Subtype /Square /Rect [0 0 100 100] /AP << /N 8 0 R >> >>',
  8: stream('/Type /XObject /Subtype /Form /BBox [0 0 100 100]', Buffer.from('0 0 100 100 re f')),
})
