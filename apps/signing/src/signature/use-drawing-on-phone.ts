import { useEffect, useState } from 'preact/hooks'
import { useWaitForPhone } from '../page/use-wait-for-phone.ts'
import type { Strokes } from '../session/signature.ts'

/**
 * Starts a drawing on a phone, and waits for it. A drawing that has arrived stays when the party looks at another way to sign.
 *
 * @param known - what was drawn before.
 */
export function useDrawingOnPhone(known: Strokes | undefined, onStrokes: (strokes: Strokes | undefined) => void) {
  const [isDrawn, setDrawn] = useState(known !== undefined)
  const phone = useWaitForPhone({
    begin: (signing, signal) => signing.startDrawing({ signal }),
    look: (signing, options) => signing.getDrawing(options),
    take: ({ strokes }) => {
      if (!strokes) return false
      setDrawn(true)
      onStrokes(strokes)
      return true
    },
  })
  const start = () => {
    setDrawn(false)
    onStrokes(undefined)
    phone.start()
  }
  useEffect(() => void (isDrawn || start()), [])
  return { state: isDrawn ? ('drawn' as const) : phone.state, url: phone.url, start }
}
