import { type PDF, PdfArray, PdfDict, PdfRef, type PdfObject } from '@libpdf/core'
import type { FilePlace } from '#platform/pdf/facts/file-place.ts'

/** Clients get the same code for both kinds of XFA forms. */
export type Obstacle = 'certified' | 'xfa' | 'xfa_beside_form' | 'portfolio'

/** The maximum number of fields of a form that are searched. */
const MAX_FIELDS = 20_000

/** Returns why a file that is not damaged can't be sealed. A seal adds pages and attachments. */
export function findObstacle(pdf: PDF): Obstacle | undefined {
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const catalog = resolve(pdf.context.info.trailer.getRef('Root')!)
  if (!(catalog instanceof PdfDict)) return undefined
  if (catalog.has('Collection')) return 'portfolio'
  const form = catalog.getDict('AcroForm', resolve)
  if (form?.has('XFA')) return isStatic(catalog, form, pdf, resolve) ? 'xfa_beside_form' : 'xfa'
  const isCertified = catalog.getDict('Perms', resolve)?.has('DocMDP') || hasLockingSignature(form, resolve)
  return isCertified ? 'certified' : undefined
}

/**
 * Returns true for a static XFA form: its pages and fields are in the PDF itself, so each program can show them. Adobe's programs take the values
 * from the XFA data, and run its scripts. So people with other programs can see other values.
 */
function isStatic(catalog: PdfDict, form: PdfDict, pdf: PDF, resolve: Resolve): boolean {
  if (catalog.getBool('NeedsRendering', resolve)?.value === true) return false
  if (!form.getArray('Fields', resolve)?.length) return false
  return pdf.context.pages.getPages().some((ref) => {
    const page = resolve(ref)
    const annotations = page instanceof PdfDict ? page.getArray('Annots', resolve) : undefined
    return [...(annotations ?? [])].some((item) => {
      const annotation = item instanceof PdfRef ? resolve(item) : item
      return annotation instanceof PdfDict && annotation.getName('Subtype', resolve)?.value === 'Widget'
    })
  })
}

/**
 * Returns what is wrong with the page tree. Undefined if every node is a page or has pages, and belongs to one other node. PDF readers disagree about all
 * other trees, so the seal might not protect the pages that a party saw.
 */
export function faultOfPageTree(pdf: PDF): FilePlace | undefined {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const catalog = resolve(pdf.context.info.trailer.getRef('Root')!)
  const root = catalog instanceof PdfDict ? catalog.getRef('Pages') : undefined
  if (!root || !kidsOf(root, resolve))
    return { text: 'Its list of pages (/Pages) is missing, or is no object of its own' }
  const seen = new Set([`${root}`])
  const waiting = [root]
  for (const node of waiting) {
    const list = (text: string) => placeIn(node, `Its list of pages, object ${node.objectNumber}, ${text}`)
    for (const kid of kidsOf(node, resolve) ?? []) {
      if (!(kid instanceof PdfRef)) return list('contains something that is no reference to a page')
      const page = resolve(kid)
      if (seen.has(`${kid}`)) return list(`lists object ${kid.objectNumber} twice`)
      if (!(page instanceof PdfDict)) return list(`refers to object ${kid.objectNumber}, which is no page`)
      seen.add(`${kid}`)
      const type = page.getName('Type', resolve)?.value
      if (type === 'Pages') waiting.push(kid)
      else if (type !== 'Page')
        return placeIn(kid, `Object ${kid.objectNumber} in its list of pages does not say that it is a page (/Type)`)
    }
  }
  return undefined
}

const placeIn = ({ objectNumber: object }: PdfRef, text: string): FilePlace => ({ text, place: { object } })

function kidsOf(node: PdfRef, resolve: Resolve): PdfArray | undefined {
  const dict = resolve(node)
  return dict instanceof PdfDict ? dict.getArray('Kids', resolve) : undefined
}

type Resolve = (ref: PdfRef) => PdfObject | null

/** True if the form has a DocMDP signature, or one whose field has a lock with `P`. Such a signature becomes invalid if pages are added. */
function hasLockingSignature(form: PdfDict | undefined, resolve: Resolve): boolean {
  const waiting: PdfObject[] = [...(form?.getArray('Fields', resolve) ?? [])]
  for (let searched = 0; searched < waiting.length && searched < MAX_FIELDS; searched++) {
    const item = waiting[searched]!
    const field = item instanceof PdfRef ? resolve(item) : item
    if (!(field instanceof PdfDict)) continue
    const kids = field.getArray('Kids', resolve)
    if (kids && waiting.length < MAX_FIELDS) waiting.push(...kids)
    const signature = field.getName('FT', resolve)?.value === 'Sig' ? field.getDict('V', resolve) : undefined
    if (signature && (field.getDict('Lock', resolve)?.has('P') || isCertification(signature, resolve))) return true
  }
  return false
}

function isCertification(signature: PdfDict, resolve: Resolve): boolean {
  const references = signature.getArray('Reference', resolve) ?? new PdfArray()
  return [...references].some((item) => {
    const reference = item instanceof PdfRef ? resolve(item) : item
    return reference instanceof PdfDict && reference.getName('TransformMethod', resolve)?.value === 'DocMDP'
  })
}
