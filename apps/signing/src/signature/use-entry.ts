import { useSaid } from '@paraph/ui/use-said.ts'
import { useState } from 'preact/hooks'
import type { Signature, Strokes } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { isTooLittle } from './strokes.ts'
import { faultOfTypedName } from './typed-name.ts'
import { useInkPicture } from './use-ink-picture.ts'

/** How the party makes its signature. */
export type Way = 'draw' | 'phone' | 'type' | 'picture'

/**
 * What the party has drawn, typed or chosen in the dialog, and what the page says about it.
 *
 * @param ways - the ways that this browser has. The first one is chosen, unless the party changes a signature that it has made in another way.
 * @param knownName - the name of the party, which stands in the field for the name at first.
 * @param changed - the signature that the party changes.
 */
export function useEntry(ways: Way[], knownName: string, changed: Signature | undefined) {
  const { t } = useTexts()
  const [way, setWay] = useState(() => {
    const earlier = changed && ('typedName' in changed ? 'type' : 'picture' in changed ? 'picture' : 'draw')
    return earlier && ways.includes(earlier) ? earlier : ways[0]!
  })
  const [strokes, setStrokes] = useState<Strokes>(changed && 'strokes' in changed ? changed.strokes : [])
  const [phoneStrokes, setPhoneStrokes] = useState<Strokes>()
  const [name, setName] = useState(changed && 'typedName' in changed ? changed.typedName : knownName)
  /** The other name that the party was asked about. */
  const [asked, setAsked] = useState<string>()
  const [error, setError] = useSaid(t)
  const [status, setStatus] = useSaid(t)
  const earlierPicture = changed && 'picture' in changed ? changed.picture : undefined
  const { picture, isBusy, choosePicture } = useInkPicture(earlierPicture, setError, setStatus)

  const draw = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
    setStatus(undefined)
  }
  const drawOnPhone = (strokes: Strokes | undefined) => {
    setPhoneStrokes(strokes)
    setError(undefined)
  }
  const choose = (way: Way) => {
    setWay(way)
    setError(undefined)
    setStatus(undefined)
  }
  /** Returns the signature. Without one, it shows an error and returns undefined. */
  const finish = (): Signature | undefined => {
    const typedName = name.trim()
    if (way === 'picture') {
      if (picture) return { picture }
      setError((t) => t.drawing.emptyPicture)
    } else if (way === 'phone') {
      if (phoneStrokes) return { strokes: phoneStrokes }
      setError((t) => t.drawing.phone.empty)
    } else if (way === 'type') {
      const fault = faultOfTypedName(typedName, knownName, asked)
      if (!fault) return { typedName }
      if (fault === 'otherName') setAsked(typedName)
      setError((t) =>
        fault === 'otherName' ? t.drawing.otherName({ name: knownName, typed: typedName }) : t.drawing[fault],
      )
    } else {
      if (!isTooLittle(strokes)) return { strokes }
      setError((t) => (strokes.length > 0 ? t.drawing.tooLittle : t.drawing.emptyDrawing))
    }
    return undefined
  }
  const isEmpty = strokes.length === 0
  return {
    way,
    choose,
    isEmpty,
    draw,
    phoneStrokes,
    drawOnPhone,
    name,
    setName,
    picture,
    choosePicture,
    isBusy,
    error,
    status,
    setStatus,
    finish,
  }
}
