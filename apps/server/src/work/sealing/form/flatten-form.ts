import { PdfArray, PdfDict, PdfNumber, PdfRef, type PdfObject, PdfStream } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { drawLook } from './draw-look.ts'

/** The maximum number of nodes of a form. */
const MAX_NODES = 20_000
const MAX_DEPTH = 50
const READ_ONLY = 1

interface Flattening {
  update: IncrementalUpdate
  taken: ReadonlySet<number>
  /** The objects that have left the form. */
  gone: Set<number>
  seen: Set<number>
  /** True if a widget that stays has no appearance. */
  needsAppearances: boolean
}

/** What a field inherits from the nodes above it. */
interface Above {
  depth: number
  flags: number
  type: string | undefined
  isSigned: boolean
}

/**
 * Removes widgets from the form and from their pages, because values are drawn in their places. All other fields become read-only, so that nobody
 * can fill them in after the parties have signed. Their objects stay in the file, because tags may refer to them.
 *
 * Returns the operators that draw the backgrounds and borders of the widgets, by the number of the page. The first page is 1.
 *
 * @param widgets - the numbers of the objects that `findFormFields` found in the same file.
 * @throws Error if the form does not have one of them, or is too large
 */
export function flattenForm(update: IncrementalUpdate, widgets: readonly number[]): Map<number, string> {
  const taken = new Set(widgets)
  const work: Flattening = { update, taken, gone: new Set(), seen: new Set(), needsAppearances: false }
  const form = update.editDict(update.editCatalog(), 'AcroForm')
  const top: Above = { depth: 0, flags: 0, type: undefined, isSigned: false }
  const fields = prune(work, form.getArray('Fields', update.resolve), top)
  if (widgets.some((number) => !work.gone.has(number))) throw new Error('The form does not have one of the widgets.')
  if (fields) form.set('Fields', fields)
  const order = form.getArray('CO', update.resolve)
  const rest = order && withoutGone(work, order)
  if (rest && rest.length < order.length) form.set('CO', rest)
  // Programs draw all widgets again if this is set. That is only needed for those without an appearance.
  if (!work.needsAppearances) form.delete('NeedAppearances')
  return removeFromPages(work)
}

/** Returns the fields or widgets that stay. Undefined if the list stays as it is. */
function prune(work: Flattening, list: PdfArray | undefined, above: Above): PdfArray | undefined {
  const before = [...(list ?? [])]
  const after = before.map((item) => pruneNode(work, item, above))
  if (before.every((item, index) => item === after[index])) return undefined
  return new PdfArray(after.filter((item) => item !== undefined))
}

/** Returns the field or the widget as it stays. Undefined if it leaves the form. */
function pruneNode(work: Flattening, node: PdfObject, above: Above): PdfObject | undefined {
  const { update, taken, gone, seen } = work
  const { resolve } = update
  const number = node instanceof PdfRef ? node.objectNumber : -1
  const dict = node instanceof PdfRef ? resolve(node) : node
  if (gone.has(number)) return undefined
  if (seen.has(number) || !(dict instanceof PdfDict) || dict instanceof PdfStream) return node
  if (number >= 0) seen.add(number)
  if (seen.size > MAX_NODES || above.depth > MAX_DEPTH) throw new Error('The form is too large.')
  const kids = dict.getArray('Kids', resolve) ?? new PdfArray()
  if (kids.length === 0 && taken.has(number)) {
    gone.add(number)
    return undefined
  }
  const here: Above = {
    depth: above.depth + 1,
    flags: dict.getNumber('Ff', resolve)?.value ?? above.flags,
    type: dict.getName('FT', resolve)?.value ?? above.type,
    isSigned: dict.has('V') ? dict.getDict('V', resolve) !== undefined : above.isSigned,
  }
  const isWidget = above.depth > 0 && !dict.has('T') && kids.length === 0
  if (kids.length === 0 && here.type !== 'Sig' && !dict.getDict('AP', resolve)?.has('N')) work.needsAppearances = true
  // A widget has the flags of its field.
  if (isWidget) return node
  const left = prune(work, kids, here)
  if (left?.length === 0) {
    gone.add(number)
    return undefined
  }
  const isField = kids.length === 0 || [...kids].some((kid) => !isNamed(kid, work))
  // A program that checks a signature must find its field as it was signed.
  const locks = isField && !(here.flags & READ_ONLY) && !(here.type === 'Sig' && here.isSigned)
  if (!left && !locks) return node
  const copy = node instanceof PdfRef ? update.edit(node) : dict.clone()
  if (left) copy.set('Kids', left)
  if (locks) copy.set('Ff', PdfNumber.of(here.flags | READ_ONLY))
  return node instanceof PdfRef ? node : copy
}

/** True if the kid is a field, and no widget. */
function isNamed(kid: PdfObject, { update }: Flattening): boolean {
  const dict = kid instanceof PdfRef ? update.resolve(kid) : kid
  return dict instanceof PdfDict && (dict.has('T') || dict.has('Kids'))
}

function removeFromPages(work: Flattening): Map<number, string> {
  const { update, gone } = work
  const looks = new Map<number, string>()
  for (const [index, ref] of update.pdf.context.pages.getPages().entries()) {
    const page = update.resolve(ref)
    const annotations = page instanceof PdfDict ? page.getArray('Annots', update.resolve) : undefined
    const rest = annotations && withoutGone(work, annotations)
    if (!rest || rest.length === annotations.length) continue
    // Pages may share the list, so the page gets one of its own.
    update.edit(ref).set('Annots', rest)
    const drawn = [...annotations].flatMap((item) => {
      const widget = item instanceof PdfRef && gone.has(item.objectNumber) ? update.resolve(item) : undefined
      return (widget instanceof PdfDict && drawLook(widget, update.resolve)) || []
    })
    if (drawn.length > 0) looks.set(index + 1, drawn.join('\n'))
  }
  return looks
}

function withoutGone({ gone }: Flattening, list: PdfArray): PdfArray {
  return new PdfArray([...list].filter((item) => !(item instanceof PdfRef && gone.has(item.objectNumber))))
}
