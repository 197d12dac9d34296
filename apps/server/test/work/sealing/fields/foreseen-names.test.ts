import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { handmadePdf, stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { inkOf, inPoints } from '@paraph/testing/pdf/ink.ts'
import { evidenceWith, judgeSealed, sealFields, textField } from './sealed.support.ts'

const size = { width: 400, height: 100 }
const box = { x: 0.1, y: 0.2, width: 0.4, height: 0.3 }
const draw = '1 0 0 1 150 -40 cm /ParaphFields Do'

interface Upload {
  content?: string
  resources?: string
  page?: string
  more?: string | Buffer
}

/** Returns a page. Its content uses the names that an attacker expects the seal to add. Its resources refer to object 6. */
function fileWith({ content = draw, resources = '', page = '', more = 'null' }: Upload) {
  return handmadePdf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 400 100] >>',
    3: `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << ${resources} >> ${page} >>`,
    4: stream('', Buffer.from(content)),
    6: more,
  })
}

const form = (content: string) => stream('/Type /XObject /Subtype /Form /BBox [0 0 400 100]', Buffer.from(content))
const earlierHash = createHash('sha256').update(fileWith({})).digest('hex').slice(0, 32)
const field = '/ParaphField << /Field <FEFF0066006C0064> >> BDC'
const uploads: [string, Upload][] = [
  ['the name without a hash', {}],
  ['the name with a code for a letter', { content: draw.replace('Fields', 'F#69elds') }],
  ['the name with the hash of another file', { content: draw.replace('Fields', `Fields-${earlierHash}-1`) }],
  ['the name of content that is broken', { content: `${draw.replace('Fields', 'Content')} (open` }],
  [
    'the name inside a form without resources',
    { content: '/A Do', resources: '/XObject << /A 6 0 R >>', more: form(draw) },
  ],
  ['the mark of a field', { content: `${field} q 0 0 9 9 re W n ${draw} Q EMC` }],
  [
    'the name inside an annotation',
    {
      content: '',
      page: '/Annots [<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 400 100] /AP << /N 6 0 R >> >>]',
      more: form(draw),
    },
  ],
]

test.each(uploads)('content of the original that uses %s draws no field a second time', async (_, upload) => {
  const original = fileWith(upload)
  const fields = [textField('Storgatan 1', { box })]
  const sealed = await sealFields(evidenceWith(original, fields, { pages: 1 }), { original })
  expect(await judgeSealed(sealed)).toMatchObject({ verdict: 'holds', reasons: [] })
  const ink = await inkOf(sealed.sealed, 1, size, { renderFormFields: true })
  expect(ink.within(inPoints(box, size))).toBeDefined()
  expect(ink.outside([inPoints(box, size)])).toBe(0)
})
