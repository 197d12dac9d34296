import { createHash } from 'node:crypto'
import { verifySeal } from '@paraph/verify'
import { newIdentity, signAgain } from '@paraph/verify/testing'
import { expect, test } from 'vitest'
import { handmadePdf, stream } from '../../../support/handmade-pdf.ts'
import { inkOf, inPoints } from './ink.support.ts'
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
  ['the name of earlier versions', {}],
  ['the second such name', { content: draw.replace('Fields', 'Fields2') }],
  ['the name with a code for a letter', { content: draw.replace('Fields', 'F#69elds') }],
  ['the name with the hash of another file', { content: draw.replace('Fields', `Fields-${earlierHash}-1`) }],
  ['the name of content that is broken', { content: `${draw.replace('Fields', 'Content')} (open` }],
  [
    'the name inside a form without resources',
    { content: '/A Do', resources: '/XObject << /A 6 0 R >>', more: form(draw) },
  ],
  ['the name as an empty form of its own', { resources: '/XObject << /ParaphFields 6 0 R >>', more: form('') }],
  [
    'the name inside a layer',
    { content: `/OC /L BDC ${draw} EMC`, resources: '/Properties << /L << /Type /OCG /Name (L) >> >>' },
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

test('a file with the name of earlier versions holds only if its original does not use the name', async () => {
  const identity = await newIdentity()
  const judge = async (upload: Upload) => {
    const original = fileWith(upload)
    const { sealed } = await sealFields(evidenceWith(original, [textField('Storgatan 1', { box })], { pages: 1 }), {
      original,
    })
    const text = Buffer.from(sealed).toString('latin1')
    const renamed = text
      .replace(/\nq \/ParaphFields-\S+ Do Q\n/, (painted) => '\nq /ParaphFields Do Q\n'.padEnd(painted.length))
      .replace(/\/ParaphFields-\S+/, (name) => '/ParaphFields'.padEnd(name.length))
    return verifySeal(await signAgain(Buffer.from(renamed, 'latin1'), identity), { trusted: [identity.der] })
  }
  expect(await judge({ content: '' })).toMatchObject({ verdict: 'holds', reasons: [] })
  const wrong = { verdict: 'does_not_hold', reasons: [{ code: 'fields_mismatch' }] }
  for (const index of [0, 2, 5]) expect(await judge(uploads[index]![1]), uploads[index]![0]).toMatchObject(wrong)
})
