import { deflateSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { openPdfInspector } from '#work/inspection/open-inspector.ts'
import { trySeal } from '#work/inspection/try-seal.ts'
import { handmadePdf, stream } from '../../../support/handmade-pdf.ts'
import { uploadOf } from '../../../support/upload.ts'
import { inkOf, inPoints } from './ink.support.ts'
import { evidenceWith, fieldWith, judgeSealed, sealFields, textField, twoPages } from './sealed.support.ts'

const { inspectPdf, close } = openPdfInspector()
afterAll(close)

const size = { width: 400, height: 600 }
const box = { x: 0.2, y: 0.3, width: 0.5, height: 0.06 }
const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const MB = 1024 * 1024

function withContent(content: string | Buffer, more: Record<number, string | Buffer> = {}) {
  return handmadePdf({
    1: catalog,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R >>',
    4: content,
    ...more,
  })
}

function raw(filter: string, data: Buffer) {
  const head = `<< ${filter} /Length ${data.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), data, Buffer.from('\nendstream')])
}

const moved = Buffer.from('Q q 2 0 0 2 90 90 cm '.repeat(3))
const noise = Buffer.from(Array.from({ length: 40_000 }, (_, index) => `${(index * 7919) % 10_007} w `).join(''))
const packed = deflateSync(Buffer.concat([moved, noise]))

const contents: [string, () => string | Buffer][] = [
  ['larger than what is read of it', () => stream('', Buffer.concat([Buffer.alloc(40 * MB, 32), moved]))],
  ['cut off', () => raw('/Filter /FlateDecode', packed.subarray(0, packed.length / 2))],
  [
    'with a wrong checksum',
    () => raw('/Filter /FlateDecode', Buffer.concat([packed.subarray(0, -4), Buffer.alloc(4)])),
  ],
  ['with an unknown filter', () => raw('/Filter /Magic', moved)],
  ['with a filter that is another object', () => raw('/Filter 5 0 R', deflateSync(moved))],
  ['that is a dictionary', () => '<< /Length 4 >>'],
  ['that is null', () => 'null'],
]

test.each(contents)('an accepted file with a content %s gets its field in the right place', async (_, content) => {
  const original = withContent(content(), { 5: '/FlateDecode' })
  expect(await inspectPdf(uploadOf(original))).toEqual({ pages: 1 })
  const tick = fieldWith({ type: 'CHECKBOX', value: true, shown: '✓', box })
  const sealed = await sealFields(evidenceWith(original, [tick], { pages: 1 }), { original })
  const report = await judgeSealed(sealed)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
  const ink = await inkOf(sealed.sealed, 1, size)
  const found = ink.within(inPoints(box, size))!
  expect(found.height).toBeGreaterThan(inPoints(box, size).height / 2)
  expect(ink.outside([inPoints(box, size)])).toBe(0)
})

test('pages that share large resources get one copy of them, and the fields of all pages are checked', async () => {
  const pages = 300
  const numbers = Array.from({ length: pages }, (_, index) => index + 10)
  const shared = Array.from({ length: 5000 }, (_, index) => `/GS${index} << /LW ${index} >>`).join(' ')
  const original = handmadePdf({
    1: catalog,
    2: `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} /Resources 5 0 R >>`,
    4: stream('', moved),
    5: `<< /ExtGState << ${shared} >> /XObject 6 0 R >>`,
    6: '<< /ParaphFields 4 0 R >>',
    ...Object.fromEntries(
      numbers.map((number) => [number, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R >>']),
    ),
  })
  const fields = numbers.map((_, index) => textField(`Page ${index + 1}`, { page: index + 1, box }))
  const sealed = await sealFields(evidenceWith(original, fields, { pages }), { original })
  const report = await judgeSealed(sealed)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
  expect(sealed.sealed.length).toBeLessThan(original.length + 4 * MB)
  expect((await inkOf(sealed.sealed, pages, size)).within(inPoints(box, size))).toBeDefined()
})

test.each([
  ['Storgatan 1', 4],
  ['Storgatan 1', 1.5],
  ['ที่อยู่ กรุงเทพฯ', 4],
  [`a${'\u0301'.repeat(200)}b`, 2],
  ['first\nsecond', 0.2],
])('the text %j stays in a box that is %f points high', async (text, points) => {
  const low = { ...box, height: points / size.height }
  const original = withContent('<< >>')
  const fields = [false, true].map((multiline) =>
    textField(multiline ? text : text.replace('\n', ' '), { multiline, box: { ...low, y: multiline ? 0.6 : 0.3 } }),
  )
  const sealed = await sealFields(evidenceWith(original, fields, { pages: 1 }), { original })
  expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
})

test('the trial of an upload draws a field on the first and on the last page', async () => {
  const original = await twoPages()
  const [without, one, two] = [
    await trySeal({ original, level: 'B-B' }),
    await trySeal({ original, pages: 1, level: 'B-B' }),
    await trySeal({ original, pages: 2, level: 'B-B' }),
  ]
  expect(one.objects).toBeGreaterThan(without.objects)
  expect(two.objects).toBeGreaterThan(one.objects)
})
