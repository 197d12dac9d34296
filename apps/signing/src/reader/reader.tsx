import type { SigningSession } from '@paraph/client'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Alert } from '@paraph/ui/alert.tsx'
import { useHeight, useWidth } from '@paraph/ui/use-size.ts'
import { useTexts } from '../texts/language.ts'
import { PdfPage } from './pdf-page.tsx'
import type { FileSource } from './load-file.ts'
import './reader.css'
import { TextView, type WantedPage } from './text-view.tsx'
import { Tools, ZOOMS } from './tools.tsx'
import { useCurrentPage } from './use-current-page.ts'
import { usePdf } from './use-pdf.ts'
import type { Seen } from './use-shown.ts'
import { useTabFromPage } from './use-tab-from-page.ts'

const FIT = ZOOMS.indexOf(1)

/** CSS pixels. On a narrower page of A4, letters of 11 points have less than 9 pixels. */
const SMALL = 480

/** A document of at most this many pages always has all its text in the page, for screen readers. A longer one has it only in the text view. */
const MAX_TEXTS = 50

interface ReaderProps {
  file: NonNullable<SigningSession['document']>['file']
  /** The sealed file has the signature pages too. */
  source: FileSource
  /** Called while some of a page is in view. */
  onSeen: (number: number, seen: Seen) => void
  /** Called when the file can’t be shown, and when it can be again. */
  onMissing: (isMissing: boolean) => void
  /** Draws what lies above a page. */
  layer?: ((page: number) => ComponentChildren) | undefined
  /** Writes what the text view has below the text of a page. */
  notes?: ((page: number) => ComponentChildren) | undefined
}

export function Reader({ file, source, onSeen, onMissing, layer, notes }: ReaderProps) {
  const { t } = useTexts()
  const { preview, opened, hasFailed, isLimited, isTroubled, tryAgain } = usePdf(source, file.size)
  const isMissing = hasFailed || (isTroubled && !opened)
  useEffect(() => onMissing(isMissing), [isMissing])
  // The shape of the preview stays in use after the file was opened, so that no page changes its size.
  const ratio = preview?.ratio ?? opened?.ratio
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const tools = useRef<HTMLDivElement>(null)
  const toolsHeight = useHeight(tools)
  const pages = opened?.pdf.numPages ?? file.pages
  const [zoom, setZoom] = useState(FIT)
  const [isText, setText] = useState(false)
  const { current, line, report, choose } = useCurrentPage(frame, { pages, isText, toolsHeight })
  useTabFromPage(frame, current)
  const [isFirstDrawn, setFirstDrawn] = useState(false)
  const [wanted, setWanted] = useState<WantedPage>()
  const goToPage = (number: number, takesFocus = true) => {
    choose(number)
    if (isText) return setWanted({ number, takesFocus })
    const page = frame.current!.querySelector<HTMLElement>(`[data-page="${number}"]`)
    if (takesFocus) page?.focus({ preventScroll: true })
    // With smooth scrolling, the browser would draw all pages in between.
    page?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }
  const showText = (isText: boolean) => {
    setWanted(undefined)
    setText(isText)
  }
  const scale = ZOOMS[zoom]!
  return (
    <section class="reader" aria-labelledby="reader-title">
      <h2 id="reader-title" class="visually-hidden" tabIndex={-1}>
        {t.reader.title}
      </h2>
      {source === 'sealed-file' && <strong class="sealed">{t.reader.sealed}</strong>}
      <Tools
        element={tools}
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
        style={{ '--tools-height': `${toolsHeight}px` }}
        // Pages that are wider than the frame must be scrollable by keyboard.
        {...(scale > 1 && !isText && { tabIndex: 0, role: 'group', 'aria-labelledby': 'reader-title' })}
      >
        {!isText && !hasFailed && width > 0 && width < SMALL && zoom === FIT && (
          <p class="small-letters">
            {t.reader.smallLetters}
            <button type="button" class="quiet" aria-disabled={!opened} onClick={() => opened && showText(true)}>
              {t.reader.readAsText}
            </button>
          </p>
        )}
        {hasFailed ? (
          <Alert text={t.reader.failed} />
        ) : opened && isText ? (
          <TextView
            {...opened}
            line={line}
            wanted={wanted}
            onGoTo={goToPage}
            onCurrent={report}
            onSeen={onSeen}
            notes={notes}
          />
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
              onCurrent={report}
              onSeen={onSeen}
              layer={layer?.(index + 1)}
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
