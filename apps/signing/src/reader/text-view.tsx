import { useEffect, useRef, useState } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { observe } from '../browser/observe.ts'
import type { Opened } from './use-pdf.ts'

/** Number of pages that are added at a time, so that a very long document does not block the browser. */
const STEP = 20

interface TextViewProps extends Opened {
  onCurrent: (number: number) => void
  onShown: (number: number) => void
}

/** The document as text only, for screen readers, large type and narrow windows. */
export function TextView({ pdf, textOf, onCurrent, onShown }: TextViewProps) {
  const { t } = useTexts()
  const [count, setCount] = useState(STEP)
  const added = useRef<HTMLHeadingElement>(null)
  const shown = Math.min(count, pdf.numPages)
  useEffect(() => {
    if (count > STEP) added.current?.focus()
  }, [count])
  return (
    <>
      <p class="hint">{t.reader.textHint}</p>
      {Array.from({ length: shown }, (_, index) => (
        <TextPage
          key={index}
          number={index + 1}
          label={t.reader.page(index + 1, pdf.numPages)}
          heading={index + 1 === count - STEP + 1 ? added : null}
          textOf={textOf}
          onCurrent={onCurrent}
          onShown={onShown}
        />
      ))}
      {shown < pdf.numPages && (
        <button type="button" onClick={() => setCount(count + STEP)}>
          {t.reader.morePages}
        </button>
      )}
    </>
  )
}

interface TextPageProps extends Pick<TextViewProps, 'textOf' | 'onCurrent' | 'onShown'> {
  number: number
  label: string
  heading: { current: HTMLHeadingElement | null } | null
}

function TextPage({ number, label, heading, textOf, onCurrent, onShown }: TextPageProps) {
  const { t } = useTexts()
  const element = useRef<HTMLElement>(null)
  const [text, setText] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isEnded = false
    textOf(number).then(
      (text) => isEnded || setText(text),
      () => isEnded || setFailed(true),
    )
    const current = observe(element.current!, { rootMargin: '-50% 0px' }, (entry) => {
      if (entry.isIntersecting) onCurrent(number)
    })
    return () => {
      isEnded = true
      current.disconnect()
    }
  }, [])
  useEffect(() => {
    if (text === undefined) return undefined
    // A page without text does not count as read.
    const end = observe(element.current!.lastElementChild!, {}, (entry) => {
      if (entry.isIntersecting && text) onShown(number)
    })
    return () => end.disconnect()
  }, [text])
  return (
    <section ref={element} class="text-page" aria-busy={text === undefined && !hasFailed}>
      <h3 ref={heading} tabIndex={-1} data-page={number}>
        {label}
      </h3>
      {text && (
        <p class="text" dir="auto">
          {text}
        </p>
      )}
      {text === '' && <p class="hint">{t.reader.noText}</p>}
      {hasFailed && <p class="error">{t.reader.failed}</p>}
      <span />
    </section>
  )
}
