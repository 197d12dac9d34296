import { Button } from '@paraph/ui/kit/button.tsx'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../../texts/language.ts'
import { observe } from '@paraph/ui/observe.ts'
import type { PageText } from '../text/page-text.ts'
import { Pieces } from './pieces.tsx'
import { equalRows } from '../file/printed-rows.ts'
import type { Line } from '../shown/use-current-page.ts'
import type { Opened } from './use-pdf.ts'
import { type Seen, useShown } from '../shown/use-shown.ts'

/** Number of pages that are added at a time, so that a very long document does not block the browser. */
const STEP = 20
/** All of the text counts, in this number of rows. */
const WHOLE = equalRows(20)

interface TextViewProps extends Opened {
  line: Line
  /** The page to which the party wants to go. A new object goes there again. */
  wanted: WantedPage | undefined
  onGoTo: (number: number) => void
  onCurrent: (number: number) => void
  onSeen: (number: number, seen: Seen) => void
  /** Writes what stands below the text of a page. */
  notes: ((page: number) => ComponentChildren) | undefined
}

export interface WantedPage {
  number: number
  /** False if the focus should stay where it is. */
  takesFocus: boolean
}

/** The pages that are shown, `first` and `last` included. */
interface Shown {
  first: number
  last: number
}

/** The document as text only, for screen readers, large type and narrow windows. */
export function TextView({ pdf, textOf, line, wanted, ...events }: TextViewProps) {
  const { t } = useTexts()
  const { numPages } = pdf
  const frame = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(from(1, numPages))
  const [next, setNext] = useState<WantedPage>()
  const show = (pages: Shown, next: WantedPage) => {
    setShown(pages)
    setNext(next)
  }
  useEffect(() => {
    if (!wanted) return
    const isShown = wanted.number >= shown.first && wanted.number <= shown.last
    show(isShown ? shown : from(wanted.number, numPages), wanted)
  }, [wanted])
  useEffect(() => {
    if (!next) return
    const heading = frame.current!.querySelectorAll('h3')[next.number - shown.first]!
    if (next.takesFocus) heading.focus({ preventScroll: true })
    heading.parentElement!.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [next])
  return (
    <div ref={frame}>
      <p class="hint">{t.reader.textHint}</p>
      {shown.first > 1 && (
        <Button
          onPress={() => {
            const first = Math.max(1, shown.first - STEP)
            show({ ...shown, first }, { number: first, takesFocus: true })
          }}
        >
          {t.reader.earlierPages}
        </Button>
      )}
      {Array.from({ length: shown.last - shown.first + 1 }, (_, index) => (
        <TextPage
          key={shown.first + index}
          number={shown.first + index}
          label={t.reader.page({ page: shown.first + index, count: numPages })}
          textOf={textOf}
          line={`${line.fromTop} 0px ${line.fromBottom}`}
          {...events}
        />
      ))}
      {shown.last < numPages && (
        <Button
          class="more-pages"
          onPress={() => {
            const { last } = from(shown.last + 1, numPages)
            show({ ...shown, last }, { number: shown.last + 1, takesFocus: true })
          }}
        >
          {t.reader.morePages}
        </Button>
      )}
    </div>
  )
}

const from = (first: number, pages: number): Shown => ({ first, last: Math.min(first + STEP - 1, pages) })

interface TextPageProps extends Pick<TextViewProps, 'textOf' | 'onGoTo' | 'onCurrent' | 'onSeen' | 'notes'> {
  number: number
  label: string
  /** The observer margins that leave only the line of the current page: see `useCurrentPage`. */
  line: string
}

function TextPage({ number, label, line, textOf, onGoTo, onCurrent, onSeen, notes }: TextPageProps) {
  const { t } = useTexts()
  const element = useRef<HTMLElement>(null)
  const [text, setText] = useState<PageText>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isEnded = false
    textOf(number).then(
      (text) => isEnded || setText(text),
      () => isEnded || setFailed(true),
    )
    return () => void (isEnded = true)
  }, [])
  useEffect(() => {
    const current = observe(element.current!, { rootMargin: line }, (entry) => {
      if (entry.isIntersecting) onCurrent(number)
    })
    return () => current.disconnect()
  }, [line])
  const words = useRef<HTMLParagraphElement>(null)
  // A page without text, such as a scanned one, shows nothing here.
  useShown(words, text && text.length > 0 ? WHOLE : undefined, (seen) => onSeen(number, seen))
  return (
    <section ref={element} class="text-page" aria-busy={text === undefined && !hasFailed}>
      <h3 tabIndex={-1} data-page={number}>
        {label}
      </h3>
      {text && text.length > 0 && (
        <p ref={words} class="text" dir="auto">
          <Pieces text={text} onGoTo={onGoTo} />
        </p>
      )}
      {text?.length === 0 && <p class="hint">{t.reader.noText}</p>}
      {hasFailed && <p class="error">{t.reader.failed}</p>}
      {notes?.(number)}
    </section>
  )
}
