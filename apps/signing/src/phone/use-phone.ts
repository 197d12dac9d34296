import { type Drawing, isParaphError } from '@paraph/client'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type Connection, connect } from '../session/connection.ts'
import type { PhoneTask } from '../session/link.ts'
import { sanitize } from '../texts/sanitize.ts'

type State = 'loading' | 'unreachable' | 'open' | 'sent' | 'ended'
type Signing = Connection['signing']

/** What the phone shows of the document. */
export type About = Pick<Drawing, 'documentTitle' | 'partyName' | 'language' | 'isTest'>

const looks: Record<PhoneTask, (signing: Signing) => Promise<{ about: About; isSent: boolean }>> = {
  draw: async (signing) => {
    const { strokes, ...about } = await signing.getDrawing()
    return { about, isSent: strokes !== null }
  },
  scan: async (signing) => {
    const { isUploaded, ...about } = await signing.getPhoneScan()
    return { about, isSent: isUploaded }
  },
}

/** Loads what the task of the phone is about, and follows it to its end. */
export function usePhone(task: PhoneTask, token: string) {
  const { signing } = useMemo(() => connect(token), [token])
  const [state, setState] = useState<State>(token ? 'loading' : 'ended')
  const [about, setAbout] = useState<About>()
  const load = async () => {
    setState('loading')
    try {
      const { about, isSent } = await looks[task](signing)
      setAbout(sanitize(about))
      setState(isSent ? 'sent' : 'open')
    } catch (error) {
      setState(hasEnded(error) ? 'ended' : 'unreachable')
    }
  }
  useEffect(() => void (token && load()), [])

  /** Call this after a failed call. Returns false if the call can be tried again. */
  const recover = async (error: unknown): Promise<boolean> => {
    if (!hasEnded(error)) return false
    setState('ended')
    return true
  }
  /** Returns false if the server did not answer. The call can then be made again. */
  const send = async (call: (signing: Signing) => Promise<unknown>): Promise<boolean> => {
    try {
      await call(signing)
      setState('sent')
      return true
    } catch (error) {
      return recover(error)
    }
  }
  return { state, about, load: () => void load(), send, recover, finish: () => setState('sent') }
}

/** True if no later try can succeed: the task has ended, was done before, or the document has ended. */
function hasEnded(error: unknown): boolean {
  return isParaphError(error) && [401, 404, 409, 410].includes(error.status)
}
