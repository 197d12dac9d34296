import type { ParaphDocument } from '@paraph/client'
import { useWidth } from '@paraph/ui/use-size.ts'
import { useRef, useState } from 'preact/hooks'
import type { PageSize } from '../model/editor-field.ts'
import { usePdf } from './use-pdf.ts'

/** A4, until the page itself is known. */
const A4: PageSize = { width: 595, height: 842 }

/** CSS pixels. On a wider page, fields would be larger than a finger needs and less of the page in view. */
const WIDEST = 900

/** The pages of the draft, and the frame in which they are scrolled. */
export function useSheets(draft: ParaphDocument) {
  const frame = useRef<HTMLDivElement>(null)
  const width = Math.min(useWidth(frame), WIDEST)
  const { pdf, error, retry } = usePdf(draft.id)
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map())
  const [currentPage, setCurrentPage] = useState(1)
  return {
    frame,
    width,
    pdf,
    error,
    retry,
    pages: pdf?.numPages ?? draft.file.pages,
    sizeOf: (page: number) => sizes.get(page) ?? sizes.values().next().value ?? A4,
    keepSize: (page: number, size: PageSize) =>
      setSizes((known) => (known.has(page) ? known : new Map(known).set(page, size))),
    currentPage,
    setCurrentPage,
    /** Scrolls the pages, and not the window, so that the tools above them stay in view. */
    goToPage: (page: number) => {
      const sheet = frame.current?.querySelector(`[data-page="${page}"]`)
      const sheets = sheet?.closest('.sheets')
      sheets?.scrollBy({
        top: sheet!.getBoundingClientRect().top - sheets.getBoundingClientRect().top,
        behavior: 'instant',
      })
    },
  }
}
