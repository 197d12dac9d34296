import type { FieldBox } from '@paraph/contract'
import type { EvidenceField } from '@paraph/verify'
import { expect, test } from 'vitest'
import { strokes } from '../pages/evidence.ts'
import { signaturePicture } from '@paraph/testing/pdf/images.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { expectWhole, judgeForged, wrong } from './forge.support.ts'
import { evidenceWith, fieldInput, fieldWith, judgeSealed, sealFields, textField, twoPages } from './sealed.support.ts'

const original = await twoPages()
const box = (row: number) => ({ x: 0.1, y: 0.05 + row * 0.1, width: 0.3, height: 0.06 })
const first = textField('Storgatan 1', { box: box(0), hiddenTags: [{ x: 0.1, y: 0.06, width: 0.25, height: 0.02 }] })
const second = textField('9500', { box: box(1), hiddenTags: [box(1)] })
const mark = fieldWith({ type: 'SIGNATURE', value: true, shown: '', box: box(2) })
const tick = fieldWith({ type: 'CHECKBOX', value: true, shown: 'X', box: box(3) })
const empty = fieldWith({ value: null, shown: '', box: box(4) })
const later = textField('Page two', { page: 2, box: box(0) })
const elsewhere = [1, 2].map((page) => ({ page, box: box(5) }))
const repeated = textField('Lund', { page: 2, box: box(6), otherPlaces: elsewhere, hiddenTags: [box(6)] })
const all = [first, second, mark, tick, empty, later, repeated]
const evidence = evidenceWith(original, all, { strokes })

/** Seals the evidence with a drawing of other fields. */
async function judgeDrawing(change: (drawn: EvidenceField[]) => EvidenceField[], signature: object = { strokes }) {
  const drawn = evidenceWith(original, change(structuredClone(all)), signature)
  return judgeSealed(await sealFields(evidence, { drawn }))
}

const whole = await sealFields(evidence)

test('a file whose pages show the fields of its evidence holds', async () => {
  await expect(expectWhole(whole)).resolves.toBeUndefined()
})

test.each<[type: 'NUMBER' | 'DATE', value: string, language: 'EN' | 'SV', right: string, wrong: string[]]>([
  ['NUMBER', '9500', 'EN', '9,500', ['9.500', '9,501']],
  ['DATE', '2026-09-01', 'EN', '1 Sept 2026', ['9 Jan 2026', '1 Sept 2027']],
])('a %s of %s in %s holds as %s, and not as another value', async (type, value, language, right, others) => {
  for (const shown of [right, value, ...others]) {
    const evidence = evidenceWith(original, [textField(value, { type, shown, box: box(0) })])
    evidence.document.language = language
    const report = await judgeSealed(await sealFields(evidence))
    expect(report, shown).toMatchObject(others.includes(shown) ? wrong : { verdict: 'holds' })
  }
})

test.each<[string, (fields: EvidenceField[]) => EvidenceField[]]>([
  ['another text', (fields) => fields.map((f) => (f.id === second.id ? { ...f, shown: '9600' } : f))],
  ['a text that is missing', (fields) => fields.map((f) => (f.id === second.id ? { ...f, shown: '' } : f))],
  ['a text where the party left the field empty', (f) => f.map((f) => (f.id === empty.id ? { ...f, shown: 'a' } : f))],
  ['a tick that is missing', (fields) => fields.map((f) => (f.id === tick.id ? { ...f, shown: '' } : f))],
  ['a mark that is missing', (fields) => fields.map((f) => (f.id === mark.id ? { ...f, value: null } : f))],
  ['a field that is missing', (fields) => fields.filter(({ id }) => id !== first.id)],
  ['an additional field', (fields) => [...fields, textField('I also owe 100', { box: box(6) })]],
  ['a field in another box', (fields) => fields.map((f) => (f.id === first.id ? { ...f, box: box(7) } : f))],
  ['a field on another page', (fields) => fields.map((f) => (f.id === later.id ? { ...f, page: 1, box: box(8) } : f))],
  ['a tag that is not hidden', (f) => f.map((f) => (f.id === second.id ? withTags(f, []) : f))],
  ['another place that is hidden', (f) => f.map((f) => (f.id === second.id ? withTags(f, [box(6)]) : f))],
  ['a place that is missing', (f) => f.map((f) => (f.id === repeated.id ? withPlaces(f, elsewhere.slice(1)) : f))],
])('a file does not hold with %s', async (_, change) => {
  expect(await judgeDrawing(change)).toMatchObject(wrong)
})

const withPlaces = (field: EvidenceField, otherPlaces: typeof elsewhere) => ({ ...field, otherPlaces })

const withTags = (field: EvidenceField, hiddenTags: FieldBox[]) => ({ ...field, hiddenTags })

test('a file does not hold with the strokes of another signature', async () => {
  const changed = strokes.map((stroke, index) => (index === 0 ? stroke.map(([x, y]) => [x!, 400 - y!]) : stroke))
  expect(await judgeDrawing((fields) => fields, { strokes: changed })).toMatchObject(wrong)
  expect(await judgeDrawing((fields) => fields, { strokes: strokes.slice(1) })).toMatchObject(wrong)
  const picture = { strokes: null, picture: signaturePicture() }
  expect(await judgeDrawing((fields) => fields, picture)).toMatchObject(wrong)
})

test('a picture and a typed signature are compared too', async () => {
  const pictured = evidenceWith(original, [mark], { picture: signaturePicture(), strokes: null })
  const typed = evidenceWith(original, [{ ...mark, shown: 'Anna Lindqvist' }])
  for (const each of [pictured, typed]) {
    expect(await judgeSealed(await sealFields(each))).toMatchObject({ verdict: 'holds' })
  }
  expect(await judgeSealed(await sealFields(pictured, { drawn: typed }))).toMatchObject(wrong)
  expect(await judgeSealed(await sealFields(typed, { drawn: pictured }))).toMatchObject(wrong)
})

test('a file does not hold without its drawing, or with the drawing of a page on another page', async () => {
  const bare = { ...(await fieldInput(evidence)), drawFields: undefined }
  expect(await judgeSealed({ input: bare, sealed: await sealPdf(bare) })).toMatchObject(wrong)
  expect(await judgeSealed(await sealFields(evidence, { on: [2, 1] }))).toMatchObject(wrong)
})

test('a file does not hold with a drawing where the evidence has no field', async () => {
  const none = evidenceWith(original, [])
  expect(await judgeSealed(await sealFields(none))).toMatchObject({ verdict: 'holds' })
  expect(await judgeSealed(await sealFields(none, { drawn: evidence }))).toMatchObject(wrong)
})

test('a file does not hold if other content is painted after the drawing', async () => {
  const [painted, name] = /\nQ\nq (\/ParaphFields-\S+) Do Q\n/.exec(Buffer.from(whole.sealed).toString('latin1'))!
  const judge = (last: string) => judgeForged(whole.sealed, painted, last.replace('NAME', name!))
  expect(await judge('\nQ\nq NAME Do Q\n')).toMatchObject({ reasons: [], verdict: 'holds' })
  for (const last of ['Q NAME Do 5 w', 'Q 0 0 612 792 re f', '\nq NAME Do Q\n'])
    expect(await judge(last), last).toMatchObject(wrong)
})
