import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfRef } from '@libpdf/core'
import type { IncrementalUpdate } from '#platform/pdf/write/incremental-update.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import type { Copier } from '../seal/copier.ts'
import type { StructureTree } from './structure-tree.ts'

/** Signature pages with more objects are copied without their structure, because the verifier reads a limited number of objects. */
const MAX_OBJECTS = 6000

/**
 * Copies the structure of the signature pages into the structure of the original. The copy becomes one section, which is read last. Call
 * `copier.place` for each page before this function.
 *
 * Returns the new `StructParents` of each page, by the `StructParents` that the page has in `source`. Returns undefined if the pages have no structure, or
 * one that is too large.
 */
export function copyTags(
  update: IncrementalUpdate,
  source: PDF,
  copier: Copier,
  tree: StructureTree,
): Map<number, number> | undefined {
  const resolve: Resolve = (ref) => source.context.registry.resolve(ref)
  const { trailer } = source.context.info
  const catalog = trailer.getDict('Root', resolve)
  const from = catalog?.getRef('StructTreeRoot')
  const root = catalog?.getDict('StructTreeRoot', resolve)
  const top = root?.getRef('K')
  const element = top && resolve(top)
  const owners = root?.getDict('ParentTree', resolve)?.getArray('Nums', resolve)
  const size = trailer.getNumber('Size')?.value ?? Infinity
  if (!from || !top || !(element instanceof PdfDict) || !owners || size > MAX_OBJECTS) return undefined
  const section = update.reserve()
  copier.place(from, tree.parent)
  copier.place(top, section)
  const copy = copier.value(element) as PdfDict
  copy.set('S', PdfName.of('Sect'))
  const language = catalog?.get('Lang')
  if (language) copy.set('Lang', language)
  update.replace(section, copy)
  tree.append(section)
  const keys = new Map<number, number>()
  for (let at = 0; at + 1 < owners.length; at += 2) {
    const [key, list] = [owners.at(at), owners.at(at + 1, resolve)]
    if (!(key instanceof PdfNumber) || !(list instanceof PdfArray)) continue
    const elements = [...list].filter((item): item is PdfRef => item instanceof PdfRef)
    keys.set(key.value, tree.own(elements.map((item) => copier.value(item) as PdfRef)))
  }
  return keys
}
