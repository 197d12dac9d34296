import type { EvidenceField, EvidenceSignature } from '@paraph/verify'
import { PdfArray, PdfDict, PdfName, PdfNull, PdfNumber, type PdfObject, type PdfRef, PdfString } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { utf16 } from '@paraph/typesetter/pdf/writer.ts'
import type { StructureTree } from './structure-tree.ts'

/** A field, and the party that has filled it in. */
export interface FilledField {
  field: EvidenceField
  signature: EvidenceSignature
  /** The name of the party. */
  party: string
}

/** The attribute `Role` of check boxes and radio buttons (ISO 32000-1, table 348). All other fields have the role `tv`, a text. */
const ROLES: Partial<Record<EvidenceField['type'], string>> = { CHECKBOX: 'cb', RADIO: 'rb' }

interface DrawnPage {
  number: number
  page: PdfRef
  /** The drawing of the fields. */
  drawing: PdfRef
  /** In the order of the marked content of the drawing. */
  fields: FilledField[]
}

/**
 * Adds an element for each field of a page to the structure.
 *
 * The drawing has a list of elements of its own. Browsers read only the list of the page, and they mix up the `MCID` of a drawing with that of its page. So
 * the page gets a longer list, which ends with the new elements, and the drawing uses only an `MCID` that the page does not use.
 */
export function tagFields(
  update: IncrementalUpdate,
  tree: StructureTree,
  { number, page, drawing, fields }: DrawnPage,
): void {
  const [onPage, form] = [update.edit(page), update.resolve(drawing) as PdfDict]
  const owners = tree.ownersOf(onPage)
  const first = owners?.length ?? 0
  const group = update.reserve()
  const elements = fields.map((filled, index) => {
    const content = PdfDict.of({ Type: name('MCR'), Pg: page, Stm: drawing, MCID: PdfNumber.of(first + index) })
    return update.add(PdfDict.of({ Type: name('StructElem'), ...kindOf(filled), P: group, Pg: page, K: content }))
  })
  const inOrder = fields
    .map(({ field: { box } }, index) => ({ box, element: elements[index]! }))
    .toSorted((a, b) => compare(a.box, b.box))
    .map(({ element }) => element)
  update.replace(
    group,
    PdfDict.of({ Type: name('StructElem'), S: name('Div'), P: tree.parent, Pg: page, K: new PdfArray(inOrder) }),
  )
  tree.insert(number, group)
  const before = Array.from({ length: first }, () => PdfNull.instance)
  form.set('StructParents', PdfNumber.of(tree.own([...before, ...elements])))
  if (owners) onPage.set('StructParents', PdfNumber.of(tree.own([...owners, ...elements])))
}

/** Fields are read from the top to the bottom, and from the left to the right. */
const compare = (a: EvidenceField['box'], b: EvidenceField['box']) => a.y - b.y || a.x - b.x

/** A mark that is drawn is a figure. Everything else is a part of a form that can't be filled in any more. */
function kindOf({ field, party }: FilledField): Record<string, PdfObject> {
  const { type, value, shown, label } = field
  const title = label ?? field.name
  const isDrawn = (type === 'SIGNATURE' || type === 'INITIALS') && value === true && shown === ''
  if (isDrawn) return { S: name('Figure'), Alt: text(`${title}: ${party}`) }
  const role = ROLES[type]
  const attributes = PdfDict.of({ O: name('PrintField'), Role: name(role ?? 'tv'), Desc: text(title) })
  if (role) attributes.set('checked', name(shown === '' ? 'off' : 'on'))
  return { S: name('Form'), A: attributes, ...(shown !== '' && { ActualText: text(shown) }) }
}

const name = (value: string) => PdfName.of(value)
/** UTF-16 for all texts, because the library has several encodings, and a verifier must read them all. */
const text = (value: string) => PdfString.fromBytes(Buffer.from(`FEFF${utf16(value)}`, 'hex'))
