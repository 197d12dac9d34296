import { expect, test } from 'vitest'
import { sha256 } from '@paraph/testing/server/verify.ts'
import { stream } from '@paraph/testing/pdf/handmade-pdf.ts'
import { inkOf, inPoints } from '@paraph/testing/pdf/ink.ts'
import { book, type Sheet } from './book.support.ts'
import { expectWhole } from './forge.support.ts'
import { evidenceWith, sealFields, textField } from './sealed.support.ts'

const size = { width: 400, height: 100 }
const box = { x: 0.1, y: 0.2, width: 0.4, height: 0.3 }
const draw = '1 0 0 1 150 -40 cm /ParaphFields Do'

const form = (content: string) => stream('/Type /XObject /Subtype /Form /BBox [0 0 400 100]', Buffer.from(content))
const earlierHash = sha256(Buffer.from('another file')).slice(0, 32)
const field = '/ParaphField << /Field <FEFF0066006C0064> >> BDC'
/** Each page uses the names that an attacker expects the seal to add. */
const sheets: [string, (n: number) => Sheet][] = [
  ['the name without a hash', () => ({ content: draw })],
  ['the name with a code for a letter', () => ({ content: draw.replace('Fields', 'F#69elds') })],
  ['the name with the hash of another file', () => ({ content: draw.replace('Fields', `Fields-${earlierHash}-1`) })],
  ['the name of content that is broken', () => ({ content: `${draw.replace('Fields', 'Content')} (open` })],
  [
    'the name inside a form without resources',
    (n) => ({
      page: `/Contents ${n} 0 R /Resources << /XObject << /A ${n + 1} 0 R >> >>`,
      content: '/A Do',
      more: { [n + 1]: form(draw) },
    }),
  ],
  ['the mark of a field', () => ({ content: `${field} q 0 0 9 9 re W n ${draw} Q EMC` })],
  [
    'the name inside an annotation',
    (n) => ({
      page: `/Annots [<< /Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 400 100] /AP << /N ${n + 1} 0 R >> >>]`,
      more: { [n + 1]: form(draw) },
    }),
  ],
]

test('content of the original that uses names of the seal draws no field a second time', async () => {
  const original = book(sheets.map(([, sheet]) => sheet))
  const fields = sheets.map((_, index) => textField('Storgatan 1', { box, page: index + 1 }))
  const sealed = await sealFields(evidenceWith(original, fields, { pages: sheets.length }), { original })
  await expectWhole(sealed)
  for (const [index, [name]] of sheets.entries()) {
    const ink = await inkOf(sealed.sealed, index + 1, size, { renderFormFields: true })
    expect(ink.within(inPoints(box, size)), name).toBeDefined()
    expect(ink.outside([inPoints(box, size)]), name).toBe(0)
  }
})
