import { type PDF, PdfDict, PdfNumber, PdfRef } from '@libpdf/core'
import type { FieldBox } from '@paraph/contract'
import type { Turn } from '@paraph/typesetter/pdf/canvas.ts'
import { type PageBox, readPageBox } from '#platform/pdf/read/page-box.ts'
import { inherited, type Resolve } from '#platform/pdf/read/page-tree.ts'
import { onPage, toVisibleBox } from '#platform/pdf/read/visible-box.ts'

/** Flags of a text field. */
const [MULTILINE, COMB] = [1 << 12, 1 << 24]
/** A page has no room for more cells beside each other. */
const MAX_CELLS = 200

/** How the form of a file sets the text of a field. */
export interface FormStyle {
  align: 'left' | 'center' | 'right'
  /** The number of cells of equal width, with a character in each. */
  cells?: number
  /** How far the form turns what stands in the field, as people see the page. */
  turn: Turn
}

/** Returns how these widgets set their texts, as a function of the place of a field. A field that the sender has moved has the usual style. */
export function readStyles(
  pdf: PDF,
  widgets: readonly number[],
): (page: number, box: FieldBox) => FormStyle | undefined {
  const resolve: Resolve = (ref) => pdf.context.registry.resolve(ref)
  const [taken, styles] = [new Set(widgets), new Map<string, FormStyle>()]
  for (const [index, ref] of pdf.context.pages.getPages().entries()) {
    const page = resolve(ref)
    if (!(page instanceof PdfDict)) continue
    for (const item of page.getArray('Annots', resolve) ?? []) {
      const widget = item instanceof PdfRef && taken.has(item.objectNumber) ? resolve(item) : undefined
      const [a, b, c, d] = widget instanceof PdfDict ? numbersIn(widget, resolve) : []
      if (!(widget instanceof PdfDict) || a === undefined || b === undefined || c === undefined || d === undefined)
        continue
      const view = readPageBox(page, resolve)
      const box = onPage(toVisibleBox([a, b, c, d], view))
      styles.set(keyOf(index + 1, box), { ...styleOf(widget, resolve), turn: turnOf(widget, view, resolve) })
    }
  }
  return (page, box) => styles.get(keyOf(page, box))
}

/** A form says this in the coordinates of the page, which may be turned too. A field that does not say it stays upright. */
function turnOf(widget: PdfDict, { matrix: [a, b] }: PageBox, resolve: Resolve): Turn {
  const turn = widget.getDict('MK', resolve)?.getNumber('R', resolve)?.value
  if (turn === undefined) return 0
  const turnOfPage = Math.round((Math.atan2(b, a) * 180) / Math.PI)
  const seen = (((turn - turnOfPage) % 360) + 360) % 360
  return turns.find((known) => known === seen) ?? 0
}

const turns: readonly Turn[] = [0, 90, 180, 270]

function styleOf(widget: PdfDict, resolve: Resolve): Omit<FormStyle, 'turn'> {
  const number = (key: string) => numberOf(inherited(widget, key, resolve), resolve) ?? 0
  const [cells, flags] = [Math.trunc(number('MaxLen')), number('Ff')]
  const isComb = (flags & COMB) !== 0 && (flags & MULTILINE) === 0 && cells >= 1 && cells <= MAX_CELLS
  const align = ({ 1: 'center', 2: 'right' } as const)[number('Q')] ?? 'left'
  return { align, ...(isComb && { cells }) }
}

const numbersIn = (widget: PdfDict, resolve: Resolve) =>
  [...(widget.getArray('Rect', resolve) ?? [])].map((item) => numberOf(item, resolve))

function numberOf(value: unknown, resolve: Resolve): number | undefined {
  const found = value instanceof PdfRef ? resolve(value) : value
  return found instanceof PdfNumber ? found.value : undefined
}

const keyOf = (page: number, { x, y, width, height }: FieldBox) =>
  [page, ...[x, y, width, height].map((length) => length.toFixed(4))].join(' ')
