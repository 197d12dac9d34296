import { useMemo } from 'preact/hooks'
import { type EditorField, placesOf } from '../model/editor-field.ts'
import { Rail } from './rail.tsx'
import type { useSheets } from './use-sheets.ts'

interface PageRailProps {
  sheets: ReturnType<typeof useSheets>
  fields: EditorField[]
}

/** The rail beside several pages. It is the same while a field is dragged, because a drag must be quick also beside hundreds of pages. */
export function PageRail({ sheets, fields }: PageRailProps) {
  const { pdf, pages, currentPage, sizeOf, focusPage, sizesKnown } = sheets
  const counts = Array.from({ length: pages }, () => 0)
  for (const { page } of placesOf(fields)) if (page <= pages) counts[page - 1]!++
  return useMemo(
    () =>
      pdf &&
      pages > 1 && <Rail pdf={pdf} sizeOf={sizeOf} counts={counts} currentPage={currentPage} onGoTo={focusPage} />,
    [pdf, currentPage, sizesKnown, counts.join()],
  )
}
