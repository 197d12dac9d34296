import type { ComponentChildren } from 'preact'
import { Alert } from '@paraph/ui/alert.tsx'
import { useTexts } from '../texts/language.ts'
import { PdfPage } from './pages/pdf-page.tsx'
import { TextView } from './pages/text-view.tsx'
import type { usePdf } from './pages/use-pdf.ts'
import type { useReaderView } from './use-reader-view.ts'
import type { Seen } from './shown/use-shown.ts'

/** A document of at most this many pages always has all its text in the page, for screen readers. A longer one has it only in the text view. */
const MAX_TEXTS = 50

interface ReaderPagesProps {
  pdf: ReturnType<typeof usePdf>
  view: ReturnType<typeof useReaderView>
  /** The number of pages. */
  pages: number
  /** The width of a page, in CSS pixels. */
  width: number
  onSeen: (number: number, seen: Seen) => void
  layer: ((page: number) => ComponentChildren) | undefined
  notes: ((page: number) => ComponentChildren) | undefined
}

/** The pages of the file as drawings or as text. Shows nothing until the size of the first page is known. */
export function ReaderPages({ pdf, view, pages, width, onSeen, layer, notes }: ReaderPagesProps) {
  const { t } = useTexts()
  const { preview, opened, hasFailed } = pdf
  // The shape of the preview stays in use after the file was opened, so that no page changes its size.
  const ratio = preview?.ratio ?? opened?.ratio
  const events = { onGoTo: view.goToPage, onCurrent: view.report, onSeen }
  if (hasFailed) return <Alert text={t.reader.failed} />
  if (opened && view.isText)
    return <TextView {...opened} line={view.line} wanted={view.wanted} notes={notes} {...events} />
  if (ratio === undefined) return null
  return Array.from({ length: pages }, (_, index) => (
    <PdfPage
      key={index}
      opened={opened}
      preview={index === 0 ? preview : undefined}
      number={index + 1}
      pages={pages}
      ratio={ratio}
      width={width}
      isLater={!view.isFirstDrawn && index > 0}
      readsText={view.isFirstDrawn && pages <= MAX_TEXTS}
      onDrawn={view.onDrawn}
      layer={layer?.(index + 1)}
      {...events}
    />
  ))
}
