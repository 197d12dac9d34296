import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core'

/** The parts of the catalog that validation data changes after the seal. */
const CHANGED = ['AcroForm', 'DSS', 'Extensions']
const LINKS = new Set(['Data', 'Root'])

/**
 * Returns true if anything else uses the catalog, or a part of it that may change after the seal. Such a change could then change what a page shows.
 * A signature refers to the catalog as its `Data`, cross-references as their `Root`, and neither uses anything of it.
 */
export function sharesParts(pdf: PDF): boolean {
  const resolve = (ref: PdfRef) => pdf.context.registry.resolve(ref)
  const root = pdf.context.info.trailer.getRef('Root')
  const catalog = root && resolve(root)
  if (!root || !(catalog instanceof PdfDict)) return false
  const store = catalog.getDict('DSS', resolve)
  const parts = [root, ...CHANGED.map((key) => catalog.getRef(key)), store?.getRef('VRI')]
  const uses = new Map(parts.flatMap((part) => (part ? [[part.objectNumber, 0]] : [])))
  const seen = new Set<number>()
  const waiting: PdfObject[] = [root]
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    let target: PdfObject | null = value
    if (value instanceof PdfRef) {
      const { objectNumber } = value
      const used = uses.get(objectNumber)
      if (used !== undefined) uses.set(objectNumber, used + 1)
      if (seen.has(objectNumber)) continue
      seen.add(objectNumber)
      target = resolve(value)
    }
    if (target instanceof PdfArray) for (const item of target) waiting.push(item)
    else if (target instanceof PdfDict)
      for (const [key, item] of target) {
        const isLink = LINKS.has(key.value) && item instanceof PdfRef && item.objectNumber === root.objectNumber
        if (!isLink) waiting.push(item)
      }
  }
  return [...uses.values()].some((count) => count > 1)
}
