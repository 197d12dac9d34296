import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core'
import { expect, test } from 'vitest'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { renderSignaturePages } from '#work/sealing/pages/render-signature-pages.ts'
import { sealPdf } from '#work/sealing/seal/seal-pdf.ts'
import { pdfs } from '@paraph/testing/server/pdf-helpers.ts'
import { uploadOf } from '../../../support/upload.ts'
import { inputOf, partyOf, strokes } from '../pages/evidence.ts'
import { readTrees } from '../pages/read-pdf.ts'
import { judgeUpdate, wrong } from './forge.support.ts'
import { evidenceWith, fieldInput, fieldWith, judgeSealed, textField, twoPages } from './sealed.support.ts'
import { paragraph, taggedFile } from './tagged-file.support.ts'

const box = (row: number) => ({ x: 0.1, y: 0.3 + row * 0.1, width: 0.5, height: 0.06 })
const all = [
  textField('9 500 €', { label: 'Rent', box: box(2) }),
  fieldWith({ type: 'CHECKBOX', name: 'pets', value: true, shown: 'X', box: box(1) }),
  fieldWith({ type: 'SIGNATURE', label: 'Signature', value: true, shown: '', box: box(3) }),
  textField('Storgatan 1 – 2 tr', { label: 'Address', page: 2, box: box(0) }),
]

const signaturePages = await renderSignaturePages(inputOf([partyOf('Anna Lindqvist')]))

/** Seals as the server does, with real signature pages. */
async function seal(original: Buffer) {
  const evidence = evidenceWith(original, all, { strokes })
  const input = { ...(await fieldInput(evidence, { original })), signaturePages }
  return { input, sealed: await sealPdf(input) }
}

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

/** Writes the roles of the elements with what a screen reader says for them, each with its kids. */
function outline({ role, alt, children = [] }: Node): string {
  const below = children.filter((child) => child.role).map(outline)
  return `${role}${alt ? ` "${alt}"` : ''}${below.length > 0 ? `(${below.join(' ')})` : ''}`
}

const fieldsOnFirst = 'Div(Form "X" Form "9 500 €" Figure "Signature: Anna Lindqvist")'
const fieldOnSecond = 'Div(Form "Storgatan 1 – 2 tr")'

test.each<[string, Buffer, string[]]>([
  ['of one list', taggedFile(), [`Document(P ${fieldsOnFirst})`, `Document(P ${fieldOnSecond})`, 'Document(Sect(P H1']],
  [
    'of several lists, without the next number',
    taggedFile({
      root: '/K [9 0 R 10 0 R] /ParentTree << /Kids [11 0 R 12 0 R] >>',
      more: {
        9: paragraph(7, 3),
        10: paragraph(7, 5),
        11: '<< /Limits [0 0] /Nums [0 13 0 R] >>',
        12: '<< /Limits [1 1] /Nums [1 [10 0 R]] >>',
        13: '[9 0 R]',
      },
    }),
    [`P ${fieldsOnFirst}`, `P ${fieldOnSecond}`, 'Sect(P H1'],
  ],
  ['that is empty', taggedFile({ root: '' }), [fieldsOnFirst, fieldOnSecond, 'Sect(P H1']],
])(
  'in a tagged file with a structure %s, a screen reader finds the fields and the signature pages',
  async (_, original, expected) => {
    expect(await pdfs.inspectPdf(uploadOf(original))).toMatchObject({ pages: 2 })
    const result = await seal(original)
    expect(await judgeSealed(result)).toMatchObject({ verdict: 'holds', reasons: [] })
    const [first, second, third] = (await readTrees(result.sealed)).map((tree) => outline(tree as Node))
    expect(first).toBe(`Root(${expected[0]})`)
    expect(second).toBe(`Root(${expected[1]})`)
    expect(third).toContain(`Root(${expected[2]}`)
  },
)

test('the fields of a page are read after its content and before the next page', async () => {
  const { sealed } = await seal(taggedFile())
  const { registry } = (await PDF.load(sealed)).context
  const kids = (registry.resolve(PdfRef.of(8, 0)) as PdfDict).getArray('K')!
  const pages = [...kids].map((kid) => (registry.resolve(kid as PdfRef) as PdfDict).getRef('Pg')?.objectNumber)
  expect(pages).toEqual([3, 3, 5, 5, undefined])
  // The signature pages may be in another language than the file.
  expect((registry.resolve([...kids].at(-1) as PdfRef) as PdfDict).getString('Lang')?.asString()).toBe('en-GB')
})

