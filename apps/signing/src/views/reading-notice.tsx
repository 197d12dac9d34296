import { readingWords } from '@paraph/verify/reading'
import { useTexts } from '../texts/language.ts'
import { hasRead, isLastShown } from '../session/reading.ts'
import type { ReadingProgress } from './use-reading.ts'

const CHECKBOX = 'has-read'

interface ReadingNoticeProps {
  reading: ReadingProgress
  /** True if the party wanted to go on without having read. */
  isRefused: boolean
}

/** Says how much of the document was shown to the party. If the last page was not, the party must confirm that it has read the document. */
export function ReadingNotice({ reading: { state, onConfirm }, isRefused }: ReadingNoticeProps) {
  const { t, language } = useTexts()
  const words = readingWords[language]
  const { shown, pages } = state
  if (state.wasRead || shown.size >= pages) return null
  const hasError = isRefused && !hasRead(state)
  const isMissing = shown.size === 0 && state.isMissing
  // A ticked box stays, also if the document appears or disappears meanwhile.
  const box = state.confirmation ?? (isMissing ? 'ELSEWHERE' : 'WHOLE_DOCUMENT')
  return (
    <div class="reading-notice">
      {isMissing ? (
        <p>{t.reading.missing}</p>
      ) : (
        <>
          <p>{words.shown(shown.size, pages)}</p>
          <button type="button" class="quiet" onClick={() => readOn(state.shown)}>
            {t.reading.readOn}
          </button>
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
      {hasError && (
        <p class="error" id="reading-error" role="alert">
          {isMissing ? t.reading.refusedMissing : t.reading.refused}
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
