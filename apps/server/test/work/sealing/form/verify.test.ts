import { verifySeal } from '@paraph/verify'
import { newIdentity, signAgain } from '@paraph/verify/testing'
import { expect, test } from 'vitest'
import { handmadeForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { evidenceWith, fieldInput, judgeSealed, textField } from '../fields/sealed.support.ts'

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
const wrong = { verdict: 'does_not_hold', reasons: [{ code: 'fields_mismatch' }], intact: 'yes' }

async function flattenedFile(takenWidgets: number[]) {
  const flat = { ...(await fieldInput(evidence, { original })), takenWidgets }
  return { input: flat, sealed: await sealPdf(flat) }
}

const flat = await flattenedFile([10, 13])
const identity = await newIdentity()
const judgeAgain = async (file: Uint8Array) => verifySeal(await signAgain(file, identity), { trusted: [identity.der] })

test('a file whose taken fields have left their pages holds, also when it is signed again', async () => {
  const report = await judgeSealed(flat)
  expect(report).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(report.notChecked).not.toContain('fields')
  expect(await judgeAgain(flat.sealed)).toMatchObject({ verdict: 'holds' })
})

test.each<[string, string, string]>([
  ['with an annotation that was added', '/Annots [11 0 R 12 0 R]', '/Annots [11 0 R 2 0 R ]'],
  ['with annotations in another order', '/Annots [11 0 R 12 0 R]', '/Annots [12 0 R 11 0 R]'],
  ['without an annotation that is no field', '/Annots [11 0 R 12 0 R]', '/Annots [11 0 R       ]'],
  ['with a field at another place', '/Rect [20 40 70 120]', '/Rect [20 40 70 121]'],
])('a file does not hold %s', async (_, from, to) => {
  const bytes = Buffer.from(flat.sealed)
  const at = bytes.indexOf(from, original.length, 'latin1')
  expect(at).toBeGreaterThan(0)
  bytes.write(to, at, 'latin1')
  expect(to).toHaveLength(from.length)
  expect(await judgeAgain(bytes)).toMatchObject(wrong)
})
