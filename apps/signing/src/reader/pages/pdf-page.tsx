import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import { Links } from '../text/links.tsx'
import type { PageText } from '../text/page-text.ts'
import { Pieces } from './pieces.tsx'
import { type DrawnPageProps, useDrawnPage } from './use-drawn-page.ts'
import type { Opened } from './use-pdf.ts'
import { type PlaceProps, usePlace } from './use-place.ts'
import { type Seen, useShown } from '../shown/use-shown.ts'

interface PdfPageProps extends PlaceProps, DrawnPageProps {
  /** The number of pages. */
  pages: number
  /** True if screen readers should get the text of the page also while it is not drawn. */
  readsText: boolean
  onGoTo: (number: number) => void
  /** Called while some of the drawn page is in view. */
  onSeen: (number: number, seen: Seen) => void
  /** Lies above the drawing. */
  layer: ComponentChildren
}

/** A page of the PDF. It is drawn only while it is in or near the view. */
export function PdfPage(props: PdfPageProps) {
  const { number, pages, width, readsText, opened, onGoTo, onSeen, layer } = props
  const { t } = useTexts()
  const element = useRef<HTMLDivElement>(null)
  const isNear = usePlace(element, props)
  const { holder, ratio, isDrawn, printed, hasFailed, links } = useDrawnPage(props, isNear)
  const text = useText(readsText ? opened : undefined, number)

  useShown(element, isDrawn ? printed : undefined, (seen) => onSeen(number, seen))

  return (
    <div
      ref={element}
      class="pdf-page"
      data-page={number}
      role="group"
      tabIndex={-1}
      aria-label={t.reader.page({ page: number, count: pages })}
      // Screen readers may leave out what is busy.
      aria-busy={!isDrawn && !hasFailed && text === undefined}
      style={{ width: `${width}px`, height: `${Math.round(width * ratio)}px` }}
    >
      <div ref={holder} class="drawing" />
      {isDrawn && <Links links={links} onGoTo={onGoTo} />}
      {!isDrawn && !hasFailed && (
        <p class="page-loading" aria-hidden="true">
          {t.reader.loadingPage({ page: number })}
        </p>
      )}
      {!isDrawn && text && (
        <p class="visually-hidden" dir="auto">
          <Pieces text={text} />
        </p>
      )}
      {layer}
      {hasFailed && <p class="error">{t.reader.failed}</p>}
    </div>
  )
}

/** Returns the text of the page. Reads nothing without a file. */
function useText(opened: Opened | undefined, number: number): PageText | undefined {
  const [text, setText] = useState<PageText>()
  useEffect(() => {
    let isEnded = false
    // If the text can't be read, the page has none for screen readers either.
    opened?.textOf(number).then((text) => isEnded || setText(text), console.warn)
    return () => void (isEnded = true)
  }, [opened])
  return text
}
