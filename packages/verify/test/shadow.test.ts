import { expect, test } from 'vitest'
import { verifySeal } from '../src/index.ts'
import { newIdentity } from './authority.support.ts'
import { appendRevision } from './forgery.support.ts'
import { newEvidence, seal } from './sample.support.ts'
import { attack, clause, line, originalOf, type Shadow, stream, withEntries } from './shadow.support.ts'

const self = await newIdentity()

/** The form as the content of a page: the seal itself writes `SigFlags`, and a later revision could write something else. */
const form = (shadow: Omit<Shadow, 'after'>, flags: string): Shadow => ({
  catalog: '/AcroForm 6 0 R',
  ...shadow,
  objects: { 6: '<< /Fields [] >>', ...shadow.objects },
  after: ({ object }) => ({ 6: object(6).replace(/\/SigFlags \d+/, `/SigFlags ${flags}`) }),
})
const store = (shadow: Omit<Shadow, 'after'>, before: string, after: string): Shadow => ({
  catalog: '/DSS 6 0 R',
  ...shadow,
  objects: { 6: `<< ${before} >>`, ...shadow.objects },
  after: () => ({ 6: `<< ${after} >>` }),
})
const groups = (shadow: Omit<Shadow, 'after'>, before: string, after: string): Shadow => ({
  catalog: '/DSS << /VRI 6 0 R >>',
  ...shadow,
  objects: { 6: `<< ${before} >>` },
  after: () => ({ 6: `<< ${after} >>` }),
})
const extensions = (shadow: Omit<Shadow, 'after'>, before: string, after: string): Shadow => ({
  catalog: '/Extensions 6 0 R',
  ...shadow,
  objects: { 6: `<< /ESIC << ${before} >> >>` },
  after: () => ({ 6: `<< /ESIC << ${after} >> >>` }),
})
const layers = { catalog: '/OCProperties << /OCGs [14 0 R 19 0 R] /D << /OFF [14 0 R 19 0 R] >> >>' }
const inLayer = (name: string) => `/OC /${name} BDC ${clause} EMC`
const inState = (name: string) => `q /${name} gs ${clause} Q`
const certificate =
  (content: string) =>
  (dss = `/DSS << /Certs [99 0 R] >>`): Shadow['after'] =>
  ({ root, catalog }) => ({
    [root]: withEntries(catalog, dss),
    99: stream('', content),
  })

const attacks: Record<string, Shadow> = {
  'extensions as a graphics state that shows a clause': extensions(
    { resources: '/ExtGState 6 0 R', content: inState('ESIC') },
    '/ca 0 /CA 0',
    '/ca 1 /CA 1',
  ),
  'extensions in inherited resources': extensions(
    { pages: '/Resources << /Font << /F 5 0 R >> /ExtGState 6 0 R >>', content: inState('ESIC') },
    '/ca 0',
    '/ca 1',
  ),
  'a store as a drawing': store({ resources: '/XObject 6 0 R', content: '/VRI Do' }, '', '/VRI 10 0 R'),
  'a store whose type is a drawing': store(
    { resources: '/XObject 6 0 R', content: '/Type Do' },
    '/Certs []',
    '/Type 10 0 R',
  ),
  'a store as the looks of an annotation': store(
    {
      page: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 600 800] /F 4 /AP << /N 6 0 R >> /AS /Type >>]',
    },
    '',
    '/Type 10 0 R',
  ),
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
  'the form as a drawing': form({ resources: '/XObject 6 0 R', content: '/SigFlags Do' }, '10 0 R'),
  'the form as a colour': form(
    { resources: '/ColorSpace 6 0 R', content: `/SigFlags cs 1 sc ${clause}` },
    '[/Indexed /DeviceGray 1 <FF00>]',
  ),
  'the form as the looks of an annotation': form(
    {
      page: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 600 800] /F 4 /AP << /N 6 0 R >> /AS /SigFlags >>]',
    },
    '10 0 R',
  ),
  'the form in the resources of a drawing': form(
    {
      resources: '/XObject << /X 20 0 R >>',
      content: '/X Do',
      objects: {
        20: stream('/Subtype /Form /BBox [0 0 600 800] /Resources << /XObject 6 0 R >>', '/SigFlags Do'),
      },
    },
    '10 0 R',
  ),
  'the form in resources that programs read although a key stands twice': form(
    {
      resources: '/XObject 20 0 R',
      content: '/X Do',
      objects: {
        20: '<< /X 21 0 R /Y 1 /Y 2 >>',
        21: stream('/Subtype /Form /BBox [0 0 600 800] /Resources << /XObject 6 0 R >>', '/SigFlags Do'),
      },
    },
    '10 0 R',
  ),
  'the form under the key by which signatures refer to the catalog': form(
    {
      resources: '/XObject << /Data 20 0 R >>',
      content: '/Data Do',
      objects: {
        20: stream(
          '/TransformMethod /DocMDP /Subtype /Form /BBox [0 0 600 800] /Resources << /Data 1 0 R /XObject 6 0 R >>',
          '/SigFlags Do',
        ),
      },
    },
    '10 0 R',
  ),
  'the end of a very long value of a field': {
    catalog: '/AcroForm 6 0 R',
    objects: {
      6: `<< /Fields [<< /FT /Tx /T (a) /V <${'20'.repeat(31_000)}31> >>] >>`,
    },
    after: ({ object }) => ({ 6: object(6).replace(/31>/i, '39>') }),
  },
  'a missing content that validation data becomes': {
    contents: '[4 0 R 99 0 R]',
    after: certificate(clause)(),
  },
  'a missing content that validation data becomes, at the second time': {
    contents: '[4 0 R 99 0 R]',
    after: (sealed, pdf) => {
      const first = appendRevision(pdf, { [sealed.root]: withEntries(sealed.catalog, '/DSS << >>') })
      return appendRevision(first, {
        [sealed.root]: withEntries(sealed.catalog, '/DSS << /Certs [99 0 R] >>'),
        99: stream('', clause),
      })
    },
  },
  'a missing content that cross-references become': {
    contents: '[4 0 R 99 0 R]',
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
    after: certificate(`\nendstream\nendobj\n3 0 obj\n<< /Type /Page >>\nendobj\n`)(),
  },
  'groups that an existing object becomes, and its change afterwards': {
    catalog: layers.catalog,
    resources: '/Properties 6 0 R',
    content: inLayer('G'),
    objects: { 6: '<< /G 14 0 R >>' },
    after: ({ root, catalog }, pdf) => {
      const first = appendRevision(pdf, { [root]: withEntries(catalog, '/DSS << /VRI 6 0 R >>') })
      return appendRevision(first, { 6: '<< /G << /Type /OCG >> >>' })
    },
  },
  'another generation of the catalog, which hides all pages': {
    after: ({ root, catalog }, pdf) => {
      const added = Buffer.from(appendRevision(pdf, { [root]: withEntries(catalog, '/DSS << >>') }))
      const text = added
        .toString('latin1', pdf.length)
        .replace(`${root} 0 obj`, `${root} 1 obj`)
        .replace('00000 n', '00001 n')
      return Buffer.concat([pdf, Buffer.from(text, 'latin1')])
    },
  },
  'the form in an object that has two places in one table': form(
    {
      resources: '/XObject 20 0 R',
      content: '/SigFlags Do',
      objects: { 20: '<< /SigFlags 6 0 R >>', 21: '20 0 obj' },
      references: (at) => line(20, at(21) + '21 0 obj\n'.length),
    },
    '10 0 R',
  ),
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
