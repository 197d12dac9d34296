import { useState } from 'preact/hooks'
import type { Signature, Strokes } from '../session/draft.ts'
import { useTexts } from '../texts/language.ts'
import { isTooLittle } from './strokes.ts'

/**
 * What the party has drawn or typed in the dialog, and what the page says about it.
 *
 * @param knownName - of the party. It stands in the field for the name.
 */
export function useEntry(startsTyping: boolean, knownName: string) {
  const { t } = useTexts()
  const [isTyping, setTyping] = useState(startsTyping)
  const [strokes, setStrokes] = useState<Strokes>([])
  const [name, setName] = useState(knownName)
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')

  const draw = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
    setStatus('')
  }
  const choose = (typing: boolean) => {
    setTyping(typing)
    setError(undefined)
    setStatus('')
  }
  /** Returns the signature. Without one, it shows an error and returns undefined. */
  const finish = (): Signature | undefined => {
    const typedName = name.trim()
    if (isTyping && typedName && !isInitial(typedName, knownName)) return { typedName }
    if (!isTyping && !isTooLittle(strokes)) return { strokes }
    if (isTyping) setError(typedName ? t.drawing.initial : t.drawing.emptyName)
    else setError(strokes.length > 0 ? t.drawing.tooLittle : t.drawing.emptyDrawing)
    return undefined
  }
  return { isTyping, choose, isEmpty: strokes.length === 0, draw, name, setName, error, status, setStatus, finish }
}

/** True for one letter of a longer name. Some people have a name of one letter. */
function isInitial(typed: string, knownName: string): boolean {
  return [...typed.replace(/\P{L}/gu, '')].length < 2 && [...knownName.trim()].length > 2
}
