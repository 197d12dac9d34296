import type { ParaphDocument } from '@paraph/client'
import { useWidth } from '@paraph/ui/use-size.ts'
import { useRef, useState } from 'preact/hooks'
import type { PageSize } from '../model/editor-field.ts'
import { type PdfKind, usePdf } from './use-pdf.ts'
import { useZoom } from './use-zoom.ts'

/** A4, until the page itself is known. */
const A4: PageSize = { width: 595, height: 842 }

/** CSS pixels. On a wider page, fields would be larger than a finger needs and less of the page in view. */
const WIDEST = 900

/** The pages of the document, and the frame in which they are scrolled. */
export function useSheets({ id, file }: ParaphDocument, kind: PdfKind = 'file') {
  const frame = useRef<HTMLDivElement>(null)
  const fitting = Math.min(useWidth(frame), WIDEST)
  const zoom = useZoom(frame, fitting)
  const width = Math.round(fitting * zoom.zoom)
  const { pdf, error, retry } = usePdf(id, kind)
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const [currentPage, setCurrentPage] = useState(1)
  const sheetOf = (page: number) => frame.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)
  /** Scrolls the pages, and not the window, so that the tools above them stay in view. */
  const goToPage = (page: number) => {
    const sheet = sheetOf(page)
    if (!sheet) return
    const [from, to] = [frame.current!.getBoundingClientRect(), sheet.getBoundingClientRect()]
    // A page that is smaller than the frame goes to its middle, so that it is the current one.
    const above = Math.max(0, (from.height - to.height) / 2)
    frame.current!.scrollBy({ top: to.top - from.top - above, behavior: 'instant' })
  }
  return {
    frame,
    width,
    zoom,
    pdf,
    error,
    retry,
    pages: pdf?.numPages ?? file.pages,
    sizesKnown: sizes.size,
    sizeOf: (page: number) => sizes.get(page) ?? sizes.values().next().value ?? A4,
    keepSize: (page: number, size: PageSize) =>
      setSizes((known) => (known.has(page) ? known : new Map(known).set(page, size))),
    currentPage,
    setCurrentPage,
    goToPage,
    focusPage: (page: number) => {
      goToPage(page)
      sheetOf(page)?.focus({ preventScroll: true })
    },
  }
}
