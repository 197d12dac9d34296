import type { PDFDocumentProxy } from '@paraph/ui/pdf/open-pdf.ts'
import { useEffect, useRef } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import type { PageSize } from '../model/editor-field.ts'
import { Thumbnail } from './thumbnail.tsx'
import { useDrawnPages } from './use-drawn-pages.ts'

interface RailProps {
  pdf: PDFDocumentProxy
  sizeOf: (page: number) => PageSize
  /** How many fields are on each page. */
  counts: readonly number[]
  currentPage: number
  onGoTo: (page: number) => void
}

/** All pages in small. Tab meets only the current one, and the arrow keys the others. */
export function Rail({ pdf, sizeOf, counts, currentPage, onGoTo }: RailProps) {
  const { t } = useTexts()
  const rail = useRef<HTMLDivElement>(null)
  const turns = useRef(Promise.resolve())
  const drawn = useDrawnPages(rail, counts.length)
  const thumbnailOf = (page: number) => rail.current!.querySelector<HTMLElement>(`[data-thumbnail="${page}"]`)

  useEffect(() => {
    const frame = rail.current!.getBoundingClientRect()
    const current = thumbnailOf(currentPage)!.getBoundingClientRect()
    // Only the rail scrolls, and not the window.
    if (current.top < frame.top) rail.current!.scrollBy({ top: current.top - frame.top, behavior: 'instant' })
    else if (current.bottom > frame.bottom)
      rail.current!.scrollBy({ top: current.bottom - frame.bottom, behavior: 'instant' })
  }, [currentPage])

  const press = (event: KeyboardEvent) => {
    const from = Number((event.target as HTMLElement).dataset['thumbnail'])
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 1, End: counts.length }[event.key]
    if (to === undefined) return
    event.preventDefault()
    thumbnailOf(to)?.focus()
  }

  return (
    <div
      ref={rail}
      class="page-rail"
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t.fields.rail}
      onKeyDown={press}
    >
      {counts.map((count, index) => (
        <Thumbnail
          key={index}
          pdf={pdf}
          page={index + 1}
          size={sizeOf(index + 1)}
          count={count}
          isCurrent={index + 1 === currentPage}
          isDrawn={drawn.has(index + 1)}
          // A page that cannot be drawn says so itself.
          inTurn={(work) => (turns.current = turns.current.then(work).catch(() => {}))}
          onGoTo={onGoTo}
        />
      ))}
    </div>
  )
}
