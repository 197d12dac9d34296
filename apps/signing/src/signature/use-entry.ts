import { useState } from 'preact/hooks'
import type { Signature, Strokes } from '../session/draft.ts'
import { useTexts } from '../texts/language.ts'

/** What the party has drawn or typed in the dialog, and what the page says about it. */
export function useEntry(startsTyping: boolean) {
  const { t } = useTexts()
  const [isTyping, setTyping] = useState(startsTyping)
  const [strokes, setStrokes] = useState<Strokes>([])
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')

  const draw = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
    setStatus('')
  }
  const choose = (typing: boolean) => {
    setTyping(typing)
    draw([])
  }
  /** Returns the signature. Without one, it shows an error and returns undefined. */
  const finish = (): Signature | undefined => {
    const typedName = name.trim()
    if (isTyping && typedName) return { typedName }
    if (!isTyping && strokes.length > 0) return { strokes }
    setError(isTyping ? t.drawing.emptyName : t.drawing.emptyDrawing)
    return undefined
  }
  return { isTyping, choose, isEmpty: strokes.length === 0, draw, name, setName, error, status, setStatus, finish }
}
