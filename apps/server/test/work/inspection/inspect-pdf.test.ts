import { constants, deflateRawSync } from 'node:zlib'
import { PDF, type ProtectionOptions } from '@libpdf/core'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { handmadePdf } from '../../support/handmade-pdf.ts'
import { makePdf, onePagePdf } from '../../support/pdf.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf, close } = openPdfInspector()
afterAll(close)

const MB = 1024 * 1024
const pdf = Buffer.from(await onePagePdf())

test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  ['of one page', () => pdf, 1],
  ['of 250 pages', async () => Buffer.from(await makePdf(250)), 250],
  ['with a cross-reference stream', async () => saved(await PDF.load(pdf), { useXRefStream: true }), 1],
  ['with a later revision', async () => withSecondPage(await PDF.load(pdf)), 2],
  ['whose page count is larger than its number of pages', () => handmade({ pages: '/Kids [3 0 R] /Count 9' }), 1],
  ['with other bytes before its header', () => handmade({ before: 'MIME-Version: 1.0\n' }), 1],
  ['with other bytes after its end', () => Buffer.concat([pdf, Buffer.alloc(900)]), 1],
])('counts the pages of a PDF %s', async (_, make, pages) => {
  const bytes = await make()
  expect(await inspectPdf(uploadOf(bytes))).toEqual({ pages })
})

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['no bytes', 'not_pdf', () => Buffer.alloc(0)],
  ['a text', 'not_pdf', () => Buffer.from('Please sign before Friday.')],
  ['its header after the first kilobyte', 'not_pdf', () => Buffer.concat([Buffer.alloc(1024, ' '), pdf])],
  ['only a header', 'damaged', () => Buffer.from('%PDF-1.7\n')],
  ['garbage after its header', 'damaged', () => Buffer.from(`%PDF-1.7\n${'garbage '.repeat(1000)}`)],
  ['its second half missing', 'damaged', () => pdf.subarray(0, pdf.length / 2)],
  ['its last bytes missing', 'damaged', () => pdf.subarray(0, -30)],
  ['wrong offsets', 'damaged', () => Buffer.concat([Buffer.from('junk'), pdf])],
  ['no page', 'damaged', () => handmade({ pages: '/Kids [] /Count 0' })],
  ['a missing page', 'damaged', () => handmade({ pages: '/Kids [9 0 R] /Count 1' })],
  ['pages that contain themselves', 'damaged', () => handmade({ pages: '/Kids [2 0 R] /Count 1' })],
  ['100,000 nested lists', 'damaged', () => handmade({ pages: `/Kids ${'['.repeat(100_000)}` })],
  ['a password to open it', 'encrypted', () => encrypted({ userPassword: 'secret' })],
  ['a password to change it', 'encrypted', () => encrypted({ userPassword: '', ownerPassword: 'secret' })],
  ['an old encryption', 'encrypted', () => handmade({ trailer: oldEncryption })],
  ['an unknown encryption', 'encrypted', () => handmade({ trailer: '/Encrypt << /Filter /Unheard /V 9 >>' })],
])('refuses a file with %s', async (_, fault, make) => {
  await expect(inspectPdf(uploadOf(await make()))).rejects.toMatchObject({
    code: 'request_invalid',
    errors: [{ pointer: '/file', code: `file_${fault}` }],
  })
})

test('refuses a small file that decompresses to 400 MB, without using that memory', async () => {
  const bomb = swelling(400 * MB)
  expect(bomb.length).toBeLessThan(MB)
  const [before, memory] = [process.memoryUsage().rss, watchMemory()]
  await expect(inspectPdf(uploadOf(bomb))).rejects.toMatchObject({ code: 'request_invalid' })
  expect(memory.peak() - before).toBeLessThan(200 * MB)
})

