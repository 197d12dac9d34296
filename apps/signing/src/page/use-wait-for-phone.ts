import { isParaphError } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isPreviewed } from '../session/previewed.ts'
import { type PageActions, usePage } from './page-context.ts'

export type PhoneState = 'starting' | 'waiting' | 'offline' | 'ended' | 'failed'

/** Milliseconds between two looks. The server ends each code after minutes, and with it the looks. */
const LOOK_AGAIN_AFTER = 2_000

type Signing = PageActions['signing']

interface PhoneWork<Answer> {
  /** Makes the code, or finds the one that the phone may be at work with. */
  begin: (signing: Signing, signal: AbortSignal) => PromiseLike<{ url: string }>
  look: (signing: Signing, options: { maxRetries: 0; signal: AbortSignal }) => PromiseLike<Answer>
  /** Returns true if the answer has what the phone was to send. */
  take: (answer: Answer) => boolean
}

/** Makes the code for the phone, and waits for what the phone sends. */
export function useWaitForPhone<Answer>(work: PhoneWork<Answer>) {
  const { signing, recover } = usePage()
  const [state, setState] = useState<PhoneState>('starting')
  const [url, setUrl] = useState<string>()
  const running = useRef(new AbortController())
  /** The page may have changed since the code was made. */
  const latest = useRef(work)
  latest.current = work

  const look = async (signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return
    try {
      // A hidden page looks again when it is visible.
      if (document.visibilityState === 'visible') {
        const answer = await latest.current.look(signing, { maxRetries: 0, signal })
        if (signal.aborted) return
        if (latest.current.take(answer)) return
        setState('waiting')
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
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    setState('starting')
    try {
      const { url } = await latest.current.begin(signing, signal)
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
  const stop = () => running.current.abort()
  useEffect(() => stop, [])
  return { state, url, start: () => void start(), stop }
}
