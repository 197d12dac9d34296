import { expect, test } from 'vitest'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { expectWhole, judgeForged, wrong } from '../fields/forge.support.ts'
import { evidenceWith, fieldInput, textField } from '../fields/sealed.support.ts'

const text = (name: string, more = '') => widget(`/FT /Tx /T (${name}) /DA (/Helv 9.123456789 Tf) /V null ${more}`)
const stamp = '<< /Type /Annot /Subtype /Stamp /Rect [1 1 9 9] >>'
const original = handmadeForm({
  fields: [text('a'), text('b'), stamp, text('c')],
  roots: [10, 11, 13],
  shown: [10, 11, 12, 13],
  more: {
    2: '<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>',
    7: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Annots [8 0 R 9 0 R] >>',
    8: text('d'),
    9: stamp,
  },
})
const evidence = evidenceWith(original, [textField('Storgatan 1')])
const input = { ...(await fieldInput(evidence, { original })), takenWidgets: [10, 13] }
const sealed = await sealPdf(input)

test('a file whose taken fields have left their pages holds', async () => {
  await expect(expectWhole({ input, sealed })).resolves.toBeUndefined()
})

test.each<[string, string, string]>([
  ['with an annotation that was added', '/Annots [11 0 R 12 0 R]', '/Annots [11 0 R 2 0 R ]'],
  ['with annotations in another order', '/Annots [11 0 R 12 0 R]', '/Annots [12 0 R 11 0 R]'],
  ['without an annotation that is no field', '/Annots [11 0 R 12 0 R]', '/Annots [11 0 R       ]'],
  ['with a field at another place', '/Rect [20 40 70 120]', '/Rect [20 40 70 121]'],
])('a file does not hold %s', async (_, from, to) => {
  // The same text, signed again, holds.
  expect(await judgeForged(sealed, from, from)).toMatchObject({ verdict: 'holds' })
  expect(await judgeForged(sealed, from, to)).toMatchObject(wrong)
})
