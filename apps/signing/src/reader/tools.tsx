import { Button } from '@paraph/ui/kit/button.tsx'
import { useTexts } from '../texts/language.ts'
import { DownloadButton } from './download.tsx'
import { PageJump } from './page-jump.tsx'
import { ZOOMS } from './use-zoom.ts'

interface ToolsProps {
  element: { current: HTMLDivElement | null }
  /** The page in view. Undefined while the reader shows no pages. */
  current: number | undefined
  pages: number
  onGoTo: (page: number, takesFocus: boolean) => void
  /** 1 if the pages are as wide as their frame. */
  zoom: number
  onZoom: (zoom: number) => void
  isText: boolean
  /** Undefined until the text can be shown. */
  onText: ((isText: boolean) => void) | undefined
  hasFailed: boolean
  isLimited: boolean
  /** Undefined unless the loading waits for the connection. */
  onTryAgain: (() => void) | undefined
  /** The name of the sealed file, if that is shown. */
  sealedName: string | undefined
}

export function Tools({
  element,
  current,
  pages,
  onGoTo,
  zoom,
  onZoom,
  isText,
  onText,
  hasFailed,
  isLimited,
  onTryAgain,
  sealedName,
}: ToolsProps) {
  const { t } = useTexts()
  const smaller = ZOOMS.findLast((each) => each < zoom)
  const larger = ZOOMS.find((each) => each > zoom)
  return (
    <div ref={element} class="tools">
      {current === undefined || pages === 1 ? (
        <span>
          {current === undefined ? t.reader.pages({ count: pages }) : t.reader.page({ page: current, count: pages })}
        </span>
      ) : (
        <PageJump current={current} pages={pages} onGoTo={onGoTo} />
      )}
      <span class="buttons">
        <ZoomButton label={t.reader.zoomOut} sign="−" zoom={isText ? undefined : smaller} onZoom={onZoom} />
        <ZoomButton label={t.reader.zoomIn} sign="+" zoom={isText ? undefined : larger} onZoom={onZoom} />
        {!hasFailed && (
          <Button
            class="text-button"
            aria-label={t.reader.asText}
            aria-pressed={isText}
            // The button is there from the start, so that nothing below it moves later.
            isOff={!onText}
            onPress={() => onText?.(!isText)}
          >
            {t.reader.text}
          </Button>
        )}
        <DownloadButton label={t.reader.download} kind="compact" sealedName={sealedName} />
      </span>
      {isLimited && !hasFailed && (
        <p class="limited notice" role="status">
          {t.reader.limited}
        </p>
      )}
      {onTryAgain && !hasFailed && (
        <p class="limited notice" role="status">
          {navigator.onLine ? t.reader.noAnswer : t.reader.offline}{' '}
          <Button onPress={onTryAgain}>{t.unavailable.tryAgain}</Button>
        </p>
      )}
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  sign: string
  /** Undefined if the pages can't be smaller or larger. */
  zoom: number | undefined
  onZoom: (zoom: number) => void
}

function ZoomButton({ label, sign, zoom, onZoom }: ZoomButtonProps) {
  return (
    <Button
      class="square"
      aria-label={label}
      isOff={zoom === undefined}
      onPress={() => zoom !== undefined && onZoom(zoom)}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  )
}
