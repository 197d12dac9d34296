import { useRef, useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import { useTexts } from '../texts/language.ts'

interface PageJumpProps {
  /** The page in view. */
  current: number
  pages: number
  /** @param takesFocus - false if the party has already gone on to another element. */
  onGoTo: (number: number, takesFocus: boolean) => void
}

/** Shows the number of the page in view. The party can type another number to go there. */
export function PageJump({ current, pages, onGoTo }: PageJumpProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const go = (takesFocus: boolean) => {
    const field = input.current!
    const text = field.value.trim()
    // At once, because the focus may leave the field before the next render, and `onBlur` must not go there again.
    field.value = String(current)
    setTyped(undefined)
    if (!/^\d+$/.test(text)) {
      if (takesFocus) field.select()
      return announce(t.reader.wrongPage({ count: pages }))
    }
    const number = Math.min(Math.max(Number(text), 1), pages)
    onGoTo(number, takesFocus)
    if (number !== Number(text)) announce(t.reader.nearestPage({ page: number, count: pages }))
    else if (!takesFocus) announce(t.reader.page({ page: number, count: pages }))
  }
  return (
    <form
      class="jump"
      onSubmit={(event) => {
        event.preventDefault()
        go(true)
      }}
    >
      <span class="visually-hidden">{t.reader.page({ page: current, count: pages })}</span>
      <span class="page-word" aria-hidden="true">
        {t.reader.pageWord}
      </span>
      <input
        ref={input}
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autocomplete="off"
        maxLength={6}
        aria-label={t.reader.goToPage}
        value={typed ?? String(current)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        // The number keyboard of iOS has no Enter key. Its button “Done” only takes the focus away.
        onBlur={({ currentTarget }) => void (currentTarget.value === String(current) || go(false))}
      />
      <span aria-hidden="true">{t.reader.ofPages({ count: pages })}</span>
    </form>
  )
}
