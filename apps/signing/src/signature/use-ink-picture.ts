import { useState } from 'preact/hooks'
import { announce } from '@paraph/ui/announce.ts'
import type { Texts } from '../../generated/texts.ts'
import { useTexts } from '../texts/language.ts'

type Say = (said: ((t: Texts) => string) | undefined) => void

/** The ink of the signature in a photo or picture that the party chooses. */
export function useInkPicture(earlier: string | undefined, setError: Say, setStatus: Say) {
  const { t } = useTexts()
  /** A PNG in base64. */
  const [picture, setPicture] = useState(earlier)
  const [isBusy, setBusy] = useState(false)

  /** Makes ink of the file. A file without a signature leaves an earlier picture as it is. */
  const choosePicture = async (file: File) => {
    setBusy(true)
    setError(undefined)
    setStatus((t) => t.drawing.findingInk)
    try {
      const { findInk } = await import('./find-ink.ts')
      const found = await findInk(file)
      if (typeof found === 'string') setError((t) => t.drawing.inkFaults[found])
      else {
        setPicture(found.picture)
        announce(t.drawing.pictureFound)
      }
    } catch {
      setError((t) => t.drawing.inkFailed)
    }
    setStatus(undefined)
    setBusy(false)
  }
  return { picture, isBusy, choosePicture }
}
