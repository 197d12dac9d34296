import { useTexts } from '../texts/language.ts'
import { DownloadButton } from './download.tsx'

export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

interface ToolsProps {
  /** The page in view. Undefined while the reader shows no pages. */
  current: number | undefined
  pages: number
  /** The index in `ZOOMS`. */
  zoom: number
  onZoom: (zoom: number) => void
  isText: boolean
  /** Undefined until the text can be shown. */
  onText: ((isText: boolean) => void) | undefined
  hasFailed: boolean
  isLimited: boolean
}

export function Tools({ current, pages, zoom, onZoom, isText, onText, hasFailed, isLimited }: ToolsProps) {
  const { t } = useTexts()
  return (
    <div class="tools">
      <span>{current === undefined ? t.reader.pages(pages) : t.reader.page(current, pages)}</span>
      <span class="buttons">
        <ZoomButton label={t.reader.zoomOut} sign="−" isOff={isText || zoom === 0} onClick={() => onZoom(zoom - 1)} />
        <ZoomButton
          label={t.reader.zoomIn}
          sign="+"
          isOff={isText || zoom === ZOOMS.length - 1}
          onClick={() => onZoom(zoom + 1)}
        />
        {!hasFailed && (
          <button
            type="button"
            class="text-button"
            aria-label={t.reader.asText}
            aria-pressed={isText}
            // The button is there from the start, so that nothing below it moves later.
            aria-disabled={!onText}
            onClick={() => onText?.(!isText)}
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
  )
}

interface ZoomButtonProps {
  label: string
  sign: string
  isOff: boolean
  onClick: () => void
}

function ZoomButton({ label, sign, isOff, onClick }: ZoomButtonProps) {
  return (
    <button type="button" class="square" aria-label={label} aria-disabled={isOff} onClick={() => isOff || onClick()}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
