import type { Initials } from '@paraph/client'
import { useSaid } from '@paraph/ui/use-said.ts'
import { useState } from 'preact/hooks'
import type { Strokes } from '../../session/signature.ts'
import { useFieldsTexts } from '../texts/fields-texts.ts'
import { thinOut } from './thin-out.ts'

/** How the party makes its initials. */
export type InitialsWay = 'type' | 'draw'

/**
 * The initials that the party types or draws, and what is wrong with them.
 *
 * @param name - the name of the party, whose first letters stand in the field at first
 */
export function useInitials(name: string) {
  const t = useFieldsTexts().initials
  const [way, setWay] = useState<InitialsWay>('type')
  const [text, setText] = useState(initialsOf(name))
  const [strokes, setStrokes] = useState<Strokes>([])
  const [error, setError] = useSaid(t)
  /** Returns the initials. Without them, it shows an error and returns undefined. */
  const finish = (): Initials | undefined => {
    if (way === 'type') {
      if (text.trim()) return { text: text.trim() }
      setError((t) => t.empty)
      return undefined
    }
    if (strokes.flat().length < 3) setError((t) => t.tooLittle)
    const thin = thinOut(strokes)
    if (!thin) setError((t) => t.tooMuch)
    return thin && strokes.flat().length >= 3 ? { strokes: thin } : undefined
  }
  const choose = (way: InitialsWay) => {
    setWay(way)
    setError(undefined)
  }
  const type = (text: string) => {
    setText(text)
    setError(undefined)
  }
  const draw = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
  }
  return { way, choose, text, type, draw, isEmpty: strokes.length === 0, error, finish }
}

/** The first letters of the names, at most four. */
function initialsOf(name: string): string {
  return Array.from(name.matchAll(/(?<![\p{L}\p{M}'’])\p{L}\p{M}*/gu), ([letter]) => letter.toUpperCase())
    .slice(0, 4)
    .join('')
}
