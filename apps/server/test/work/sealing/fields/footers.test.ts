import type { FieldBox } from '@paraph/contract'
import { type Evidence, verifySeal } from '@paraph/verify'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { findFooters } from '#work/sealing/footers/find-footers.ts'
import { openSealer } from '#work/sealing/sealer.ts'
import { openHelper } from '#platform/helpers/open-helper.ts'
import type { PageSizes } from '#platform/pdf/facts/page-sizes.ts'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { sealHelper } from '@paraph/testing/server/pdf-helpers.ts'
import { readPdf } from '../pages/read-pdf.ts'
import { inkOf } from '@paraph/testing/pdf/ink.ts'
import { expectWhole, wrong } from './forge.support.ts'
import { evidenceWith, fieldInput, judgeSealed, sealFields, textField } from './sealed.support.ts'

const dark = '0.1 0.12 0.2 rg -1000 -1000 9000 9000 re f'
const line = (y: number) => `0.9 g 0 ${y} 900 0.4 re f`
interface Page {
  what: string
  media?: string
  entries?: string
  content?: string
  /** As people see it. */
  size: [width: number, height: number]
  /** Where its footer must be. */
  edge?: 'bottom' | 'top'
  field?: FieldBox
}

const pages: Page[] = [
  { what: 'plain', size: [595, 842], edge: 'bottom' },
  { what: 'landscape', media: '0 0 792 612', size: [792, 612], edge: 'bottom' },
  { what: 'turned', entries: '/Rotate 90', size: [842, 595], edge: 'bottom' },
  { what: 'crop box', media: '0 0 700 900', entries: '/CropBox [50 40 450 640]', size: [400, 600], edge: 'bottom' },
  { what: 'user unit', media: '0 0 200 300', entries: '/UserUnit 2 /Rotate 180', size: [400, 600], edge: 'bottom' },
  { what: 'label', media: '0 0 288 144', size: [288, 144], edge: 'bottom' },
  { what: 'too narrow', media: '0 0 150 100', size: [150, 100] },
  { what: 'dark', content: dark, size: [595, 842], edge: 'bottom' },
  { what: 'a pale line in the lower margin', content: line(18), size: [595, 842], edge: 'top' },
  { what: 'lines in both margins', content: `${line(18)} ${line(842 - 20)}`, size: [595, 842] },
  {
    what: 'a white annotation on white paper, on a turned page',
    entries: `/Rotate 90 /Annots [<< /Type /Annot /Subtype /Square /Rect [570 400 590 450] /IC [1 1 1] /C [1 1 1] >>]`,
    content: '1 g 0 0 595 842 re f',
    size: [842, 595],
    edge: 'top',
  },
  {
    what: 'a field in the lower margin',
    size: [595, 842],
    edge: 'top',
    field: { x: 0.3, y: 0.97, width: 0.4, height: 0.02 },
  },
  { what: 'content that ends open', content: 'q 0.5 0 0 0.5 100 100 cm', size: [595, 842], edge: 'bottom' },
]

