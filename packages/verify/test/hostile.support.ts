import { deflateSync } from 'node:zlib'
import { appendRevision, trailerOf } from './forgery.support.ts'

export const MB = 1024 * 1024

/** Files that are made to keep a reader busy, each with what it does. `size` is between 0 and 1, and with 1 they are as large as the limits allow. */
export function hostileFiles(sealed: Uint8Array, size: number): [string, () => Uint8Array][] {
  const after = (text: string) => Buffer.concat([sealed, Buffer.from(text, 'latin1')])
  const many = (text: string, times: number) => text.repeat(Math.ceil(times * size))
  const object = '9 0 obj\n<< /Type /Sig /Contents <00> /ByteRange [0 1 2 3] >>\nendobj\n'
  return [
    ['thousands of byte ranges', () => after(many('/ByteRange [0 1 2 3] ', 500_000))],
    ['thousands of signatures', () => after(many(object, 200_000))],
    ['a pattern that almost matches', () => after(many('/ByteRang', MB))],
    ['an object that opens arrays forever', () => after(`1 0 obj\n${many('[', 10 * MB)} /ByteRange`)],
    ['an object that opens dictionaries forever', () => after(`1 0 obj\n${many('<</A', 2 * MB)} /ByteRange [0 1 2 3]`)],
    ['a string without an end', () => after(`1 0 obj\n<< /A (${many('(', 10 * MB)} /ByteRange [0 1 2 3]`)],
    ['millions of values', () => after(`1 0 obj\n[${many('1 ', 5 * MB)}]\nendobj\n`)],
    ['millions of digits', () => after(`1 0 obj\n${many('1', 10 * MB)}`)],
    ['a long way back to the object', () => after(`${many(' ', 10 * MB)}/ByteRange [0 1 2 3] >>`.repeat(2))],
    ['many long ways back', () => after(`${many(' ', 250_000)}/ByteRange`.repeat(80))],
    [
      'huge contents',
      () => after(`9 0 obj\n<< /Type /Sig /ByteRange [0 9 9 9] /Contents <${many('0', 20 * MB)}> >>\nendobj\n`),
    ],
    ['a table with millions of entries', () => after('xref\n0 99999999\n')],
    [
      'a chain of revisions that is a circle',
      () => appendRevision(sealed, { 4: '<< >>' }, { prev: sealed.length + 20 }),
    ],
    [
      'a large object that is listed hundreds of times',
      () =>
        signed(`5 0 obj\n[${many('0 ', 199_000)}]\nendobj\n`, (at) => {
          const again = many(`5 1\n${at('5 0')} 00000 n\r\n`, 400)
          return `xref\n${again}7 1\n${at('7 0')} 00000 n\r\ntrailer\n<< /Size 9 >>\n`
        }),
    ],
    [
      'cross-references with many parts',
      () =>
        signed('', (at) => {
          const count = Math.ceil(49_000 * size)
          const rows = Buffer.alloc(count * 5)
          rows[6 * 5] = 1
          rows.writeUInt32BE(Number(at('7 0')), 6 * 5 + 1)
          const index = `1 ${count} ${many('90000 0 ', 95_000)}`
          const trailer = `/Type /XRef /Size 90000 /W [1 4 0] /Index [${index}] /Length ${rows.length}`
          return `8 0 obj\n<< ${trailer} >>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`
        }),
    ],
  ]
}

/** Returns a file with one signature. Its revision has these objects and cross-references. */
function signed(objects: string, references: (at: (object: string) => string) => string): Uint8Array {
  const head = `%PDF-1.7\n${objects}7 0 obj\n<< /Type /Sig /ByteRange [0 `
  const [before, after] = [head.length + 3 * 11 + '] /Contents '.length, ' >>\nendobj\n']
  const digits = (number: number) => String(number).padStart(10, '0')
  const at = (object: string) => digits(head.lastIndexOf(`\n${object} obj`) + 1)
  const section = before + '<00>'.length + after.length
  const rest = `${after}${references(at)}startxref\n${section}\n%%EOF\n`
  const range = `${digits(before)} ${digits(before + 4)} ${digits(rest.length)}`
  return Buffer.from(`${head}${range} ] /Contents <00>${rest}`, 'latin1')
}

/** Appends validation data that inflates to this size. */
export function appendBomb(sealed: Uint8Array, inflated: number): Uint8Array {
  const { size, root, catalog } = trailerOf(sealed)
  const bomb = deflateSync(Buffer.alloc(inflated)).toString('latin1')
  return appendRevision(sealed, {
    [root]: `${catalog.replace(/>>\s*$/, '')} /DSS << /CRLs [${size} 0 R] >> >>`,
    [size]: `<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`,
  })
}
