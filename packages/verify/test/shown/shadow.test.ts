import { expect, test } from 'vitest'
import { verifySeal } from '../../src/index.ts'
import { newIdentity } from '../authority.support.ts'
import { appendRevision } from '../forgery.support.ts'
import { newEvidence, seal } from '../sample.support.ts'
import { attack, clause, line, originalOf, type Shadow, stream, withEntries } from './shadow.support.ts'

const self = await newIdentity()

type Prepared = Omit<Shadow, 'after'>

/** Object 6 is what the seal itself may change. It is also in use on the page, and a later revision changes it. */
const shared =
  (catalog: string, write: (entries: string) => string) =>
  (prepared: Prepared, before: string, after: string): Shadow => ({
    catalog,
    ...prepared,
    objects: { 6: write(before), ...prepared.objects },
    after: () => ({ 6: write(after) }),
  })
const store = shared('/DSS 6 0 R', (entries) => `<< ${entries} >>`)
const groups = shared('/DSS << /VRI 6 0 R >>', (entries) => `<< ${entries} >>`)
const extensions = shared('/Extensions 6 0 R', (entries) => `<< /ESIC << ${entries} >> >>`)
/** The form: the seal itself writes `SigFlags`, and a later revision could write something else. */
const form = (prepared: Prepared, flags = '10 0 R'): Shadow => ({
  catalog: '/AcroForm 6 0 R',
  ...prepared,
  objects: { 6: '<< /Fields [] >>', ...prepared.objects },
  after: ({ object }) => ({ 6: object(6).replace(/\/SigFlags \d+/, `/SigFlags ${flags}`) }),
})
const layers = { catalog: '/OCProperties << /OCGs [14 0 R 19 0 R] /D << /OFF [14 0 R 19 0 R] >> >>' }
const inLayer = (name: string) => `/OC /${name} BDC ${clause} EMC`
const inState = `q /ESIC gs ${clause} Q`
const stamp = (state: string) => ({
  page: `/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 600 800] /F 4 /AP << /N 6 0 R >> /AS /${state} >>]`,
})
const formDrawing = (entries: string) => stream(`/Subtype /Form /BBox [0 0 600 800] ${entries}`, '/SigFlags Do')
const catalogWith =
  (dss: string, more: Record<number, string> = {}) =>
  ({ root, catalog }: Parameters<Shadow['after']>[0]): Record<number, string> => ({
    [root]: withEntries(catalog, `/DSS << ${dss} >>`),
    ...more,
  })
/** Validation data with this content, in an object that the file does not have. */
const certificate = (content: string) => catalogWith('/Certs [99 0 R]', { 99: stream('', content) })
const missing = { contents: '[4 0 R 99 0 R]' }