test.each([
  ['not marked as tagged', taggedFile({ isMarked: false })],
  ['with keys that are no integers', taggedFile({ root: '/K 8 0 R /ParentTree 11 0 R /ParentTreeNextKey 5.5' })],
  ['with a damaged list of elements', taggedFile({ root: '/K 8 0 R /ParentTree << /Nums [] /Kids [] >>' })],
])('the structure of a file that is %s stays as it is, and the file can be sealed', async (_, original) => {
  expect(await pdfs.inspectPdf(uploadOf(original))).toMatchObject({ pages: 2 })
  const result = await seal(original)
  expect(await judgeSealed(result)).toMatchObject({ verdict: 'holds', reasons: [] })
  expect(Buffer.from(result.sealed.subarray(original.length)).toString('latin1')).not.toMatch(/StructElem|MCID/)
})

type Parts = ReturnType<typeof partsOf>

const text = (value: string) => PdfString.fromString(value)
const paragraphIn = (update: IncrementalUpdate, more = {}) =>
  update.add(PdfDict.of({ S: PdfName.of('P'), ActualText: text('Free of charge'), ...more }))

/** Returns parts of the update. It writes copies of the objects that are edited. */
function partsOf(update: IncrementalUpdate) {
  const edit = (number: number) => update.edit(PdfRef.of(number, 0))
  const [document, parents] = [edit(8), edit(11)]
  const kids = [...document.getArray('K')!] as PdfRef[]
  const group = update.edit(kids[1]!)
  const elements = ([...group.getArray('K')!] as PdfRef[]).map((ref) => update.edit(ref))
  // The group of the fields of the first page, and its elements.
  return { update, edit, group, elements, document, parents, section: kids.at(-1)! }
}

test.each<[string, (parts: Parts) => void]>([
  ['another text for a field', ({ elements }) => elements[1]!.set('ActualText', text('9 600 €'))],
  ['a box that is not ticked', ({ elements }) => elements[0]!.getDict('A')!.set('checked', PdfName.of('off'))],
  ['a field less', ({ group }) => group.set('K', new PdfArray([...group.getArray('K')!].slice(1)))],
  ['the content of another field', ({ elements }) => elements[0]!.getDict('K')!.set('MCID', PdfNumber.of(1))],
  ['another text for a paragraph of the original', ({ edit }) => edit(9).set('ActualText', text('Free of charge'))],
  ['one more element', ({ update, document }) => update.extendArray(document, 'K', paragraphIn(update))],
  [
    'signature pages that speak of the first page',
    ({ update, section }) => update.edit(section).set('Pg', PdfRef.of(3, 0)),
  ],
  [
    'signature pages with content of an unknown page',
    ({ update, section }) => update.extendArray(update.edit(section), 'K', paragraphIn(update, { K: PdfNumber.of(0) })),
  ],
  [
    'a second owner for the content of the original',
    ({ update, parents, group }) =>
      update.extendArray(parents, 'Nums', PdfNumber.of(0), update.add(new PdfArray([...group.getArray('K')!]))),
  ],
  ['other roles', ({ edit }) => edit(7).set('RoleMap', PdfDict.of({ Form: PdfName.of('Artifact') }))],
  [
    'another owner for the content of the original',
    ({ parents }) => {
      const [key, , ...others] = parents.getArray('Nums')!
      parents.set('Nums', new PdfArray([key!, PdfRef.of(10, 0), ...others]))
    },
  ],
])('a file does not hold if a screen reader is told %s', async (_, change) => {
  const changed = (update: IncrementalUpdate) => change(partsOf(update))
  expect(await judgeUpdate(() => seal(taggedFile()), changed)).toMatchObject(wrong)
})

test.each<[string, Buffer, (update: IncrementalUpdate) => void]>([
  [
    'that has a structure and is not marked as tagged',
    taggedFile({ isMarked: false }),
    (update) => update.extendArray(update.edit(PdfRef.of(8, 0)), 'K', paragraphIn(update)),
  ],
  [
    'without a structure',
    Buffer.from(await twoPages()),
    (update) => update.editCatalog().set('StructTreeRoot', PdfDict.of({ K: paragraphIn(update) })),
  ],
])('a file %s does not hold if its seal adds an element', async (_, original, change) => {
  expect(await judgeUpdate(() => seal(original), change)).toMatchObject(wrong)
})
