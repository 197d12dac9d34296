import { PdfArray, PdfDict, PdfNumber, PdfRef, PdfStream } from '@libpdf/core'
import { expect, test } from 'vitest'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { handmadePdf, stream as packed } from '@paraph/testing/pdf/handmade-pdf.ts'
import { judgeUpdate, wrong } from './forge.support.ts'
import { evidenceWith, sealFields, textField, twoPages } from './sealed.support.ts'

const original = await twoPages()
const evidence = evidenceWith(original, [textField('Storgatan 1')])

/** The first page has a field and the second one has none. */
function partsOf(update: IncrementalUpdate) {
  const [first, second] = update.pdf.context.pages.getPages().map((ref) => update.edit(ref)) as [PdfDict, PdfDict]
  return { update, first, second, resources: update.edit(first.getRef('Resources')!) }
}

type Parts = ReturnType<typeof partsOf>

const judgeAfter = (change: (parts: Parts) => void, file = { original, evidence }) =>
  judgeUpdate(
    () => sealFields(file.evidence, file),
    (update) => change(partsOf(update)),
  )

const stream = (content: string) => new PdfStream([], Buffer.from(content, 'latin1'))
/** Returns the content of the original. On a page with fields, more content stands before and after it. */
const contentOf = (page: PdfDict): PdfRef => {
  const contents = page.get('Contents')
  return contents instanceof PdfRef ? contents : (page.getArray('Contents')!.at(1) as PdfRef)
}

const page = '<< /Type /Page /Parent 2 0 R /Contents 5 0 R >>'
const broken = handmadePdf({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 400 100] /Resources << >> >>',
  3: page,
  4: page,
  5: packed('', Buffer.from('0 0 9 9 re f (open')),
})
const brokenFile = { original: broken, evidence: evidenceWith(broken, [textField('Storgatan 1')]) }

test('a file holds if its update changes no more than a seal must', async () => {
  for (const file of [undefined, brokenFile])
    expect(await judgeAfter(() => {}, file)).toMatchObject({ verdict: 'holds', reasons: [] })
})

test.each<[string, (parts: Parts) => void]>([
  [
    'the content of a page with fields',
    ({ update, first }) => update.replace(contentOf(first), stream('0 0 9 9 re f')),
  ],
  ['the fonts of a page without fields', ({ second }) => second.set('Resources', new PdfDict())],
  [
    'an object that no page has',
    ({ update }) => update.edit(update.pdf.context.info.trailer.getRef('Info')!).set('Title', new PdfDict()),
  ],
  [
    'the pictures of a page with fields',
    ({ update, resources }) => resources.getDict('XObject', update.resolve)!.set('Picture', update.add(stream('f'))),
  ],
  ['the rotation of a page without fields', ({ second }) => second.set('Rotate', PdfNumber.of(180))],
  ['the metadata', ({ update, first }) => update.editCatalog().set('Metadata', contentOf(first))],
  ['the layers', ({ update }) => update.editCatalog().set('OCProperties', new PdfDict())],
])('a file does not hold if its update replaces %s', async (_, change) => {
  expect(await judgeAfter(change)).toMatchObject(wrong)
})

test.each<[string, (form: PdfDict, parts: Parts) => void]>([
  [
    'other content',
    (_, { update, resources }) => {
      const other = stream('0 0 9 9 re')
      for (const [key, value] of formOf(resources, update)) if (key.value !== 'Filter') other.set(key, value)
      update.replace(refOf(resources, update), other)
    },
  ],
  ['another place', (form) => form.set('Matrix', PdfArray.of(...[2, 0, 0, 2, 0, 0].map((item) => PdfNumber.of(item))))],
  ['a smaller box', (form) => form.set('BBox', PdfArray.of(...[0, 0, 5, 5].map((item) => PdfNumber.of(item))))],
])('broken content stands in a form, and a file does not hold if the form has %s', async (_, change) => {
  const changed = (parts: Parts) => change(formOf(parts.resources, parts.update), parts)
  expect(await judgeAfter(changed, brokenFile)).toMatchObject(wrong)
})

const refOf = (resources: PdfDict, { resolve }: IncrementalUpdate) =>
  [...resources.getDict('XObject', resolve)!].find(([{ value }]) => value.startsWith('ParaphContent'))![1] as PdfRef
const formOf = (resources: PdfDict, update: IncrementalUpdate) => update.resolve(refOf(resources, update)) as PdfStream
