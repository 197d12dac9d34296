import type { SigningSession } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { DownloadButton } from './download.tsx'
import { PdfPage } from './pdf-page.tsx'
import './reader.css'
import { TextView } from './text-view.tsx'
import { usePdf } from './use-pdf.ts'

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const FIT = ZOOMS.indexOf(1)

/** Documents of at most this many pages have the text of all pages in the page. For longer ones, there is the view of the text. */
const MAX_TEXTS = 50

interface ReaderProps {
  file: NonNullable<SigningSession['document']>['file']
  /** Called when the last page was seen. */
  onRead: () => void
  /** The label of the link to the signature below, on phones. */
  goTo: string | undefined
}

export function Reader({ file, onRead, goTo }: ReaderProps) {
  const { t } = useTexts()
  const { preview, opened, hasFailed, isLimited } = usePdf(file.size)
  // Also after the file was opened, so that no page changes its size.
  const ratio = preview?.ratio ?? opened?.ratio
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const pages = opened?.pdf.numPages ?? file.pages
  const [zoom, setZoom] = useState(FIT)
  const [current, setCurrent] = useState(1)
  const [isText, setText] = useState(false)
  const [isFirstDrawn, setFirstDrawn] = useState(false)
  const hasRead = useRef(false)
  const seen = (number: number) => {
    if (number !== opened?.pdf.numPages || hasRead.current) return
    hasRead.current = true
    onRead()
  }
  const goToPage = (number: number) => {
    const page = frame.current!.children[number - 1] as HTMLElement
    page.focus({ preventScroll: true })
    page.scrollIntoView({ block: 'start' })
  }
  const scale = ZOOMS[zoom]!
  return (
    <section class="reader" aria-labelledby="reader-title">
      <h2 id="reader-title" class="visually-hidden">
        {t.reader.title}
      </h2>
      <div class="tools">
        <span>{ratio === undefined ? t.reader.pages(file.pages) : t.reader.page(current, file.pages)}</span>
        <span class="buttons">
          <ZoomButton
            label={t.reader.zoomOut}
            sign="−"
            isOff={isText || zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          />
          <ZoomButton
            label={t.reader.zoomIn}
            sign="+"
            isOff={isText || zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          />
          {!hasFailed && (
            <button
              type="button"
              class="text-button"
              aria-label={t.reader.asText}
              aria-pressed={isText}
              // It is there from the start, so that nothing below it moves later.
              aria-disabled={!opened}
              onClick={() => opened && setText(!isText)}
            >
              {t.reader.text}
            </button>
          )}
          <DownloadButton label={t.reader.download} />
        </span>
        {isLimited && !hasFailed && (
          <p class="limited" role="status">
            {t.reader.limited}
          </p>
        )}
      </div>
      <div
        ref={frame}
        class="pages"
        // What is wider than its frame must be scrollable by keyboard.
        {...(scale > 1 && !isText && { tabIndex: 0, role: 'group', 'aria-labelledby': 'reader-title' })}
      >
        {hasFailed ? (
          <p class="error" role="alert">
            {t.reader.failed}
          </p>
        ) : opened && isText ? (
          <TextView {...opened} onCurrent={setCurrent} onSeen={seen} />
        ) : ratio !== undefined ? (
          Array.from({ length: pages }, (_, index) => (
            <PdfPage
              key={index}
              opened={opened}
              preview={index === 0 ? preview : undefined}
              number={index + 1}
              pages={pages}
              ratio={ratio}
              width={Math.floor(width * scale)}
              isLater={!isFirstDrawn && index > 0}
              readsText={isFirstDrawn && pages <= MAX_TEXTS}
              onDrawn={() => setFirstDrawn(true)}
              onGoTo={goToPage}
              onCurrent={setCurrent}
              onSeen={seen}
            />
          ))
        ) : null}
        {!opened && !hasFailed && (
          <p class={preview ? 'visually-hidden' : 'loading'} role="status">
            {t.reader.opening}
          </p>
        )}
      </div>
      {goTo && <GoOn label={goTo} />}
    </section>
  )
}

/** On phones, where the signature is below the whole document. Hidden while the signature is in view, so that there is one main action. */
function GoOn({ label }: { label: string }) {
  const [isNeeded, setNeeded] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNeeded(!entries.at(-1)!.isIntersecting), {
      rootMargin: '0px 0px -25%',
    })
    observer.observe(document.getElementById('action')!)
    return () => observer.disconnect()
  }, [])
  const goOn = () => {
    const title = document.getElementById('action-title')!
    title.focus({ preventScroll: true })
    title.scrollIntoView({ block: 'start' })
  }
  return (
    <div class={`go-on ${isNeeded ? '' : 'hidden'}`}>
      <button type="button" class="primary" onClick={goOn}>
        {label}
      </button>
    </div>
  )
}

function ZoomButton({
  label,
  sign,
  isOff,
  onClick,
}: {
  label: string
  sign: string
  isOff: boolean
  onClick: () => void
}) {
  return (
    <button type="button" class="square" aria-label={label} aria-disabled={isOff} onClick={() => isOff || onClick()}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const frame = element.current!
    const measure = () => setWidth(frame.clientWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    measure()
    return () => observer.disconnect()
  }, [])
  return width
}