const attacks: Record<string, Shadow> = {
  'extensions as a graphics state that shows a clause': extensions(
    { resources: '/ExtGState 6 0 R', content: inState },
    '/ca 0 /CA 0',
    '/ca 1 /CA 1',
  ),
  'extensions in inherited resources': extensions(
    { pages: '/Resources << /Font << /F 5 0 R >> /ExtGState 6 0 R >>', content: inState },
    '/ca 0',
    '/ca 1',
  ),
  'a store as a drawing': store({ resources: '/XObject 6 0 R', content: '/VRI Do' }, '', '/VRI 10 0 R'),
  'a store whose type is a drawing': store(
    { resources: '/XObject 6 0 R', content: '/Type Do' },
    '/Certs []',
    '/Type 10 0 R',
  ),
  'a store as the looks of an annotation': store(stamp('Type'), '', '/Type 10 0 R'),
  'a group of validation data as a layer': groups(
    { catalog: `/DSS << /VRI 6 0 R >> ${layers.catalog}`, resources: '/Properties 6 0 R', content: inLayer('G') },
    '/G 19 0 R',
    '/G << /Type /OCG >>',
  ),
  'the catalog as a layer': {
    catalog: `/DSS 19 0 R ${layers.catalog}`,
    resources: '/Properties 1 0 R',
    content: inLayer('DSS'),
    after: ({ root, catalog, size }) => ({
      [root]: catalog.replace('/DSS 19 0 R', `/DSS ${size} 0 R`),
      [size]: '<< /Type /OCG >>',
    }),
  },
  'the form as a drawing': form({ resources: '/XObject 6 0 R', content: '/SigFlags Do' }),
  'the form as a colour': form(
    { resources: '/ColorSpace 6 0 R', content: `/SigFlags cs 1 sc ${clause}` },
    '[/Indexed /DeviceGray 1 <FF00>]',
  ),
  'the form as the looks of an annotation': form(stamp('SigFlags')),
  'the form in the resources of a drawing': form({
    resources: '/XObject << /X 20 0 R >>',
    content: '/X Do',
    objects: { 20: formDrawing('/Resources << /XObject 6 0 R >>') },
  }),
  'the form in resources that programs read although a key stands twice': form({
    resources: '/XObject 20 0 R',
    content: '/X Do',
    objects: { 20: '<< /X 21 0 R /Y 1 /Y 2 >>', 21: formDrawing('/Resources << /XObject 6 0 R >>') },
  }),
  'the form under the key by which signatures refer to the catalog': form({
    resources: '/XObject << /Data 20 0 R >>',
    content: '/Data Do',
    objects: { 20: formDrawing('/TransformMethod /DocMDP /Resources << /Data 1 0 R /XObject 6 0 R >>') },
  }),
  'the form in an object that has two places in one table': form({
    resources: '/XObject 20 0 R',
    content: '/SigFlags Do',
    objects: { 20: '<< /SigFlags 6 0 R >>', 21: '20 0 obj' },
    references: (at) => line(20, at(21) + '21 0 obj\n'.length),
  }),
  'the end of a very long value of a field': {
    catalog: '/AcroForm 6 0 R',
    objects: { 6: `<< /Fields [<< /FT /Tx /T (a) /V <${'20'.repeat(31_000)}31> >>] >>` },
    after: ({ object }) => ({ 6: object(6).replace(/31>/i, '39>') }),
  },
  'a missing content that validation data becomes': { ...missing, after: certificate(clause) },
  'a missing content that validation data becomes, at the second time': {
    ...missing,
    after: (sealed, pdf) => appendRevision(appendRevision(pdf, catalogWith('')(sealed)), certificate(clause)(sealed)),
  },
  'a missing content that cross-references become': {
    ...missing,
    after: ({ root, catalog, references, rest }, pdf) => {
      const object = Buffer.from(`${root} 0 obj\n${withEntries(catalog, '/DSS << >>')}\nendobj\n`, 'latin1')
      const rows = Buffer.alloc(14)
      for (const [row, at] of [pdf.length, pdf.length + object.length].entries()) {
        rows[row * 7] = 1
        rows.writeUInt32BE(at, row * 7 + 1)
      }
      const content = `${rows.toString('latin1')}\n${clause}`
      const entries = `/Type /XRef /Size 100 /W [1 4 2] /Index [${root} 1 99 1] /Root ${root} 0 R /Prev ${references} ${rest}`
      const section = `99 0 obj\n${stream(entries, content)}\nendobj\nstartxref\n${pdf.length + object.length}\n%%EOF\n`
      return Buffer.concat([pdf, object, Buffer.from(section, 'latin1')])
    },
  },
  'an object inside of validation data, for programs that repair files': {
    after: certificate(`\nendstream\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n`),
  },
  'groups that an existing object becomes, and its change afterwards': {
    ...layers,
    resources: '/Properties 6 0 R',
    content: inLayer('G'),
    objects: { 6: '<< /G 14 0 R >>' },
    after: (sealed, pdf) => {
      const first = appendRevision(pdf, catalogWith('/VRI 6 0 R')(sealed))
      return appendRevision(first, { 6: '<< /G << /Type /OCG >> >>' })
    },
  },
  'another generation of the catalog, which hides all pages': {
    after: (sealed, pdf) => {
      const { root } = sealed
      const added = Buffer.from(appendRevision(pdf, catalogWith('')(sealed)))
      const text = added.toString('latin1', pdf.length).replace(`${root} 0 obj`, `${root} 1 obj`)
      return Buffer.concat([pdf, Buffer.from(text.replace('00000 n', '00001 n'), 'latin1')])
    },
  },
  'an encryption dictionary': {
    objects: { 6: '<< /Filter /Standard /V 1 /R 2 >>' },
    after: ({ root, catalog }, pdf) =>
      appendRevision(pdf, { [root]: withEntries(catalog, '/DSS << >>') }, { trailer: '/Encrypt 6 0 R' }),
  },
}

const codesOf = async (pdf: Uint8Array) => {
  const { verdict, reasons } = await verifySeal(pdf, { trusted: [self.der] })
  return [verdict, ...reasons.map(({ code }) => code)]
}

test.each(Object.entries(attacks))('after the seal, %s is found', async (_, shadow) => {
  const original = originalOf(shadow)
  const sealed = await seal(self, { original, evidence: newEvidence(original, { pages: 1 }) })
  expect(await codesOf(sealed)).toEqual(['holds'])
  expect(await codesOf(attack(sealed, shadow))).toEqual(['does_not_hold', 'added_after_seal'])
})
