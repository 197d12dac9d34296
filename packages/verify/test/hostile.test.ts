import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { measureDer } from '../src/cms/der.ts'
import { verifySeal } from '../src/index.ts'
import { newIdentity } from './authority.support.ts'
import { appendRevision, replaceText, trailerOf } from './forgery.support.ts'
import { newEvidence, newOriginal, seal } from './sample.support.ts'

const self = await newIdentity()
const sealed = await seal(self)
const MB = 1024 * 1024

/** Returns the report, and the processor time that it took. */
async function timed(pdf: Uint8Array) {
  const before = process.cpuUsage()
  const report = await verifySeal(pdf, { trusted: [self.der] })
  const { user, system } = process.cpuUsage(before)
  return { report, milliseconds: (user + system) / 1000 }
}

const after = (text: string) => Buffer.concat([sealed, Buffer.from(text, 'latin1')])
const object = '9 0 obj\n<< /Type /Sig /Contents <00> /ByteRange [0 1 2 3] >>\nendobj\n'

const hostile: [string, () => Uint8Array][] = [
  ['thousands of byte ranges', () => after('/ByteRange [0 1 2 3] '.repeat(500_000))],
  ['thousands of signatures', () => after(object.repeat(200_000))],
  ['a pattern that almost matches', () => after('/ByteRang'.repeat(MB))],
  ['an object that opens arrays forever', () => after(`1 0 obj\n${'['.repeat(10 * MB)} /ByteRange`)],
  ['an object that opens dictionaries forever', () => after(`1 0 obj\n${'<</A'.repeat(2 * MB)} /ByteRange [0 1 2 3]`)],
  ['a string without an end', () => after(`1 0 obj\n<< /A (${'('.repeat(10 * MB)} /ByteRange [0 1 2 3]`)],
  ['millions of values', () => after(`1 0 obj\n[${'1 '.repeat(5 * MB)}]\nendobj\n`)],
  ['millions of digits', () => after(`1 0 obj\n${'1'.repeat(10 * MB)}`)],
  ['a long way back to the object', () => after(`${' '.repeat(10 * MB)}/ByteRange [0 1 2 3] >>`.repeat(2))],
  ['many long ways back', () => after(`${' '.repeat(250_000)}/ByteRange`.repeat(80))],
  [
    'huge contents',
    () => after(`9 0 obj\n<< /Type /Sig /ByteRange [0 9 9 9] /Contents <${'0'.repeat(20 * MB)}> >>\nendobj\n`),
  ],
  ['a table with millions of entries', () => after('xref\n0 99999999\n')],
  ['a chain of revisions that is a circle', () => appendRevision(sealed, { 4: '<< >>' }, { prev: sealed.length + 20 })],
]

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

test('a large object that is listed hundreds of times: an answer in bounded time', async () => {
  const pdf = signed(`5 0 obj\n[${'0 '.repeat(199_000)}]\nendobj\n`, (at) => {
    const again = `5 1\n${at('5 0')} 00000 n\r\n`.repeat(400)
    return `xref\n${again}7 1\n${at('7 0')} 00000 n\r\ntrailer\n<< /Size 9 >>\n`
  })
  const { report, milliseconds } = await timed(pdf)
  expect(report.verdict).toBe('does_not_hold')
  expect(milliseconds).toBeLessThan(3000)
})

test('cross-references with many parts: an answer in bounded time', async () => {
  const pdf = signed('', (at) => {
    const rows = Buffer.alloc(49_000 * 5)
    rows[6 * 5] = 1
    rows.writeUInt32BE(Number(at('7 0')), 6 * 5 + 1)
    const index = `1 49000 ${'90000 0 '.repeat(95_000)}`
    const trailer = `/Type /XRef /Size 90000 /W [1 4 0] /Index [${index}] /Length ${rows.length}`
    return `8 0 obj\n<< ${trailer} >>\nstream\n${rows.toString('latin1')}\nendstream\nendobj\n`
  })
  const { report, milliseconds } = await timed(pdf)
  expect(report.verdict).toBe('does_not_hold')
  expect(milliseconds).toBeLessThan(3000)
})

test.each(hostile)('%s: an answer in bounded time', async (_, make) => {
  const { report, milliseconds } = await timed(make())
  expect(report.verdict).toBe('does_not_hold')
  expect(milliseconds).toBeLessThan(3000)
})

test('validation data that inflates to more than its limit is an addition', async () => {
  const { size, root, catalog } = trailerOf(sealed)
  const bomb = deflateSync(Buffer.alloc(200 * MB)).toString('latin1')
  const pdf = appendRevision(sealed, {
    [root]: `${catalog.replace(/>>\s*$/, '')} /DSS << /CRLs [${size} 0 R] >> >>`,
    [size]: `<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`,
  })
  const { report, milliseconds } = await timed(pdf)
  expect(report.reasons).toMatchObject([{ code: 'added_after_seal' }])
  expect(milliseconds).toBeLessThan(3000)
})

test('the contents of a signature that are nested too deeply, or other than hexadecimal, are refused', async () => {
  const contents = (fill: (length: number) => string) =>
    replaceText(sealed, /\/Contents <[0-9A-F]+>/, (text) => `/Contents <${fill(text.length - '/Contents <>'.length)}>`)
  const deep = (length: number) => '30808080'.repeat(length).slice(0, length)
  const sequences = (length: number) => '3082FFFF'.repeat(length).slice(0, length)
  for (const fill of [
    deep,
    sequences,
    (length: number) => '0'.repeat(length),
    (length: number) => 'zz'.repeat(length / 2),
  ]) {
    const { report } = await timed(contents(fill))
    expect(report.verdict).toBe('does_not_hold')
    expect(report.reasons.map(({ code }) => code)).toContain('contents_unclear')
  }
})

test('DER is measured without recursion, and refused if lengths are not minimal', () => {
  const nested = (depth: number) => {
    let bytes = Uint8Array.of(5, 0)
    for (let level = 0; level < depth; level++) bytes = Uint8Array.of(0x30, bytes.length, ...bytes)
    return bytes
  }
  expect(measureDer(nested(30))).toBe(62)
  expect(() => measureDer(nested(60))).toThrow('Too many')
  expect(() => measureDer(Uint8Array.of(0x30, 0x81, 2, 5, 0))).toThrow('minimal')
  expect(() => measureDer(Uint8Array.of(0x30, 0x80, 5, 0, 0, 0))).toThrow('length')
  expect(() => measureDer(Uint8Array.of(0x30, 5, 5, 0))).toThrow('cut off')
  expect(() => measureDer(Uint8Array.of(0x30, 3, 0x30, 2, 5, 0))).toThrow('cut off')
  expect(() => measureDer(Uint8Array.of())).toThrow('Unknown element')
  expect(() => measureDer(Uint8Array.of(0x30, 0x84, 0x7f, 0xff, 0xff, 0xff))).toThrow('cut off')
})

test('a file of 25 MB with 100 parties takes less than a second of processor time, and one copy of the file', async () => {
  const original = await newOriginal({ padding: 25 * MB })
  const pdf = await seal(self, { original, evidence: newEvidence(original, { parties: 100 }) })
  await verifySeal(sealed)
  const before = process.memoryUsage().arrayBuffers
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().arrayBuffers)), 1)
  const { report, milliseconds } = await timed(pdf)
  clearInterval(watch)
  expect(report.verdict).toBe('holds')
  expect(report.parties).toHaveLength(100)
  expect(milliseconds).toBeLessThan(1000)
  // WebCrypto copies what it hashes too.
  expect(peak - before).toBeLessThan(2.5 * pdf.length)
})
