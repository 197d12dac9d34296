import { type Difference, verifySeal } from '@paraph/verify'
import { expect, test } from 'vitest'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { form, type Layered, layered, layeredPdf } from '@paraph/testing/pdf/layered-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../support/upload.ts'

const { inspectPdf, inspectScan } = pdfs

const usage = (entries: string) => `/Usage << ${entries} >>`
const off = '/OFF [6 0 R]'
const apply = (event: string, category: string) => `/AS [<< /Event /${event} /Category [/${category}] /OCGs [6 0 R] >>]`
const appearance = '/AP << /N 9 0 R >>'
const membership = (entries: string): Layered => ({
  reference: '7 0 R',
  more: { 7: `<< /Type /OCMD /OCGs [6 0 R] ${entries} >>` },
})
/** A page that shows a stream. */
const drawn = (entries: string): Layered => ({ content: '/X Do', more: { 9: stream(entries, Buffer.from([0])) } })
/** A page with an annotation alone. */
const annotated = (annotation: string, more: Layered['more'] = {}): Layered => ({ content: '', annotation, more })
const onlyInPrint = usage('/View << /ViewState /OFF >> /Print << /PrintState /ON >>')
const line = '/OC /L BDC 0 0 m 9 9 l S EMC'

test.each<[string, Difference['kind'], Layered]>([
  ['a layer that is only printed', 'layer', { layer: onlyInPrint }],
  ['a layer that its usage shows', 'layer', { configuration: off, layer: usage('/View << /ViewState /ON >>') }],
  [
    'a layer that is not exported',
    'layer',
    { configuration: apply('Export', 'Export'), layer: usage('/Export << /ExportState /OFF >>') },
  ],
  [
    'a layer that depends on the zoom',
    'layer',
    { configuration: apply('View', 'Zoom'), layer: usage('/Zoom << /min 4 >>') },
  ],
  ['a layer that another configuration hides', 'layer', { properties: `/Configs [<< /Intent /View ${off} >>]` }],
  ['a hidden layer that counts only for designers', 'layer', { configuration: off, layer: '/Intent /Design' }],
  ['a combination of such a layer', 'layer', { layer: onlyInPrint, ...membership('/P /AllOff') }],
  ['a combination that only some programs understand', 'layer', membership('/VE [/Not 6 0 R]')],
  [
    'such a layer inside a form',
    'layer',
    {
      layer: onlyInPrint,
      content: '/X Do',
      reference: 'null',
      more: { 9: form(layered, '/Resources << /Properties << /L 6 0 R >> >>') },
    },
  ],
  [
    'such a layer on an annotation',
    'layer',
    { layer: onlyInPrint, content: '', reference: 'null', annotation: `/Subtype /Stamp /F 4 /OC 6 0 R ${appearance}` },
  ],
  ['a stamp that is not printed', 'annotation', annotated(`/Subtype /Stamp ${appearance}`)],
  ['a stamp that the mouse shows', 'annotation', annotated(`/Subtype /Stamp /F 260 ${appearance}`)],
  ['a stamp that may be invisible', 'annotation', annotated(`/Subtype /Stamp /F 5 ${appearance}`)],
  ['a text box that is not printed', 'annotation', annotated('/Subtype /FreeText /Contents (9000 EUR)')],
  ['a filled field that is not printed', 'annotation', annotated('/Subtype /Widget /FT /Tx /T (price) /V (9000 EUR)')],
  [
    'another picture for printers',
    'picture',
    drawn('/Subtype /Image /Width 1 /Height 1 /Alternates [<< /Image 9 0 R /DefaultForPrinting true >>]'),
  ],
  ['a program for printers', 'print_program', drawn('/Subtype /PS')],
  ['text in a hidden layer', 'hidden_text', { configuration: off }],
  ['text in a combination of layers that is hidden', 'hidden_text', membership('/P /AllOff')],
])('%s is refused with its page, in an original and in a scan, and the verification says so', async (_, kind, made) => {
  const bytes = layeredPdf(made)
  const error = {
    pointer: '/file',
    code: 'file_shows_differently',
    detail: expect.stringContaining('Page 1: ') as string,
    place: expect.objectContaining({ page: 1 }) as object,
  }
  await expect(inspectPdf(uploadOf(bytes))).rejects.toMatchObject({ errors: [error] })
  await expect(inspectScan(uploadOf(bytes), 'application/pdf')).rejects.toMatchObject({ errors: [error] })
  expect((await verifySeal(bytes)).differences).toMatchObject([{ kind, page: 1 }])
})

test('the refusal names the layer, the field and the type of an annotation', async () => {
  const named = async (made: Layered) =>
    inspectPdf(uploadOf(layeredPdf(made))).catch(({ errors }: { errors: { detail: string }[] }) => errors[0]!.detail)
  expect(await named({ layer: onlyInPrint })).toContain('the layer “Price” is not shown everywhere')
  expect(await named(annotated('/Subtype /Widget /FT /Tx /T (price) /V (9)'))).toContain('“price”')
  expect(await named(annotated(`/Subtype /Stamp ${appearance}`))).toContain('“Stamp”')
})

test.each<[string, Layered]>([
  ['a layer that is shown everywhere', { layer: usage('/View << /ViewState /ON >> /Print << /PrintState /ON >>') }],
  ['a hidden layer without text', { configuration: off, content: `${line} /Span BMC BT (a) Tj ET EMC` }],
  ['a layer that only a person can choose', { properties: `/Configs [<< /Name (Other) ${off} >>]` }],
  ['a combination that is shown', membership('/P /AnyOn /VE [/Or 6 0 R [/Not 6 0 R]]')],
  ['a hidden stamp', annotated(`/Subtype /Stamp /F 6 ${appearance}`)],
  ['a link', annotated('/Subtype /Link /A << /S /URI /URI (https://example.com) >>')],
  ['a note', annotated('/Subtype /Text /Contents (a)')],
  ['a note with an icon', annotated(`/Subtype /Text /Rect [0 0 20 20] ${appearance}`, { 9: form('0 0 9 9 re f') })],
  ['an empty field', annotated(`/Subtype /Widget /FT /Tx /T (a) ${appearance}`, { 9: form('/Tx BMC EMC') })],
])('%s is accepted', async (_, made) => {
  const bytes = layeredPdf(made)
  expect(await inspectPdf(uploadOf(bytes))).toMatchObject({ pages: 1 })
  expect((await verifySeal(bytes)).differences).toEqual([])
})

test('content that draws itself in circles ends', async () => {
  const made = {
    configuration: off,
    content: '/X Do',
    more: { 9: form('/X Do', '/Resources << /XObject << /X 9 0 R >> /Properties << /L 6 0 R >> >>') },
  }
  expect(await inspectPdf(uploadOf(layeredPdf(made)))).toMatchObject({ pages: 1 })
})
