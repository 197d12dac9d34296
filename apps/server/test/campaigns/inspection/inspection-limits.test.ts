import { afterAll, expect, test } from 'vitest'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { endlessPdf } from '@paraph/testing/pdf/hostile-pdf.ts'
import { makePdf, onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf } = pdfs
const pdf = Buffer.from(await onePagePdf())

test('inspects many files concurrently, independently of each other', async () => {
  const counts = Array.from({ length: 6 }, (_, index) => index + 1)
  const files = await Promise.all(counts.map(async (pages) => Buffer.from(await makePdf(pages))))
  const inspections = await Promise.allSettled(
    files.flatMap((file, index) => [
      inspectPdf(uploadOf(file, `owner ${index}`)),
      inspectPdf(uploadOf(Buffer.from('x'))),
    ]),
  )
  const pages = inspections.flatMap((inspection) => (inspection.status === 'fulfilled' ? [inspection.value.pages] : []))
  expect(pages).toEqual(counts)
})

/** A file that occupies its process until `letGo` is called. */
function heldUpload(owner?: string) {
  const { promise: isFree, resolve: letGo } = Promise.withResolvers<void>()
  const upload = uploadOf(pdf, owner)
  const read: typeof upload.read = async (...part) => isFree.then(() => upload.read(...part))
  return { upload: { ...upload, read }, letGo }
}

const limits = { work: UNREACHED, elapsed: UNREACHED }
const limited = openPdfInspector({ limits, patience: 100 })
afterAll(limited.close)

test('503 for a file that no process takes in time', async () => {
  const { upload, letGo } = heldUpload()
  const first = limited.inspectPdf(upload)
  await expect(limited.inspectPdf(uploadOf(pdf))).rejects.toMatchObject({ code: 'server_busy' })
  await expect(limited.inspectScan(uploadOf(pdf), 'image/png')).rejects.toMatchObject({ code: 'server_busy' })
  letGo()
  expect(await first).toMatchObject({ pages: 1 })
})

test('503 for a file whose process gets too little processor time', async () => {
  limits.elapsed = 0
  await expect(limited.inspectPdf(uploadOf(endlessPdf(8)))).rejects.toMatchObject({ code: 'server_busy' })
})
