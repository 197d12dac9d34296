import { useEffect, useRef, useState } from 'preact/hooks'
import { SearchBox } from './search-box.tsx'

/** Milliseconds without another letter, after which the words are looked for. */
const PAUSE = 300

interface SearchFieldProps {
  label: string
  /** The words of the address. */
  search: string | undefined
  /** Puts the words into the address, so that a reload, a bookmark and the way back show the same list. */
  onSearch: (words: string) => void
}

export function SearchField({ label, search = '', onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search)
  /** The words of the last address that this field has made. The person may have typed more since. */
  const own = useRef(search)
  const show = (words: string) => {
    if (words === search) return
    own.current = words
    onSearch(words)
  }
  /** The pause ends after a later rendering, in which the address may be another one. */
  const showNow = useRef(show)
  showNow.current = show
  // The address can change without this field, by the back button.
  useEffect(() => {
    if (search === own.current) return
    own.current = search
    setText(search)
  }, [search])
  useEffect(() => {
    const pause = setTimeout(() => showNow.current(text.trim()), PAUSE)
    return () => clearTimeout(pause)
  }, [text, search])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!asksToSearch(event)) return
      event.preventDefault()
      field.current!.select()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <form
      class="search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        show(text.trim())
      }}
    >
      <SearchBox label={label} value={text} shortcut="/" field={field} onType={setText} />
    </form>
  )
}

/** True for the key `/` where nobody types and no dialog is open. */
const asksToSearch = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) =>
  key === '/' &&
  !(ctrlKey || metaKey || altKey) &&
  !(target as Element).closest('input, textarea, select, [contenteditable], [role=menu]') &&
  !document.querySelector('dialog[open]')
