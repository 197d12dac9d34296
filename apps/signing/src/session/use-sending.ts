import { ParaphError } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { openConnectionTrouble } from './connection-trouble.ts'
import { tellHostOfFailure } from './host.ts'

export interface Sending {
  /** True while the act waits for the connection. */
  isWaiting: boolean
  /**
   * Sends an act of the party. Without a connection it says so at once, and sends the act when the line is back: to repeat an act has no second effect.
   * Returns false if the party has stopped it. Rejects with every other error.
   */
  send: (act: () => Promise<void>) => Promise<boolean>
  stop: () => void
}

export function useSending(): Sending {
  const [isWaiting, setWaiting] = useState(false)
  const stop = useRef(() => {})
  useEffect(() => () => stop.current(), [])
  const send = async (act: () => Promise<void>) => {
    const stopping = new AbortController()
    const { signal } = stopping
    const trouble = openConnectionTrouble((isTrouble) => {
      if (signal.aborted) return
      setWaiting(isTrouble)
      if (isTrouble) tellHostOfFailure('unavailable')
    })
    stop.current = () => {
      stopping.abort()
      setWaiting(false)
      trouble.close()
    }
    try {
      for (let failures = 0; !signal.aborted;) {
        // A browser that knows that it is offline need not try.
        if (navigator.onLine) {
          const isDone = await act().then(
            () => true,
            (error: unknown) => {
              if (isLineFault(error)) return false
              throw error
            },
          )
          if (isDone) return true
        }
        if (!signal.aborted) await trouble.wait(++failures)
      }
      return false
    } finally {
      stop.current()
    }
  }
  return { isWaiting, send, stop: () => stop.current() }
}

/** True if the answer may be lost, or a proxy says that the server is away for a moment. */
function isLineFault(error: unknown): boolean {
  return error instanceof ParaphError && [0, 502, 503, 504].includes(error.status)
}
