import { isParaphError } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Strokes } from '../session/signature.ts'
import { usePage } from '../page/page-context.ts'
import { isPreviewed } from '../session/previewed.ts'

export type PhoneState = 'starting' | 'waiting' | 'offline' | 'drawn' | 'ended' | 'failed'

/** Milliseconds between two looks. The server ends each drawing after 10 minutes, and with it the looks. */
const LOOK_AGAIN_AFTER = 2_000

/**
 * Starts a drawing on a phone, and waits for it. A drawing that has arrived stays when the party looks at another way to sign.
 *
 * @param known - what was drawn before.
 */
export function useDrawingOnPhone(known: Strokes | undefined, onStrokes: (strokes: Strokes | undefined) => void) {
  const { signing, recover } = usePage()
  const [state, setState] = useState<PhoneState>(known ? 'drawn' : 'starting')
  const [url, setUrl] = useState<string>()
  const work = useRef(new AbortController())

  const look = async (signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return
    try {
      // A hidden page looks again when it is visible.
      const drawing = document.visibilityState === 'visible' && (await signing.getDrawing({ maxRetries: 0, signal }))
      if (signal.aborted) return
      if (drawing) setState('waiting')
      if (drawing && drawing.strokes) {
        setState('drawn')
        return onStrokes(drawing.strokes)
      }
    } catch (error) {
      if (signal.aborted) return
      if (isParaphError(error) && error.status === 404) return setState('ended')
      if (isParaphError(error) && [401, 403, 410].includes(error.status)) return void recover(error)
      setState('offline')
    }
    setTimeout(() => void look(signal), LOOK_AGAIN_AFTER)
  }
  const start = async () => {
    work.current.abort()
    work.current = new AbortController()
    const { signal } = work.current
    setState('starting')
    onStrokes(undefined)
    try {
      const { url } = await signing.startDrawing({ signal })
      setUrl(url)
      setState('waiting')
      setTimeout(() => void look(signal), LOOK_AGAIN_AFTER)
    } catch (error) {
      if (signal.aborted) return
      setState(isPreviewed(error) ? 'ended' : 'failed')
      // The link, the turn or the document may have changed. Other failures can be tried again.
      if (isParaphError(error) && error.status >= 400 && error.status < 429) void recover(error)
    }
  }
  useEffect(() => {
    if (!known) void start()
    return () => work.current.abort()
  }, [])
  return { state, url, start: () => void start() }
}
