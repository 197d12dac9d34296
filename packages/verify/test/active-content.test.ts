import { PDF, PdfArray, PdfDict, PdfName, PdfString } from '@libpdf/core'
import { expect, test } from 'vitest'
import { type ActiveContent, verifySeal } from '../src/index.ts'
import { newIdentity } from './authority.support.ts'
import { appendRevision } from './forgery.support.ts'
import { newOriginal, seal } from './sample.support.ts'

const self = await newIdentity()
const trusted = [self.der]

const action = (type: string, more: Record<string, PdfString> = {}) => PdfDict.of({ S: PdfName.of(type), ...more })
const scriptOf = (text: string) => action('JavaScript', { JS: PdfString.fromString(text) })
const script = scriptOf('app.alert(1)')

/** Returns a sealed file whose catalog has these entries. */
async function sealed(entries: (pdf: PDF) => Record<string, PdfDict | PdfArray>, compressed = false) {
  const pdf = await PDF.load(await newOriginal())
  const catalog = pdf.context.catalog.getDict()
  for (const [key, value] of Object.entries(entries(pdf))) catalog.set(key, value)
  const original = new Uint8Array(await pdf.save({ useXRefStream: compressed }))
  return seal(self, { original })
}

test.each<[string, ActiveContent, (pdf: PDF) => Record<string, PdfDict | PdfArray>]>([
  ['JavaScript that starts', 'script', () => ({ OpenAction: script })],
  [
    'JavaScript behind a destination',
    'script',
    () => ({ OpenAction: PdfDict.of({ S: PdfName.of('GoTo'), Next: new PdfArray([script]) }) }),
  ],
  [
    'JavaScript of the document',
    'script',
    () => ({
      Names: PdfDict.of({ JavaScript: PdfDict.of({ Names: new PdfArray([PdfString.fromString('a'), script]) }) }),
    }),
  ],
  ['a program that starts', 'program', () => ({ OpenAction: action('Launch') })],
  ...[
    'AFNumber_Format(2, 0, 0, 0, "", true); app.alert(1)',
    'AFNumber_Format(app.alert(1))',
    'AFNumber_Format(0, 0, 0, 0, "1 000 ", true)',
    'AFDate_FormatEx("\\x31")',
    'AFSimple_Calculate("SUM", new Array ("a", "b"))',
  ].map((text): [string, ActiveContent, () => Record<string, PdfDict>] => [
    text,
    'script',
    () => ({ OpenAction: scriptOf(text) }),
  ]),
  ['an address that opens', 'address', () => ({ OpenAction: action('URI') })],
  [
    'rich media',
    'media',
    () => ({ Extra: PdfDict.of({ Type: PdfName.of('Annot'), Subtype: PdfName.of('RichMedia') }) }),
  ],
])('names %s, also in compressed objects, and the verdict stays', async (_, kind, entries) => {
  for (const compressed of [false, true]) {
    const report = await verifySeal(await sealed(entries, compressed), { trusted })
    expect(report).toMatchObject({ verdict: 'holds', reasons: [], activeContent: [kind] })
    expect(report.notChecked).not.toContain('active_content')
  }
})

test.each<[string, () => Record<string, PdfDict | PdfArray>]>([
  ['a file without actions', () => ({})],
  ['a number format of Acrobat', () => ({ OpenAction: scriptOf('AFNumber_Format(2, 0, 0, 0, "kr ", true);') })],
  ['a destination that opens', () => ({ OpenAction: action('GoTo') })],
  ['an address behind something that a person selects', () => ({ Extra: PdfDict.of({ A: action('URI') }) })],
])('names nothing in %s', async (_, entries) => {
  for (const compressed of [false, true]) {
    expect((await verifySeal(await sealed(entries, compressed), { trusted })).activeContent).toEqual([])
  }
})

test('says that it was not searched if the file is damaged there', async () => {
  const pdf = await sealed(() => ({}))
  const changed = appendRevision(pdf, { 1: '<< /Type /Catalog /A << /S' })
  const report = await verifySeal(changed, { trusted })
  expect(report).toMatchObject({ verdict: 'does_not_hold', activeContent: null })
  expect(report.notChecked).toContain('active_content')
})

test('names JavaScript in a file without a seal', async () => {
  const pdf = await PDF.load(await newOriginal())
  pdf.context.catalog.getDict().set('OpenAction', script)
  const report = await verifySeal(new Uint8Array(await pdf.save()))
  expect(report).toMatchObject({ verdict: 'cannot_be_said', activeContent: ['script'], notChecked: [] })
})
