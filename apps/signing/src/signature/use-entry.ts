import { useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import type { Signature, Strokes } from '../session/signature.ts'
import { useTexts } from '../texts/language.ts'
import { isAlike } from './is-alike.ts'
import { isTooLittle } from './strokes.ts'

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
  const [picture, setPicture] = useState(changed && 'picture' in changed ? changed.picture : undefined)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')

  const draw = (strokes: Strokes) => {
    setStrokes(strokes)
    setError(undefined)
    setStatus('')
  }
  const drawOnPhone = (strokes: Strokes | undefined) => {
    setPhoneStrokes(strokes)
    setError(undefined)
  }
  const choose = (way: Way) => {
    setWay(way)
    setError(undefined)
    setStatus('')
  }
  /** Makes ink of the file. A file without a signature leaves an earlier picture as it is. */
  const choosePicture = async (file: File) => {
    setBusy(true)
    setError(undefined)
    setStatus(t.drawing.findingInk)
    try {
      const { findInk } = await import('./find-ink.ts')
      const found = await findInk(file)
      if (typeof found === 'string') setError(t.drawing.inkFaults[found])
      else {
        setPicture(found.picture)
        announce(t.drawing.pictureFound)
      }
    } catch {
      setError(t.drawing.inkFailed)
    }
    setStatus('')
    setBusy(false)
  }
  /** Returns the signature. Without one, it shows an error and returns undefined. */
  const finish = (): Signature | undefined => {
    const typedName = name.trim()
    if (way === 'picture') {
      if (picture) return { picture }
      setError(t.drawing.emptyPicture)
    } else if (way === 'phone') {
      if (phoneStrokes) return { strokes: phoneStrokes }
      setError(t.drawing.phone.empty)
    } else if (way === 'type') {
      if (!typedName || isInitial(typedName, knownName)) setError(typedName ? t.drawing.initial : t.drawing.emptyName)
      else if (isAlike(typedName, knownName) || asked === typedName) return { typedName }
      else {
        setAsked(typedName)
        setError(t.drawing.otherName(knownName, typedName))
      }
    } else {
      if (!isTooLittle(strokes)) return { strokes }
      setError(strokes.length > 0 ? t.drawing.tooLittle : t.drawing.emptyDrawing)
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

/** True for one letter of a longer name. Some people have a name of one letter. */
function isInitial(typed: string, knownName: string): boolean {
  return [...typed.replace(/\P{L}/gu, '')].length < 2 && [...knownName.trim()].length > 2
}
