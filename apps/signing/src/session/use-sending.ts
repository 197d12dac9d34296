import { ParaphError } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { LineFault } from '../layout/line-notice.tsx'
import { openConnectionTrouble, TRIES } from './connection-trouble.ts'
import { tellHostOfFailure } from './host.ts'
import { isPreviewed } from './previewed.ts'

export interface Sending {
  /** Why the act waits for the connection. Undefined while it does not wait. */
  fault: LineFault | undefined
  /**
   * Sends an act of the party. Without a connection it says so at once, and sends the act when the line is back: repeating it has no second effect.
   * If the party stops the act, returns `notSent`, or `unknown` if the act may have reached the server. In a preview, returns `previewed`. Rejects with every other error.
   *
   * @param act - gets a signal that is aborted when the party stops it
   */
  send: (act: (signal: AbortSignal) => Promise<void>) => Promise<'done' | 'notSent' | 'unknown' | 'previewed'>
  stop: () => void
}

export function useSending(): Sending {
  const [fault, setFault] = useState<LineFault>()
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const send: Sending['send'] = async (act) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const trouble = openConnectionTrouble((isTrouble) => {
      if (signal.aborted) return
      setFault(!isTrouble ? undefined : navigator.onLine ? 'noAnswer' : 'offline')
      if (isTrouble) tellHostOfFailure('unavailable')
    })
    stop.current = () => {
      stopping.abort()
      setFault(undefined)
      trouble.close()
    }
    let wasTried = false
    try {
      for (let failures = 0; !signal.aborted;) {
        // A browser that knows that it is offline need not try.
        if (navigator.onLine) {
          wasTried = true
          const outcome = await act(signal).then(
            () => 'done' as const,
            (error: unknown) => {
              if (isPreviewed(error)) return 'previewed'
              if (signal.aborted || isLineFault(error)) return undefined
              throw error
            },
          )
          if (outcome) return outcome
        }
        // After more failures than this, no timer starts the next try, and the notice has no button for it.
        if (!signal.aborted) await trouble.wait(Math.min(++failures, TRIES))
      }
      return wasTried ? 'unknown' : 'notSent'
    } finally {
      stop.current()
    }
  }
  return { fault, send, stop: () => stop.current() }
}

/** True if the answer may be lost, or a proxy says that the server is away for a moment. */
function isLineFault(error: unknown): boolean {
  return error instanceof ParaphError && [0, 502, 503, 504].includes(error.status)
}
