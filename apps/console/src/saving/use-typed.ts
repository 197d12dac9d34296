import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useDraftChanges } from './draft-changes.ts'

/** The text in a field of a draft: what the person has typed, or else what the server has. */
export function useTyped(value: string) {
  const id = useId()
  const changes = useDraftChanges()
  const [typed, setTyped] = useState<string>()
  const wanted = useRef(value)
  const seen = useRef(value)
  const isTyped = useRef(false)
  const isFocused = useRef(false)
  const mark = (isNew: boolean) => {
    isTyped.current = isNew
    if (isNew) changes.add(id)
    else changes.delete(id)
  }

  // The server trims a text. While the person goes on to type, a space at the end stays.
  useEffect(() => {
    if (!isTyped.current && (!isFocused.current || value !== seen.current)) setTyped(undefined)
  }, [value])

  return {
    id,
    shown: typed ?? value,
    /** What the server had when the person began to type. */
    seen,
    /** True while the server does not have the text. */
    isTyped,
    isFocused,
    /** Returns what the server should have. */
    wanted: () => wanted.current.trim(),
    type: (text: string) => {
      if (!isTyped.current) seen.current = value
      mark(true)
      wanted.current = text
      setTyped(text)
    },
    /** Ends the typing because the server has the text. As long as the person is in the field, it stays as they typed it. */
    finish: () => {
      mark(false)
      if (!isFocused.current) setTyped(seen.current)
    },
    /** Ends the typing, and shows what the server has. */
    showStored: () => {
      mark(false)
      setTyped(undefined)
    },
  }
}
