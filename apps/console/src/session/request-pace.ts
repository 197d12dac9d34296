import { isParaphError } from '@paraph/client'

/** A server allows a key 600 requests a minute, unless it is set up differently. Work in many steps leaves some of them to the other views. */
const REQUESTS_AT_ONCE = 100
const MILLISECONDS_A_REQUEST = 125

/** Returns a function that waits until one more request may be sent. */
export function pacer(): (signal: AbortSignal) => Promise<void> {
  let free = -Infinity
  return async (signal) => {
    const now = performance.now()
    free = Math.max(free, now - REQUESTS_AT_ONCE * MILLISECONDS_A_REQUEST) + MILLISECONDS_A_REQUEST
    await pause(free - now, signal)
  }
}

/** Returns the seconds after which a server that had too many requests takes more. */
export function secondsToWait(error: unknown): number | undefined {
  return isParaphError(error) && error.status === 429 ? error.retryAfter : undefined
}

/** Waits for the time to pass or for the signal, whichever comes first. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal.aborted) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