const original = handmadePdf({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: `<< /Type /Pages /Kids [${pages.map((_, at) => `${10 + 2 * at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
  ...Object.fromEntries(
    pages.flatMap(({ media = '0 0 595 842', entries = '', content = '' }, at) => [
      [10 + 2 * at, `<< /Type /Page /Parent 2 0 R /MediaBox [${media}] ${entries} /Contents ${11 + 2 * at} 0 R >>`],
      [11 + 2 * at, stream('', Buffer.from(content))],
    ]),
  ),
})
const fields = pages.flatMap(({ field }, at) => (field ? [textField('Storgatan 1', { page: at + 1, box: field })] : []))

const helper = openHelper({ memory: 256, idleTimeout: 30_000 })
afterAll(() => helper.close())

async function withFooters(
  other: { original?: Uint8Array; count?: number; footerSizes?: PageSizes | undefined } = {},
): Promise<Evidence> {
  const evidence = evidenceWith(original, fields, { pages: other.count ?? pages.length })
  const footerSizes = pages.map(({ size: [width, height] }) => [1, width, height]) as PageSizes
  const footers = await helper.use(original.length, (run) =>
    findFooters(run, { original, evidence, footerSizes, ...other }),
  )
  return { ...evidence, document: { ...evidence.document, ...(footers && { footers }) } }
}

/** Where the footer of a page may be, in points from its upper left corner. */
const strip = ([width, height]: Page['size'], edge: 'bottom' | 'top') => ({
  x: 0,
  y: edge === 'top' ? 13 : height - 25,
  width,
  height: 12,
})

test('each page names the document and itself in a margin where it covers nothing, else not at all', async () => {
  const evidence = await withFooters()
  const at = (edge: string) => pages.flatMap((page, index) => (page.edge === edge ? [index + 1] : []))
  expect(evidence.document.footers).toEqual({ bottom: at('bottom'), top: at('top') })
  const whole = await sealFields(evidence, { original })
  await expectWhole(whole)
  const { sealed } = whole
  const { pages: text } = await readPdf(sealed)
  for (const [index, { what, edge, size }] of pages.entries()) {
    const footer = `ID ${evidence.document.id} · Page ${index + 1} of ${pages.length}`
    expect(text[index]!.includes(footer), what).toBe(edge !== undefined)
    const [width, height] = size
    const ink = await inkOf(sealed, index + 1, { width, height })
    expect(ink.within(strip(size, edge ?? 'bottom')) !== undefined, what).toBe(edge !== undefined)
  }
})

test('a file does not hold with another footer than its evidence says', async () => {
  const evidence = evidenceWith(original, [], { pages: pages.length })
  evidence.document.footers = { bottom: [1], top: [] }
  expect(await judgeSealed(await sealFields(evidence, { original }))).toMatchObject({ verdict: 'holds' })
  for (const change of [
    { id: 'doc_01kakxv3xqf0ftbbyqcqzv0zqt' },
    { file: { ...evidence.document.file, pages: 99 } },
    { footers: { bottom: [], top: [] } },
    { footers: { bottom: [1, 2], top: [] } },
  ]) {
    const drawn = { ...evidence, document: { ...evidence.document, ...change } }
    const report = await judgeSealed(await sealFields(evidence, { original, drawn }))
    expect(report, JSON.stringify(change)).toMatchObject(wrong)
  }
})

test('a file that PDFium can not draw, a file of too many pages, and a document without footers get none', async () => {
  const none = { bottom: [], top: [] }
  const { document: damaged } = await withFooters({ original: Buffer.from('%PDF-') })
  expect(damaged.footers).toEqual({ ...none, withheld: 'not_drawn' })
  expect((await withFooters({ count: 1001 })).document.footers).toEqual({ ...none, withheld: 'too_many_pages' })
  expect((await withFooters({ footerSizes: undefined })).document.footers).toBeUndefined()
})

test('a file that can be sealed only without footers is sealed without them, and its evidence says so', async () => {
  const page = '/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]'
  const original = handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    3: `<< ${page} >>`,
    // The verifier understands the tags of a page only if this is a number.
    4: `<< ${page} /StructParents (a) >>`,
  })
  const evidence = evidenceWith(original, [])
  const { key, level, tsa, paper } = await fieldInput(evidence)
  const options = { level, tsa, verifyUrl: 'https://sign.example.com/verify/', timeZone: 'UTC' }
  const sealer = openSealer({ key: async () => key }, options, { helper: sealHelper })
  onTestFinished(sealer.close)
  const rest = { paper, scans: [], bankIds: [], takenWidgets: undefined }
  const { bytes } = await sealer.seal({ original, evidence, footerSizes: [[2, 595, 842]], ...rest }, new Date())
  const report = await verifySeal(bytes, { trusted: [key.certificate] })
  expect(report).toMatchObject({ verdict: 'holds' })
  expect(report.evidence!.document.footers).toEqual({ bottom: [], top: [], withheld: 'not_sealable' })
})