test('refuses a file that decompresses to 150 MB only when it is sealed', async () => {
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

test('inspects many files concurrently, independently of each other', async () => {
  const counts = Array.from({ length: 20 }, (_, index) => index + 1)
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

test('a file that needs too much time or memory is refused as too complex, and does not delay other accounts', async () => {
  const inspector = openPdfInspector({ limits: { work: 2_500, elapsed: 55_000 } })
  onTestFinished(inspector.close)
  // Start both threads, so that the time limit does not count their start.
  await Promise.all(['attacker', 'victim'].map((owner) => inspector.inspectPdf(uploadOf(pdf, owner))))
  // So long that it takes too much time or too much memory, whichever comes first.
  const endless = Buffer.from(`%PDF-1.4\n${'1 0 obj <<'.repeat((60 * MB) / 10)}\nstartxref\n9\n%%EOF\n`)
  const attack = [endless, endless].map((file) => inspector.inspectPdf(uploadOf(file, 'attacker')))
  const refused = Promise.allSettled(attack)
  for (let index = 0; index < 3; index++) {
    expect(await inspector.inspectPdf(uploadOf(pdf, 'victim'))).toEqual({ pages: 1 })
  }
  for (const result of await refused) {
    expect(result).toMatchObject({ reason: { status: 400, errors: [{ pointer: '/file', code: 'file_too_complex' }] } })
  }
})

test('503 for a file that no thread takes in time', async () => {
  const inspector = openPdfInspector({ limits: { work: 1_500, elapsed: 55_000 }, patience: 100 })
  onTestFinished(inspector.close)
  const endless = Buffer.from(`%PDF-1.4\n${'1 0 obj <<'.repeat((24 * MB) / 10)}\nstartxref\n9\n%%EOF\n`)
  const first = inspector.inspectPdf(uploadOf(endless)).catch((error: unknown) => error)
  await expect(inspector.inspectPdf(uploadOf(pdf))).rejects.toMatchObject({ code: 'server_busy' })
  await expect(inspector.inspectScan(uploadOf(pdf), 'image/png')).rejects.toMatchObject({ code: 'server_busy' })
  expect(await first).toMatchObject({ code: 'request_invalid' })
})

test('503 for a file whose thread gets too little processor time', async () => {
  const inspector = openPdfInspector({ limits: { work: 20_000, elapsed: 200 } })
  onTestFinished(inspector.close)
  const endless = Buffer.from(`%PDF-1.4\n${'1 0 obj <<'.repeat((24 * MB) / 10)}\nstartxref\n9\n%%EOF\n`)
  await expect(inspector.inspectPdf(uploadOf(endless))).rejects.toMatchObject({ code: 'server_busy' })
})

async function saved(document: PDF, options: Parameters<PDF['save']>[0]): Promise<Buffer> {
  return Buffer.from(await document.save(options))
}

function withSecondPage(document: PDF): Promise<Buffer> {
  document.addPage()
  return saved(document, { incremental: true })
}

function encrypted(protection: ProtectionOptions): Promise<Buffer> {
  const document = PDF.create()
  document.addPage()
  document.setProtection(protection)
  return saved(document, {})
}

const oldEncryption = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4
/O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >>`

/** Returns a PDF with one page. Its offsets count from the first byte of the file. */
function handmade({ before = '', pages = '/Kids [3 0 R] /Count 1', trailer = '' }): Buffer {
  const objects = [
    '/Type /Catalog /Pages 2 0 R',
    `/Type /Pages ${pages}`,
    '/Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]',
  ]
  let file = `${before}%PDF-1.4\n`
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n<< ${object} >>\nendobj\n`
    return `${`${offset}`.padStart(10, '0')} 00000 n \n`
  })
  const end = `trailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}xref\n0 4\n0000000000 65535 f \n${offsets.join('')}${end}`)
}

/** Returns a PDF with a cross-reference stream of this number of zeros. They compress to a thousandth. */
function swelling(size: number): Buffer {
  const table = compressedZeros(size)
  const stream = `/Type /XRef /Size 5 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode /Length ${table.length}`
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n<< ${stream} >>\nstream\n`),
    table,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ])
}

/** Compresses a megabyte once, and repeats it: after a full flush, nothing depends on what came before. */
function compressedZeros(size: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(MB), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const [header, emptyBlock, checksum] = [Buffer.from([0x78, 0xda]), Buffer.from([0x03, 0x00]), Buffer.alloc(4)]
  checksum.writeUInt16BE(size % 65521)
  checksum.writeUInt16BE(1, 2)
  return Buffer.concat([header, ...Array<Buffer>(size / MB).fill(megabyte), emptyBlock, checksum])
}

function watchMemory() {
  let peak = 0
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 10)
  return { peak: () => (clearInterval(timer), peak) }
}
