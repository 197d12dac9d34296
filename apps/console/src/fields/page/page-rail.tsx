import { useMemo } from 'preact/hooks'
import { Rail } from './rail.tsx'
import type { useSheets } from './use-sheets.ts'

interface PageRailProps {
  sheets: ReturnType<typeof useSheets>
  /** Where the fields are. */
  places: readonly { page: number }[]
}

/** The rail beside several pages. It is the same while a field is dragged, because a drag must be quick also beside hundreds of pages. */
export function PageRail({ sheets, places }: PageRailProps) {
  const { pdf, pages, currentPage, sizeOf, focusPage, sizesKnown } = sheets
  const counts = Array.from({ length: pages }, () => 0)
  for (const { page } of places) if (page <= pages) counts[page - 1]!++
  return useMemo(
    () =>
      pdf &&
      pages > 1 && <Rail pdf={pdf} sizeOf={sizeOf} counts={counts} currentPage={currentPage} onGoTo={focusPage} />,
    [pdf, currentPage, sizesKnown, counts.join()],
  )
}
