import { isParaphError } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { usePage } from '../page/page-context.ts'
import { isPreviewed } from '../session/previewed.ts'

export type PhoneScanState = 'starting' | 'waiting' | 'offline' | 'ended' | 'failed'

/** Milliseconds between two looks. The server ends each code after 30 minutes, and with it the looks. */
const LOOK_AGAIN_AFTER = 2_000

/** Makes the code for the phone, and waits for what the phone uploads, also while the code is not shown. */
export function usePhoneScan(onUploaded: () => void) {
  const { signing, recover } = usePage()
  const [state, setState] = useState<PhoneScanState>('starting')
  const [url, setUrl] = useState<string>()
  const work = useRef(new AbortController())
  /** The page may have changed since the code was made. */
  const finish = useRef(onUploaded)
  finish.current = onUploaded

  const look = async (signal: AbortSignal): Promise<void> => {
    if (signal.aborted) return
    try {
      // A hidden page looks again when it is visible.
      const scan = document.visibilityState === 'visible' && (await signing.getPhoneScan({ maxRetries: 0, signal }))
      if (signal.aborted) return
      if (scan && scan.isUploaded) return finish.current()
      if (scan) setState('waiting')
    } catch (error) {
      if (signal.aborted) return
      if (isParaphError(error) && error.status === 404) return setState('ended')
      if (isParaphError(error) && [401, 403, 410].includes(error.status)) return void recover(error)
      setState('offline')
    }
    setTimeout(() => void look(signal), LOOK_AGAIN_AFTER)
  }
  /** Finds a code that still works, also if this page was loaded again. The phone may be at work, and a new code would end that. */
  const findRunning = async (signal: AbortSignal) => {
    try {
      const scan = await signing.getPhoneScan({ signal })
      return scan.isUploaded ? undefined : scan
    } catch (error) {
      if (isParaphError(error) && error.status === 404) return undefined
      throw error
    }
  }
  const start = async () => {
    work.current.abort()
    work.current = new AbortController()
    const { signal } = work.current
    setState('starting')
    try {
      const { url } = (await findRunning(signal)) ?? (await signing.startPhoneScan({ signal }))
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
  const stop = () => work.current.abort()
  useEffect(() => stop, [])
  return { state, url, start: () => void start(), stop }
}
