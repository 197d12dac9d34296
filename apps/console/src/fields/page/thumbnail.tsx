import { drawBox, type DrawnBox } from '@paraph/ui/pdf/draw-box.ts'
import type { PDFDocumentProxy } from '@paraph/ui/pdf/open-pdf.ts'
import { useEffect, useRef } from 'preact/hooks'
import type { PageSize } from '../model/editor-field.ts'
import { useTexts } from '../../texts/language.ts'

/** CSS pixels of the drawing. The style sheet shows it as wide or less wide. */
const WIDTH = 96

interface ThumbnailProps {
  pdf: PDFDocumentProxy
  page: number
  size: PageSize
  /** How many fields are on the page. */
  count: number
  isCurrent: boolean
  isDrawn: boolean
  /** Starts the work as soon as the work before has ended, so that the pages themselves do not wait long. */
  inTurn: (work: () => Promise<void>) => void
  onGoTo: (page: number) => void
}

/** A page in small, with the number of its fields. */
export function Thumbnail({ pdf, page, size, count, isCurrent, isDrawn, inTurn, onGoTo }: ThumbnailProps) {
  const { t } = useTexts()
  const holder = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isDrawn) return undefined
    let isEnded = false
    let drawn: DrawnBox | undefined
    inTurn(async () => {
      if (isEnded) return
      const opened = await pdf.getPage(page)
      if (isEnded) return
      const viewport = opened.getViewport({ scale: WIDTH / opened.getViewport({ scale: 1 }).width })
      drawn = drawBox(opened, viewport, { left: 0, top: 0, ...viewport }, Math.min(2, devicePixelRatio))
      await drawn.done
      if (!isEnded) holder.current!.replaceChildren(drawn.canvas)
    })
    return () => {
      isEnded = true
      drawn?.stop()
      holder.current?.replaceChildren()
    }
  }, [pdf, isDrawn])

  return (
    // oxlint-disable-next-line react/forbid-elements -- It is the picture of a page.
    <button
      type="button"
      class="thumbnail"
      data-thumbnail={page}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={t.fields.thumbnail({ page, count })}
      onClick={() => onGoTo(page)}
    >
      <span ref={holder} class="picture" style={{ aspectRatio: `${size.width} / ${size.height}` }} />
      <span class="number">{page}</span>
      {/* The label says it in words. */}
      {count > 0 && <span class="count" data-count={count} />}
    </button>
  )
}
