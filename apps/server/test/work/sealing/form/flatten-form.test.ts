import { PDF, type PdfDict, PdfRef } from '@libpdf/core'
import { expect, test } from 'vitest'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { handmadePdf } from '@paraph/testing/pdf/handmade-pdf.ts'
import { button, handmadeForm, objectsOfForm, widget } from '@paraph/testing/pdf/handmade-form.ts'
import { sealInput } from '../../../support/seal-input.ts'
import { checkSealedFile } from '../../../support/sealed-file.ts'
import { inkOf } from '@paraph/testing/pdf/ink.ts'

type Form = Parameters<typeof handmadeForm>[0]

/** Seals the form without these widgets, and reads it. */
async function flattened(original: Uint8Array, takenWidgets: number[]) {
  const sealed = await sealPdf(await sealInput({ original, takenWidgets }))
  await checkSealedFile(sealed, original)
  const { registry, info } = (await PDF.load(sealed)).context
  const resolve = (ref: PdfRef) => registry.resolve(ref)
  const dict = (number: number) => resolve(PdfRef.of(number, 0)) as PdfDict
  const list = (parent: PdfDict, key: string) => {
    const items = parent.getArray(key, resolve)
    return items && [...items].map((item) => (item instanceof PdfRef ? item.objectNumber : item))
  }
  const form = (resolve(info.trailer.getRef('Root')!) as PdfDict).getDict('AcroForm', resolve)!
  const flags = (number: number) => dict(number).getNumber('Ff')?.value
  // The last field is the seal.
  return { sealed, form, dict, list, flags, fields: list(form, 'Fields')!.slice(0, -1) }
}

const flatten = (form: Form, taken: number[]) => flattened(handmadeForm(form), taken)
const text = (name: string, more = '') => widget(`/FT /Tx /T (${name}) ${more}`)

test('taken widgets leave the form and the page, others stay, and other fields become read-only', async () => {
  const link = '<< /Type /Annot /Subtype /Link /Rect [1 1 9 9] >>'
  const { fields, form, list, dict, flags } = await flatten(
    {
      fields: [text('a'), text('b'), text('c', '/Ff 4098')],
      shown: [20, 10, 11, 12],
      more: { 20: link },
      form: '/CO [10 0 R 11 0 R]',
    },
    [10],
  )
  expect(fields).toEqual([11, 12])
  expect(list(dict(3), 'Annots')).toEqual([20, 11, 12])
  // The order of calculation.
  expect(list(form, 'CO')).toEqual([11])
  expect([flags(11), flags(12)]).toEqual([1, 4099])
  // Tags may refer to the object.
  expect(dict(10).getString('T')?.asString()).toBe('a')
})

test('a group leaves the form if all of its fields leave, and stays if one of them stays', async () => {
  const fields = [
    '<< /T (empty) /Kids [11 0 R 12 0 R] >>',
    text('a', '/Parent 10 0 R'),
    '<< /T (inner) /Parent 10 0 R /Kids [13 0 R] >>',
    text('b', '/Parent 12 0 R'),
    '<< /T (kept) /Ff 2 /FT /Tx /Kids [15 0 R 16 0 R] >>',
    widget('/T (c) /Parent 14 0 R'),
    widget('/T (d) /Parent 14 0 R'),
  ]
  const form = await flatten({ fields, roots: [10, 14], shown: [11, 13, 15, 16] }, [11, 13, 15])
  expect(form.fields).toEqual([14])
  expect(form.list(form.dict(14), 'Kids')).toEqual([16])
  expect([form.flags(14), form.flags(16)]).toEqual([2, 3])
  expect(form.list(form.dict(3), 'Annots')).toEqual([16])
})

test('fields that are written inside others become read-only too', async () => {
  const inside = '<< /T (b) /FT /Tx /V (kept) >>'
  const { dict, fields } = await flatten(
    { fields: [text('a'), `<< /T (group) /Kids [${inside}] >>`], shown: [10] },
    [10],
  )
  expect(fields).toEqual([11])
  const kid = dict(11).getArray('Kids')!.at(0) as PdfDict
  expect([kid.getNumber('Ff')?.value, kid.getString('V')?.asString()]).toEqual([1, 'kept'])
})

test('a signed signature field stays as it is, and an empty one becomes read-only', async () => {
  const signed = widget('/FT /Sig /T (a) /V << /Type /Sig >>')
  const { fields, flags } = await flatten({ fields: [signed, widget('/FT /Sig /T (b)'), text('c')] }, [12])
  expect(fields).toEqual([10, 11])
  expect([flags(10), flags(11)]).toEqual([undefined, 1])
})

test('programs draw widgets again only if one that stays has no appearance', async () => {
  const needs = '/NeedAppearances true'
  const drawn = text('a', '/AP << /N 5 0 R >>')
  const has = async (fields: string[], taken: number[]) =>
    (await flatten({ fields, form: needs }, taken)).form.getBool('NeedAppearances')?.value
  expect(await has([drawn, text('b')], [11])).toBeUndefined()
  expect(await has([drawn, text('b')], [10])).toBe(true)
})

test('each page gets its own list of annotations if pages share one', async () => {
  const objects = {
    ...objectsOfForm({ fields: [text('a'), text('b')] }),
    2: '<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>',
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Annots 8 0 R >>',
    7: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Annots 8 0 R >>',
    8: '[10 0 R 11 0 R]',
  }
  for (const xref of ['table', 'stream'] as const) {
    const { list, dict } = await flattened(handmadePdf(objects, { xref }), [10])
    expect([list(dict(3), 'Annots'), list(dict(7), 'Annots')]).toEqual([[11], [11]])
  }
})

test('what a taken widget shows is no longer painted', async () => {
  const original = handmadeForm({ fields: [button('x', '/FT /Btn /T (a) /V /x /AS /x', 4), text('b')] })
  const area = { x: 95, y: 355, width: 30, height: 20 }
  const size = { width: 200, height: 400 }
  const inkIn = async (pdf: Uint8Array) => (await inkOf(pdf, 1, size, { renderFormFields: true })).within(area)
  const { sealed } = await flattened(original, [10])
  expect(await inkIn(original)).toBeDefined()
  expect(await inkIn(sealed)).toBeUndefined()
})

test.each<[string, Form, number[]]>([
  ['a taken widget that it does not have', { fields: [text('a')] }, [99]],
  ['a taken object that is no widget', { fields: [text('a')] }, [10, 3]],
  [
    'a form that is nested too deeply',
    {
      fields: [text('a'), ...Array.from({ length: 60 }, (_, at) => `<< /T (a) /Kids [${12 + at} 0 R] >>`)],
      shown: [10],
    },
    [10],
  ],
])('a file is not sealed with %s', async (_, form, taken) => {
  const input = await sealInput({ original: handmadeForm(form), takenWidgets: taken })
  await expect(sealPdf(input)).rejects.toMatchObject({ code: 'file_unsealable' })
})
