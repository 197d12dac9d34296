import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { addressOf, changeTo, type ShownDocuments } from '../routes.ts'
import { useTexts } from '../texts/language.ts'

/** Milliseconds without another letter, after which the words are looked for. */
const PAUSE = 300

/** The words are in the address, so that a reload, a bookmark and the way back from a document show the same list. */
export function SearchField({ shown: { status, search = '' } }: { shown: ShownDocuments }) {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState(search)
  /** The words of the last address that this field has made. The person may have typed more since. */
  const own = useRef(search)
  const show = (words: string) => {
    if (words === search) return
    own.current = words
    changeTo(addressOf.documents({ status, search: words }))
  }
  // The address can change without this field, by the back button.
  useEffect(() => {
    if (search === own.current) return
    own.current = search
    setText(search)
  }, [search])
  useEffect(() => {
    const pause = setTimeout(() => show(text.trim()), PAUSE)
    return () => clearTimeout(pause)
  }, [text, status, search])
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        show(text.trim())
      }}
    >
      <label for={id}>{t.documents.search}</label>
      <input
        id={id}
        type="search"
        maxLength={100}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
    </form>
  )
}
