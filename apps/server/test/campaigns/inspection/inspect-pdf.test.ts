import { expect, onTestFinished, test } from 'vitest'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { endlessPdf, swellingPdf } from '@paraph/testing/pdf/hostile-pdf.ts'
import { onePagePdf } from '@paraph/testing/pdf/pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { UNREACHED } from '@paraph/testing/server/unreached.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf } = pdfs
const MB = 1024 * 1024
const pdf = Buffer.from(await onePagePdf())

test('refuses a small file that decompresses to 400 MB, without using that memory', async () => {
  const bomb = swellingPdf(400)
  expect(bomb.length).toBeLessThan(MB)
  const [before, memory] = [process.memoryUsage().rss, watchMemory()]
  await expect(inspectPdf(uploadOf(bomb))).rejects.toMatchObject({ code: 'request_invalid' })
  expect(memory.peak() - before).toBeLessThan(200 * MB)
})

test('refuses a file of which only the seal would decompress 150 MB', async () => {
  const bomb = handmadePdf(
    {
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 50 60] >>',
      6: `${' '.repeat(150_000_000)}1`,
    },
    { xref: 'hybrid' },
  )
  await expect(inspectPdf(uploadOf(bomb))).rejects.toMatchObject({ errors: [{ code: 'file_damaged' }] })
})

test('large files that need too much time or memory are refused, and do not delay other accounts', async () => {
  const inspector = openPdfInspector({ limits: { work: 2_500, elapsed: UNREACHED }, patience: UNREACHED })
  onTestFinished(inspector.close)
  // Start both processes, so that the limit does not count what they load.
  await Promise.all(['attacker', 'victim'].map((owner) => inspector.inspectPdf(uploadOf(pdf, owner))))
  // So long that it takes too much time or too much memory, whichever comes first.
  const endless = endlessPdf(60)
  const attack = [endless, endless].map((file) => inspector.inspectPdf(uploadOf(file, 'attacker')))
  const refused = Promise.allSettled(attack)
  for (let index = 0; index < 3; index++) {
    expect(await inspector.inspectPdf(uploadOf(pdf, 'victim'))).toMatchObject({ pages: 1 })
  }
  for (const result of await refused) {
    expect(result).toMatchObject({ reason: { status: 400, errors: [{ pointer: '/file', code: 'file_too_complex' }] } })
  }
})

function watchMemory() {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10)
  return { peak: () => (clearInterval(timer), peak) }
}
