import type { SigningSession } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { observe } from '../browser/observe.ts'
import { Alert } from '../layout/alert.tsx'
import { useTexts } from '../texts/language.ts'
import { PdfPage } from './pdf-page.tsx'
import type { FileSource } from './load-file.ts'
import './reader.css'
import { TextView, type WantedPage } from './text-view.tsx'
import { Tools, ZOOMS } from './tools.tsx'
import { usePdf } from './use-pdf.ts'

const FIT = ZOOMS.indexOf(1)

/** A document of at most this many pages always has all its text in the page, for screen readers. A longer one has it only in the text view. */
const MAX_TEXTS = 50

interface ReaderProps {
  file: NonNullable<SigningSession['document']>['file']
  /** The sealed file has the signature pages too. */
  source: FileSource
  /** Called when the last page was seen. */
  onRead: () => void
}

export function Reader({ file, source, onRead }: ReaderProps) {
  const { t } = useTexts()
  const { preview, opened, hasFailed, isLimited, isTroubled, tryAgain } = usePdf(source, file.size)
  // The shape of the preview stays in use after the file was opened, so that no page changes its size.
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
  const [wanted, setWanted] = useState<WantedPage>()
  const goToPage = (number: number, takesFocus = true) => {
    if (isText) return setWanted({ number, takesFocus })
    const page = frame.current!.children[number - 1] as HTMLElement | undefined
    if (takesFocus) page?.focus({ preventScroll: true })
    page?.scrollIntoView({ block: 'start' })
  }
  const showText = (isText: boolean) => {
    setWanted(undefined)
    setText(isText)
  }
  useEffect(() => {
    // Above the first page and below the last one, no page is in the middle of the window.
    const observer = observe(frame.current!, { rootMargin: '-50% 0px' }, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting) setCurrent(boundingClientRect.top > 0 ? 1 : pages)
    })
    return () => observer.disconnect()
  }, [pages])
  const scale = ZOOMS[zoom]!
  return (
    <section class="reader" aria-labelledby="reader-title">
      <h2 id="reader-title" class="visually-hidden">
        {t.reader.title}
      </h2>
      <Tools
        current={ratio === undefined || hasFailed ? undefined : current}
        pages={pages}
        onGoTo={goToPage}
        zoom={zoom}
        onZoom={setZoom}
        isText={isText}
        onText={opened && showText}
        hasFailed={hasFailed}
        isLimited={isLimited}
        onTryAgain={isTroubled ? tryAgain : undefined}
        sealedName={source === 'sealed-file' ? file.name : undefined}
      />
      <div
        ref={frame}
        class="pages"
        // Pages that are wider than the frame must be scrollable by keyboard.
        {...(scale > 1 && !isText && { tabIndex: 0, role: 'group', 'aria-labelledby': 'reader-title' })}
      >
        {hasFailed ? (
          <Alert text={t.reader.failed} />
        ) : opened && isText ? (
          <TextView {...opened} wanted={wanted} onGoTo={goToPage} onCurrent={setCurrent} onSeen={seen} />
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
    </section>
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
