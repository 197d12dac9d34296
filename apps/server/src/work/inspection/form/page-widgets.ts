import { type PDF, PdfArray, PdfDict, PdfNumber, PdfRef } from '@libpdf/core'
import type { FieldBox } from '@paraph/contract'
import { type PageBox, readPageBox } from '#platform/pdf/read/page-box.ts'
import type { Resolve } from '#platform/pdf/read/page-tree.ts'
import { onPage, toVisibleBox } from '#platform/pdf/read/visible-box.ts'
import type { LeftReason } from './form-field.ts'
import type { Widget } from './walk-form.ts'

/** The maximum number of annotations of all pages that are read. */
const MAX_ANNOTATIONS = 100_000
/** The points of a field that may lie outside the page, because some forms draw the border of a field on the edge. */
const MAX_OUTSIDE = 1
/** The minimum size of a widget, in points. People can neither see nor tap a smaller one. */
const SMALLEST = 2
/** Flags of an annotation. */
const [HIDDEN, NO_VIEW] = [2, 32]

interface Shown {
  page: number
  /** True if another page shows it too. */
  isRepeated: boolean
}

/** The place of a widget on a page. */
export interface Place {
  page: number
  box: FieldBox
}

/** The widgets that pages show. */
export class PageWidgets {
  readonly #resolve: Resolve
  readonly #shown = new Map<number, Shown>()
  readonly #pages: PdfDict[] = []
  readonly #boxes = new Map<number, PageBox>()

  constructor(pdf: PDF) {
    const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
    this.#resolve = resolve
    let read = 0
    for (const [index, ref] of pdf.context.pages.getPages().entries()) {
      const page = resolve(ref)
      if (!(page instanceof PdfDict)) throw new Error('A page is missing.')
      this.#pages.push(page)
      for (const item of page.getArray('Annots', resolve) ?? []) {
        if (++read > MAX_ANNOTATIONS) return
        if (item instanceof PdfRef) this.#add(item, index + 1)
      }
    }
  }

  #add({ objectNumber }: PdfRef, page: number): void {
    const known = this.#shown.get(objectNumber)
    this.#shown.set(
      objectNumber,
      known ? { page: known.page, isRepeated: known.page !== page } : { page, isRepeated: false },
    )
  }

  /** Returns the page that shows the widget, if exactly one does. */
  pageOf({ number = -1 }: Pick<Widget, 'number'>): number | null {
    const shown = this.#shown.get(number)
    return shown && !shown.isRepeated ? shown.page : null
  }

  /** Returns where people see the widget, or why they do not. */
  placeOf({ number, dict }: Widget): Place | LeftReason {
    if (number === undefined) return 'direct_widget'
    const shown = this.#shown.get(number)
    if (!shown) return 'not_on_page'
    if (shown.isRepeated) return 'several_pages'
    const flags = dict.getNumber('F', this.#resolve)?.value ?? 0
    if (flags & (HIDDEN | NO_VIEW) || dict.has('OC')) return 'hidden'
    const rectangle = this.#rectangleOf(dict)
    if (!rectangle) return 'too_small'
    const view = this.#viewOf(shown.page)
    const seen = toVisibleBox(rectangle, view)
    if (seen.width * view.width < SMALLEST || seen.height * view.height < SMALLEST) return 'too_small'
    const box = onPage(seen)
    const outside = [(seen.width - box.width) * view.width, (seen.height - box.height) * view.height]
    return outside.some((points) => points > MAX_OUTSIDE) ? 'outside_page' : { page: shown.page, box }
  }

  /** Returns the widgets of all pages except those with these numbers. */
  others(known: ReadonlySet<number>): Widget[] {
    const rest = [...this.#shown.keys()].filter((number) => !known.has(number))
    return rest.flatMap((number) => {
      const dict = this.#resolve(PdfRef.of(number, 0))
      const isWidget = dict instanceof PdfDict && dict.getName('Subtype', this.#resolve)?.value === 'Widget'
      return isWidget ? [{ number, dict }] : []
    })
  }

  #viewOf(page: number): PageBox {
    const view = this.#boxes.get(page) ?? readPageBox(this.#pages[page - 1]!, this.#resolve)
    this.#boxes.set(page, view)
    return view
  }

  #rectangleOf(dict: PdfDict): [number, number, number, number] | undefined {
    const array = dict.getArray('Rect', this.#resolve)
    if (!(array instanceof PdfArray) || array.length < 4) return undefined
    const numbers = [0, 1, 2, 3].map((index) => {
      const item = array.at(index)
      const number = item instanceof PdfRef ? this.#resolve(item) : item
      return number instanceof PdfNumber ? number.value : Number.NaN
    })
    return numbers.every(Number.isFinite) ? (numbers as [number, number, number, number]) : undefined
  }
}
