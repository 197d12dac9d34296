import type { PdfDict, PdfObject, PdfRef } from '@libpdf/core'

export type Resolve = (ref: PdfRef) => PdfObject | null

/** Returns an entry of a page that it may inherit from the nodes above it. */
export function inherited(page: PdfDict, key: string, resolve: Resolve): PdfObject | undefined {
  let node: PdfDict | undefined = page
  for (let depth = 0; node && depth < 100; depth++) {
    const value = node.get(key)
    if (value) return value
    node = node.getDict('Parent', resolve)
  }
  return undefined
}
