import { PdfDict, PdfNumber, PdfRef, PdfStream } from '@libpdf/core'
import { expect, test, vi } from 'vitest'
import { IncrementalUpdate } from '#platform/pdf/incremental-update.ts'
import { evidenceWith, judgeSealed, sealFields, textField, twoPages } from './sealed.support.ts'

const original = await twoPages()
const evidence = evidenceWith(original, [textField('Storgatan 1')])

/** The first page has a field and the second one has none. */
interface Parts {
  update: IncrementalUpdate
  first: PdfDict
  second: PdfDict
  /** The resources of the first page. */
  resources: PdfDict
}

/** Seals the evidence as somebody who has the key of the seal and changes what the seal appends to the original. */
async function judgeAfter(change: (parts: Parts) => void) {
  const { toBytes } = IncrementalUpdate.prototype
  const spy = vi.spyOn(IncrementalUpdate.prototype, 'toBytes').mockImplementationOnce(function (
    this: IncrementalUpdate,
  ) {
    const [first, second] = this.pdf.context.pages.getPages().map((ref) => this.edit(ref)) as [PdfDict, PdfDict]
    change({ update: this, first, second, resources: this.edit(first.getRef('Resources')!) })
    return toBytes.call(this)
  })
  const sealed = await sealFields(evidence)
  spy.mockRestore()
  return judgeSealed(sealed)
}

const stream = (content: string) => new PdfStream([], Buffer.from(content, 'latin1'))
/** Returns the content of the original. On a page with fields, more content stands before and after it. */
const contentOf = (page: PdfDict): PdfRef => {
  const contents = page.get('Contents')
  return contents instanceof PdfRef ? contents : (page.getArray('Contents')!.at(1) as PdfRef)
}
const wrong = { verdict: 'does_not_hold', reasons: [{ code: 'fields_mismatch' }] }

test('a file holds if its update changes no more than a seal must', async () => {
  expect(await judgeAfter(() => {})).toMatchObject({ verdict: 'holds', reasons: [] })
})

test.each<[string, (parts: Parts) => void]>([
  [
    'the content of a page with fields',
    ({ update, first }) => update.replace(contentOf(first), stream('0 0 9 9 re f')),
  ],
  ['the content of a page without fields', ({ update, second }) => update.replace(contentOf(second), stream('f'))],
  ['the fonts of a page with fields', ({ resources }) => resources.set('Font', new PdfDict())],
  ['the fonts of a page without fields', ({ second }) => second.set('Resources', new PdfDict())],
  [
    'an object that no page has',
    ({ update }) => update.edit(update.pdf.context.info.trailer.getRef('Info')!).set('Title', new PdfDict()),
  ],
  [
    'the pictures of a page with fields',
    ({ update, resources }) => resources.getDict('XObject', update.resolve)!.set('Picture', update.add(stream('f'))),
  ],
  ['the rotation of a page with fields', ({ first }) => first.set('Rotate', PdfNumber.of(180))],
  ['the rotation of a page without fields', ({ second }) => second.set('Rotate', PdfNumber.of(180))],
  ['the layers', ({ update }) => update.editCatalog().set('OCProperties', new PdfDict())],
  [
    'the look that new fields of a form get',
    ({ update }) => update.editDict(update.editCatalog(), 'AcroForm').set('DR', new PdfDict()),
  ],
])('a file does not hold if its update replaces %s', async (_, change) => {
  expect(await judgeAfter(change)).toMatchObject(wrong)
})
