import { Button } from '@paraph/ui/kit/button.tsx'
import { readingTexts } from '@paraph/verify/reading'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { hasRead, isLastShown } from '../reader/shown/reading.ts'
import type { ReadingProgress } from './use-reading.ts'

const CHECKBOX = 'has-read'

interface ReadingNoticeProps {
  reading: ReadingProgress
  /** True if the party wanted to go on without having read. */
  isRefused: boolean
}

/**
 * Says how much of the document was shown to the party. If the last page was not, the party must confirm that it has read the document. The notice never gets
 * lower in sight: what is below it would move away from a person who is about to press it. Below the window, it goes away once there is nothing left to ask or to answer.
 */
export function ReadingNotice({ reading: { state, onConfirm }, isRefused }: ReadingNoticeProps) {
  const { t, language } = useTexts()
  const words = readingTexts[language]
  const { shown, pages } = state
  const notice = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  useLayoutEffect(() => void (height.current = Math.max(height.current, notice.current?.offsetHeight ?? 0)))
  const isDone = shown.size >= pages
  if (isDone && !isRefused && (notice.current?.getBoundingClientRect().top ?? 0) > innerHeight) height.current = 0
  if (isDone && height.current === 0) return null
  const hasError = isRefused && !hasRead(state)
  const isMissing = shown.size === 0 && state.isMissing
  // A ticked box stays, also if the document appears or disappears meanwhile.
  const box = state.confirmation ?? (isMissing ? 'ELSEWHERE' : 'WHOLE_DOCUMENT')
  return (
    <div ref={notice} class={isDone ? 'reading-done' : 'reading-notice'} style={{ minHeight: `${height.current}px` }}>
      {isMissing ? (
        <p>{t.reading.missing}</p>
      ) : (
        <>
          <p>{words.shown({ shown: shown.size, pages })}</p>
          {!isDone && (
            <Button look="quiet" onPress={() => readOn(state.shown)}>
              {t.reading.readOn}
            </Button>
          )}
        </>
      )}
      {!isLastShown(state) && (
        <label class="check">
          <input
            id={CHECKBOX}
            type="checkbox"
            checked={state.confirmation === box}
            aria-invalid={hasError}
            aria-describedby={hasError ? 'reading-error' : undefined}
            onChange={(event) => onConfirm(event.currentTarget.checked ? box : undefined)}
          />
          {words.boxes[box]}
        </label>
      )}
      {isRefused && (
        <p class={hasError ? 'error' : 'answer'} id="reading-error" role="alert">
          {!hasError ? t.reading.mayGoOn : isMissing ? t.reading.refusedMissing : t.reading.refused}
        </p>
      )}
    </div>
  )
}

export function focusOnReading(): void {
  document.getElementById(CHECKBOX)?.focus()
}

/** Goes to the first page that was not shown. */
function readOn(shown: Set<number>): void {
  let number = 1
  while (shown.has(number)) number++
  const page = document.querySelector<HTMLElement>(`[data-page="${number}"]`) ?? document.querySelector('.reader')
  page?.focus({ preventScroll: true })
  page?.scrollIntoView({ block: 'start' })
}
