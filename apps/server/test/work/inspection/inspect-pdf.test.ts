import { PDF, type ProtectionOptions } from '@libpdf/core'
import { expect, test } from 'vitest'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { swellingPdf } from '@paraph/testing/pdf/hostile-pdf.ts'
import { makePdf, onePagePdf, readEncrypted } from '@paraph/testing/pdf/pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf } = pdfs

const MB = 1024 * 1024
const pdf = Buffer.from(await onePagePdf())

test.each<[string, () => Buffer | Promise<Buffer>, number]>([
  ['of 25 pages', async () => Buffer.from(await makePdf(25)), 25],
  ['with a cross-reference stream', async () => saved(await PDF.load(pdf), { useXRefStream: true }), 1],
  ['with a later revision', async () => withSecondPage(await PDF.load(pdf)), 2],
  ['whose page count is larger than its number of pages', () => handmade({ pages: '/Kids [3 0 R] /Count 9' }), 1],
  ['with other bytes before its header', () => handmade({ before: 'MIME-Version: 1.0\n' }), 1],
  ['whose offsets begin at its header', () => Buffer.concat([Buffer.alloc(1018, '\n'), pdf]), 1],
])('counts the pages of a PDF %s', async (_, make, pages) => {
  const bytes = await make()
  expect(await inspectPdf(uploadOf(bytes))).toMatchObject({ pages })
})

test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['no bytes', 'empty', () => Buffer.alloc(0)],
  ['a photo of a phone', 'picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['the text of Word', 'office', () => Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0[Content_Types].xml')],
  ['a text', 'not_pdf', () => Buffer.from('Please sign before Friday.')],
  ['its header after the first kilobyte', 'not_pdf', () => Buffer.concat([Buffer.alloc(1024, ' '), pdf])],
  ['its second half missing', 'damaged', () => pdf.subarray(0, pdf.length / 2)],
  ['wrong offsets', 'damaged', () => Buffer.concat([pdf.subarray(0, 20), Buffer.from('junk'), pdf.subarray(20)])],
  ['no page', 'damaged', () => handmade({ pages: '/Kids [] /Count 0' })],
  ['pages that contain themselves', 'damaged', () => handmade({ pages: '/Kids [2 0 R] /Count 1' })],
  ['100,000 nested lists', 'damaged', () => handmade({ pages: `/Kids ${'['.repeat(100_000)}` })],
  ['a password to open it', 'encrypted', () => encrypted({ userPassword: 'secret' })],
  ['the password of its owner, and a signature', 'protected', () => signedAndEncrypted()],
  ['an old encryption', 'encrypted', () => handmade({ trailer: oldEncryption })],
])('refuses a file with %s', async (_, fault, make) => {
  await expect(inspectPdf(uploadOf(await make()))).rejects.toMatchObject({
    code: 'request_invalid',
    errors: [{ pointer: '/file', code: `file_${fault}` }],
  })
})

test.each<[RegExp, () => Buffer, number?]>([
  [/save it again.*end is missing/, () => pdf.subarray(0, pdf.length / 2)],
  [/list of objects is wrong/, () => Buffer.concat([pdf.subarray(0, 20), Buffer.from('junk'), pdf.subarray(20)])],
  [/object 2, refers to object 9, which is no page/, () => handmade({ pages: '/Kids [9 0 R] /Count 1' }), 2],
  [/object 2, lists object 3 twice/, () => handmade({ pages: '/Kids [3 0 R 3 0 R] /Count 2' }), 2],
])('says what is damaged: %s', async (detail, make, object) => {
  await expect(inspectPdf(uploadOf(make()))).rejects.toMatchObject({
    errors: [{ code: 'file_damaged', detail: expect.stringMatching(detail), ...(object && { place: { object } }) }],
  })
})

const sharing = (catalog: string, resources: string, six = '<< /Fields [] >>') =>
  handmadePdf({
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << ${resources} >> >>`,
    6: six,
  })

test.each([
  ['its form', sharing('/AcroForm 6 0 R', '/XObject 6 0 R')],
  ['its validation data', sharing('/DSS 6 0 R', '/ExtGState 6 0 R', '<< /Certs [] >>')],
  ['its catalog', sharing('', '/Properties 1 0 R')],
])('refuses a file whose page shows a part that may change after the seal: %s', async (_, file) => {
  const detail = expect.stringContaining('may change after the seal')
  await expect(inspectPdf(uploadOf(file))).rejects.toMatchObject({ errors: [{ code: 'file_damaged', detail }] })
})

test('takes a file with a signature that refers to the catalog', async () => {
  const rights = '/Perms << /UR3 << /Type /Sig /Reference [<< /TransformMethod /UR3 /Data 1 0 R >>] >> >>'
  expect(await inspectPdf(uploadOf(sharing(`/AcroForm 6 0 R ${rights}`, '')))).toMatchObject({ pages: 1 })
})

test.each(['rc4-40', 'rc4-128', 'aes-128', 'aes-128-open-metadata', 'aes-256-r5', 'aes-256', 'aes-256-containers'])(
  'takes a file with only the password of its owner, and says what it forbids: %s',
  async (name) => {
    const { pages, withheld } = await inspectPdf(uploadOf(readEncrypted(name)))
    expect(pages).toBe(2)
    expect(withheld).toContain('MODIFY')
    expect(withheld).not.toContain('PRINT')
  },
)

test('refuses a small file that decompresses to more than is read', async () => {
  const bomb = swellingPdf(130)
  expect(bomb.length).toBeLessThan(MB)
  await expect(inspectPdf(uploadOf(bomb))).rejects.toMatchObject({ errors: [{ code: 'file_damaged' }] })
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

async function signedAndEncrypted(): Promise<Buffer> {
  const document = PDF.create()
  document.addPage().drawText('/ByteRange')
  document.setProtection({ userPassword: '', ownerPassword: 'secret' })
  return Buffer.concat([await saved(document, {}), Buffer.from('% /ByteRange')])
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
