import type { SigningSession } from '@paraph/client'
import { Button } from '@paraph/ui/kit/button.tsx'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useHeight, useWidth } from '@paraph/ui/use-size.ts'
import type { PageZoom } from '../layout/page-zoom.ts'
import { useTexts } from '../texts/language.ts'
import type { FileSource } from './file/load-file.ts'
import './reader.css'
import { ReaderPages } from './reader-pages.tsx'
import { Tools } from './tools.tsx'
import { usePdf } from './pages/use-pdf.ts'
import { useReaderView } from './use-reader-view.ts'
import type { Seen } from './shown/use-shown.ts'
import { useZoom } from './use-zoom.ts'

interface ReaderProps {
  file: NonNullable<SigningSession['document']>['file']
  /** The sealed file has the signature pages too. */
  source: FileSource
  /** Called while some of a page is in view. */
  onSeen: (number: number, seen: Seen) => void
  /** Called when the file can’t be shown, and when it can be again. */
  onMissing: (isMissing: boolean) => void
  /** Gets what changes the size of the pages. */
  pageZoom: { current: PageZoom | undefined }
  /** Draws what lies above a page. */
  layer?: ((page: number) => ComponentChildren) | undefined
  /** Writes what the text view has below the text of a page. */
  notes?: ((page: number) => ComponentChildren) | undefined
}

export function Reader({ file, source, onSeen, onMissing, pageZoom, layer, notes }: ReaderProps) {
  const { t } = useTexts()
  const pdf = usePdf(source, file.size)
  const { preview, opened, hasFailed, isLimited, isTroubled, tryAgain } = pdf
  const isMissing = hasFailed || (isTroubled && !opened)
  useEffect(() => onMissing(isMissing), [isMissing])
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const tools = useRef<HTMLDivElement>(null)
  const toolsHeight = useHeight(tools)
  const pages = opened?.pdf.numPages ?? file.pages
  const { zoom, choose, isSmall, readable, ...zooming } = useZoom(width)
  pageZoom.current = zooming.pageZoom
  const view = useReaderView(frame, pages, toolsHeight)
  const { isText, showText } = view
  const hasPages = (preview || opened) && !hasFailed
  return (
    <section class="reader" aria-labelledby="reader-title">
      <h2 id="reader-title" class="visually-hidden" tabIndex={-1}>
        {t.reader.title}
      </h2>
      {source === 'sealed-file' && <strong class="sealed">{t.reader.sealed}</strong>}
      <Tools
        element={tools}
        current={hasPages ? view.current : undefined}
        pages={pages}
        onGoTo={view.goToPage}
        zoom={zoom}
        onZoom={choose}
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
        {...(zoom > 1 && !isText && { tabIndex: 0, role: 'group', 'aria-labelledby': 'reader-title' })}
      >
        {!isText && !hasFailed && isSmall && zoom === 1 && (
          <p class="small-letters">
            {t.reader.smallLetters}
            <Button look="quiet" onPress={() => choose(readable)}>
              {t.reader.enlarge}
            </Button>
            <Button look="quiet" isOff={!opened} onPress={() => showText(true)}>
              {t.reader.readAsText}
            </Button>
          </p>
        )}
        <ReaderPages
          pdf={pdf}
          view={view}
          pages={pages}
          width={Math.floor(width * zoom)}
          onSeen={onSeen}
          layer={layer}
          notes={notes}
        />
        {!opened && !hasFailed && (
          <p class={preview ? 'visually-hidden' : 'loading'} role="status">
            {t.reader.opening}
          </p>
        )}
      </div>
    </section>
  )
}
