import { type PDF, PdfDict, PdfRef } from '@libpdf/core'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'

/** Says on which page an object stands: the page itself, or one of its annotations. */
export class PageObjects {
  readonly #pages = new Map<number, number>()

  constructor(pdf: PDF) {
    const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
    for (const [index, ref] of pdf.context.pages.getPages().entries()) {
      const page = resolve(ref)
      const annotations = page instanceof PdfDict ? page.getArray('Annots', resolve) : undefined
      for (const item of [ref, ...(annotations ?? [])])
        if (item instanceof PdfRef && !this.#pages.has(item.objectNumber)) this.#pages.set(item.objectNumber, index + 1)
    }
  }

  pageOf(object: number): number | undefined {
    return this.#pages.get(object)
  }
}
