import { type Drawing, isParaphError } from '@paraph/client'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { connect } from '../session/connection.ts'
import type { Strokes } from '../session/signature.ts'
import { tame } from '../texts/tame.ts'

type State = 'loading' | 'unreachable' | 'open' | 'sent' | 'ended'

/** Loads what the drawing is about, and sends it. */
export function usePhoneDrawing(token: string) {
  const { signing } = useMemo(() => connect(token), [token])
  const [state, setState] = useState<State>(token ? 'loading' : 'ended')
  const [drawing, setDrawing] = useState<Drawing>()
  const load = async () => {
    setState('loading')
    try {
      const drawing = await signing.getDrawing()
      setDrawing(tame(drawing))
      setState(drawing.strokes ? 'sent' : 'open')
    } catch (error) {
      setState(hasEnded(error) ? 'ended' : 'unreachable')
    }
  }
  useEffect(() => {
    if (state !== 'unreachable') return undefined
    const tryNow = () => void load()
    addEventListener('online', tryNow)
    return () => removeEventListener('online', tryNow)
  }, [state])
  useEffect(() => void (token && load()), [])

  /** Returns false if the server did not answer. The drawing can then be sent again. */
  const send = async (strokes: Strokes): Promise<boolean> => {
    try {
      await signing.sendDrawing({ strokes })
      setState('sent')
    } catch (error) {
      if (!hasEnded(error)) return false
      setState('ended')
    }
    return true
  }
  return { state, drawing, load: () => void load(), send }
}

/** True if no later try can succeed: the drawing has ended, was sent before, or the document has ended. */
function hasEnded(error: unknown): boolean {
  return isParaphError(error) && [401, 404, 409, 410].includes(error.status)
}
