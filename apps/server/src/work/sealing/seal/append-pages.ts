import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import { inherited, type Resolve } from '#platform/pdf/read/page-tree.ts'
import { copyTags } from '../tags/copy-tags.ts'
import type { StructureTree } from '../tags/structure-tree.ts'
import { Copier } from './copier.ts'

/** The entries of a page that are copied unchanged. Other entries, such as actions and threads, refer to the rest of its document. */
const PAGE_ENTRIES = ['MediaBox', 'CropBox', 'Rotate', 'Resources', 'Contents', 'Group', 'UserUnit']
const INHERITED = new Set(['MediaBox', 'CropBox', 'Rotate', 'Resources'])

/** Entries of an annotation that refer to other objects of its document, or act. */
const NOT_COPIED = ['P', 'Parent', 'Kids', 'Popup', 'IRT', 'A', 'AA', 'PA', 'Dest', 'StructParent', 'OC', 'FS']
/** These annotations only act, or show the content of another annotation. */
const NOT_SHOWN = new Set(['Link', 'Popup'])

const READ_ONLY_AND_LOCKED = 64 + 128

/**
 * Copies all pages of another PDF into the update, and returns them in order.
 *
 * @param tree - gets the structure of the pages. Without it, they have none.
 */
export function copyPages(update: IncrementalUpdate, source: PDF, tree?: StructureTree): PdfRef[] {
  const resolve: Resolve = (ref) => source.context.registry.resolve(ref)
  const [parent, copier] = [pageTreeRoot(update), new Copier(update, resolve)]
  const pages = source.context.pages.getPages().map((from) => {
    const page = resolve(from)
    if (!(page instanceof PdfDict)) throw new Error('A page to add is missing.')
    const to = update.reserve()
    copier.place(from, to)
    return { to, page }
  })
  const keys = tree && copyTags(update, source, copier, tree)
  for (const { to, page } of pages) {
    const copy = copyPage(page, parent, copier, resolve)
    const key = keys?.get(page.getNumber('StructParents', resolve)?.value ?? -1)
    if (key !== undefined) copy.set('StructParents', PdfNumber.of(key))
    update.replace(to, copy)
  }
  copier.finish()
  return pages.map(({ to }) => to)
}

/**
 * Adds pages after the last page. The existing page nodes stay as they are. The library would make all pages children of the root, so they would lose
 * the entries that they inherit from other nodes.
 */
export function appendPages(update: IncrementalUpdate, pages: PdfRef[]): void {
  const root = update.edit(pageTreeRoot(update))
  update.extendArray(root, 'Kids', ...pages)
  root.set('Count', PdfNumber.of(update.pdf.context.pages.getPageCount() + pages.length))
}

function pageTreeRoot(update: IncrementalUpdate): PdfRef {
  const catalog = update.resolve(update.catalogRef)
  const root = catalog instanceof PdfDict ? catalog.getRef('Pages') : undefined
  if (!root) throw new Error('The file has no page tree.')
  return root
}

function copyPage(page: PdfDict, parent: PdfRef, copier: Copier, resolve: Resolve): PdfDict {
  const result = PdfDict.of({ Type: PdfName.of('Page'), Parent: parent })
  for (const key of PAGE_ENTRIES) {
    const own = page.get(key)
    const value = own ?? (INHERITED.has(key) ? inherited(page, key, resolve) : undefined)
    if (value) result.set(key, own ? copier.value(own) : copier.shared(value))
  }
  // Without these, the page would inherit them from the document that it is added to.
  if (!result.has('CropBox') && result.has('MediaBox')) result.set('CropBox', result.get('MediaBox')!)
  if (!result.has('Rotate')) result.set('Rotate', PdfNumber.of(0))
  if (!result.has('Resources')) result.set('Resources', new PdfDict())
  const list = page.getArray('Annots', resolve) ?? new PdfArray()
  const annotations = () => copyAnnotations(list, copier, resolve)
  if (list.length) result.set('Annots', page.get('Annots') === list ? annotations() : copier.once(list, annotations))
  return result
}

function copyAnnotations(list: PdfArray, copier: Copier, resolve: Resolve): PdfArray {
  const copies = [...list].flatMap((value) => {
    const annotation = value instanceof PdfRef ? resolve(value) : value
    const shown = annotation instanceof PdfDict && withoutActions(annotation, resolve)
    return shown ? [copier.once(annotation, () => copier.value(shown))] : []
  })
  return new PdfArray(copies)
}

/** Returns the annotation without its actions. Its appearance is kept, because a signature on a scan can be an annotation. */
function withoutActions(annotation: PdfDict, resolve: Resolve): PdfDict | undefined {
  const subtype = annotation.getName('Subtype', resolve)?.value
  if (!subtype || NOT_SHOWN.has(subtype)) return undefined
  const isField = subtype === 'Widget'
  if (isField && !annotation.has('AP')) return undefined
  const result = annotation.clone()
  for (const key of NOT_COPIED) result.delete(key)
  const flags = annotation.getNumber('F', resolve)?.value ?? 0
  result.set('F', PdfNumber.of(flags | READ_ONLY_AND_LOCKED))
  if (!isField) return result
  // A field belongs to the form of its document, so it becomes a stamp, which looks the same.
  for (const key of ['FT', 'T', 'TU', 'TM', 'Ff', 'V', 'DV', 'MK', 'DA', 'Q', 'Opt', 'H']) result.delete(key)
  result.set('Subtype', PdfName.of('Stamp'))
  return result
}
