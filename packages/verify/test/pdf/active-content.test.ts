import { PDF, PdfArray, PdfDict, PdfName, PdfString } from '@libpdf/core'
import { expect, test } from 'vitest'
import { type ActiveContent, verifySeal } from '../../src/index.ts'
import { newIdentity } from '../authority.support.ts'
import { appendRevision } from '../forgery.support.ts'
import { newOriginal, seal } from '../sample.support.ts'

const self = await newIdentity()
const trusted = [self.der]

const action = (type: string, more: Record<string, PdfString> = {}) => PdfDict.of({ S: PdfName.of(type), ...more })
const scriptOf = (text: string) => action('JavaScript', { JS: PdfString.fromString(text) })
const script = scriptOf('app.alert(1)')

/** Returns a sealed file whose catalog has these entries. */
async function sealed(entries: Entries, compressed = false) {
  const pdf = await PDF.load(await newOriginal())
  const catalog = pdf.context.catalog.getDict()
  for (const [key, value] of Object.entries(entries)) catalog.set(key, value)
  const original = new Uint8Array(await pdf.save({ useXRefStream: compressed }))
  return seal(self, { original })
}

type Entries = Record<string, PdfDict | PdfArray>
const opening = (entry: PdfDict): Entries => ({ OpenAction: entry })
const behind = PdfDict.of({ S: PdfName.of('GoTo'), Next: new PdfArray([script]) })
const named = PdfDict.of({ JavaScript: PdfDict.of({ Names: new PdfArray([PdfString.fromString('a'), script]) }) })
const media = PdfDict.of({ Type: PdfName.of('Annot'), Subtype: PdfName.of('RichMedia') })

test.each<[string, ActiveContent, Entries]>([
  ['JavaScript that starts', 'script', opening(script)],
  ['JavaScript behind a destination', 'script', opening(behind)],
  ['JavaScript of the document', 'script', { Names: named }],
  ['a program that starts', 'program', opening(action('Launch'))],
  ...[
    'AFNumber_Format(2, 0, 0, 0, "", true); app.alert(1)',
    'AFNumber_Format(app.alert(1))',
    'AFNumber_Format(0, 0, 0, 0, "1 000 ", true)',
    'AFDate_FormatEx("\\x31")',
    'AFSimple_Calculate("SUM", new Array ("a", "b"))',
  ].map((text): [string, ActiveContent, Entries] => [text, 'script', opening(scriptOf(text))]),
  ['an address that opens', 'address', opening(action('URI'))],
  ['rich media', 'media', { Extra: media }],
])('names %s, also in compressed objects, and the verdict stays', async (_, kind, entries) => {
  for (const compressed of [false, true]) {
    const report = await verifySeal(await sealed(entries, compressed), { trusted })
    expect(report).toMatchObject({ verdict: 'holds', reasons: [], activeContent: [kind] })
    expect(report.notChecked).not.toContain('active_content')
  }
})

test.each<[string, Entries]>([
  ['a file without actions', {}],
  ['a number format of Acrobat', opening(scriptOf('AFNumber_Format(2, 0, 0, 0, "kr ", true);'))],
  ['a destination that opens', opening(action('GoTo'))],
  ['an address behind something that a person selects', { Extra: PdfDict.of({ A: action('URI') }) }],
])('names nothing in %s', async (_, entries) => {
  expect((await verifySeal(await sealed(entries, true), { trusted })).activeContent).toEqual([])
})

test('says that it was not searched if the file is damaged there', async () => {
  const pdf = await sealed({})
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
