import { randomBytes } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { handmadePdf } from './handmade-pdf.ts'

type Objects = Record<number, string | Buffer>

const page = (more = '') => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 300] ${more} >>`

/** Returns a PDF of one page. */
export function pdfWith({
  catalog = '',
  onPage = '',
  more = {},
}: {
  catalog?: string
  onPage?: string
  more?: Objects
}) {
  return handmadePdf({
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: page(onPage),
    ...more,
  })
}

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index)
const references = (numbers: number[]) => numbers.map((number) => `${number} 0 R`).join(' ')

/** Returns a PDF with a page that refers to so many objects. */
export function pdfOfObjects(count: number): Buffer {
  const numbers = numbersFrom(5, count)
  return pdfWith({
    onPage: '/Resources << /Properties << /A 4 0 R >> >>',
    more: { 4: `[${references(numbers)}]`, ...Object.fromEntries(numbers.map((number) => [number, '<< >>'])) },
  })
}

export function pdfOfPages(count: number): Buffer {
  const numbers = numbersFrom(3, count)
  return handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: `<< /Type /Pages /Kids [${references(numbers)}] /Count ${count} >>`,
    ...Object.fromEntries(numbers.map((number) => [number, page()])),
  })
}

/** The seal writes the catalog again, so the verifier reads these lists. */
export const pdfOfNestedLists = (depth: number) =>
  pdfWith({ catalog: `/Nested ${'['.repeat(depth)}${']'.repeat(depth)}` })

/** The seal writes the names dictionary again, so all of these values count for the limit of the verifier. */
export const pdfOfValues = (count: number) => pdfWith({ catalog: `/Names << /Many [${'0 '.repeat(count)}] >>` })

/** Each attachment has the name of the evidence, so the seal writes all of them again. */
export function pdfOfAttachments(count: number): Buffer {
  const names = `(evidence.json) << /Type /Filespec /F (a) >> `.repeat(count)
  return pdfWith({ catalog: '/Names << /EmbeddedFiles 4 0 R >>', more: { 4: `<< /Names [${names}] >>` } })
}

/** A page with bytes that can't be compressed, as a scanner makes it. */
export function pdfOfBytes(size: number): Buffer {
  const head = Buffer.from(`<< /Length ${size} >>\nstream\n`)
  const content = Buffer.concat([head, randomBytes(size), Buffer.from('\nendstream')])
  return pdfWith({ onPage: '/Contents 4 0 R', more: { 4: content } })
}

const MB = 1024 * 1024

/** Returns a PDF with dictionaries in dictionaries without an end. Each megabyte takes about 0.1 s of processor time to read. */
export function endlessPdf(megabytes: number): Buffer {
  const dictionaries = Buffer.alloc(megabytes * MB, '1 0 obj <<')
  const objects = Buffer.concat([Buffer.from('%PDF-1.4\n'), dictionaries, Buffer.from('\n')])
  return Buffer.concat([objects, Buffer.from(`xref\nstartxref\n${objects.length}\n%%EOF\n`)])
}

/** The library reads this object without an end: it never goes beyond the brace. */
const brace = Buffer.from('%PDF-1.4\n1 0 obj\n[ } ]\nendobj\n')

/** A PDF without a table of its objects. */
export const tablelessPdf = Buffer.concat([brace, Buffer.from('startxref\n9\n%%EOF\n')])

/** Returns a PDF with a cross-reference stream of so many megabytes of zeros, which compress to a thousandth. */
export function swellingPdf(megabytes: number): Buffer {
  const table = compressedZeros(megabytes)
  const stream = `/Type /XRef /Size 5 /W [1 4 2] /Root 1 0 R /Filter /FlateDecode /Length ${table.length}`
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n<< ${stream} >>\nstream\n`),
    table,
    Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
  ])
}

/** Compresses a megabyte once, and repeats it: after a full flush, nothing depends on what came before. */
function compressedZeros(megabytes: number): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(MB), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const [header, emptyBlock, checksum] = [Buffer.from([0x78, 0xda]), Buffer.from([0x03, 0x00]), Buffer.alloc(4)]
  checksum.writeUInt16BE((megabytes * MB) % 65521)
  checksum.writeUInt16BE(1, 2)
  return Buffer.concat([header, ...Array<Buffer>(megabytes).fill(megabyte), emptyBlock, checksum])
}

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const annotation = (more: string) => `<< /Type /Annot /Rect [0 0 9 9] ${more} >>`
const onPage = '/Annots [4 0 R]'

/** Content that acts by itself, or starts something when a person selects it. */
export const activePdfs: [string, Buffer][] = [
  ['a script that runs when the file opens', pdfWith({ catalog: `/OpenAction ${script}` })],
  [
    'a script with a name in codes',
    pdfWith({ catalog: '/OpenAction 4 0 R', more: { 4: '<< /S /J#61vaScript /JS () >>' } }),
  ],
  ['a program that starts when the file opens', pdfWith({ catalog: '/OpenAction << /S /Launch /F (calc.exe) >>' })],
  ['a script for all pages', pdfWith({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` })],
  ['a script before it is printed', pdfWith({ catalog: `/AA << /WP ${script} >>` })],
  ['a script that runs when a page opens', pdfWith({ onPage: `/AA << /O ${script} >>` })],
  [
    'a link that starts a program',
    pdfWith({ onPage, more: { 4: annotation('/Subtype /Link /A << /S /Launch /F (a) >>') } }),
  ],
  [
    'a field with a script',
    pdfWith({ onPage, more: { 4: annotation(`/Subtype /Widget /FT /Tx /T (a) /AA << /K ${script} >>`) } }),
  ],
  [
    'a script behind a harmless action',
    pdfWith({ catalog: `/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>` }),
  ],
  [
    'a script in a rendition',
    pdfWith({ onPage, more: { 4: annotation('/Subtype /Screen /A << /S /Rendition /JS (1) >>') } }),
  ],
  ['rich media', pdfWith({ onPage, more: { 4: annotation('/Subtype /RichMedia /RichMediaContent << >>') } })],
  ['an attachment that opens', pdfWith({ catalog: '/OpenAction << /S /GoToE /T << /R /C /N (a.pdf) >> >>' })],
  ['a page of the web that opens', pdfWith({ catalog: '/OpenAction << /S /URI /URI (https://example.com) >>' })],
  [
    'a form that is sent when a page opens',
    pdfWith({ onPage: '/AA << /O << /S /SubmitForm /F (https://example.com) >> >>' }),
  ],
]

export const harmlessPdfs: [string, Buffer][] = [
  ['a destination that opens', pdfWith({ catalog: '/OpenAction [3 0 R /Fit]' })],
  ['an action that opens a page', pdfWith({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
  [
    'a link to the web on the page that opens',
    pdfWith({
      catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
      onPage,
      more: { 4: annotation('/Subtype /Link /A << /S /URI /URI (https://example.com) >>') },
    }),
  ],
  [
    'a button that sends its form',
    pdfWith({ onPage, more: { 4: annotation('/Subtype /Widget /FT /Btn /T (a) /A << /S /SubmitForm >>') } }),
  ],
  ['a word of a program in its text', pdfWith({ catalog: '/Lang (/S /JavaScript)' })],
]
