import { type BankIdOrder, isParaphError, ParaphError } from '@paraph/client'

// In milliseconds.
const EACH = 1000
const HIDDEN = 5000
const SLOWEST = 10_000
const ANSWER_TIMEOUT = 10_000
/** Longer than any order lives. */
const LONGEST = 20 * 60_000

interface FollowOptions {
  get: (options: { maxRetries: number; timeout: number; signal: AbortSignal }) => Promise<BankIdOrder>
  /** Returns true when there is no more to ask. */
  onOrder: (order: BankIdOrder) => boolean
  /** The server did not answer twice. The next answer ends that. */
  onOffline: () => void
  /** Called once, when there is no hope. */
  onError: (error: unknown) => void
  /** True while there may be no order yet. */
  mayBeMissing?: boolean
  signal: AbortSignal
}

export function hasEnded({ status }: BankIdOrder): boolean {
  return status === 'COMPLETE' || status === 'FAILED' || status === 'CANCELLED'
}

/** Asks for the order about once a second. Asks less while the page is hidden, or the network is gone. */
export async function followOrder(options: FollowOptions): Promise<void> {
  const { get, onOrder, onOffline, onError, mayBeMissing = false, signal } = options
  const until = Date.now() + LONGEST
  let failures = 0
  for (;;) {
    await pause(Math.min(EACH * 2 ** failures, SLOWEST), signal)
    if (signal.aborted) return
    try {
      const order = await get({ maxRetries: 0, timeout: ANSWER_TIMEOUT, signal })
      if (signal.aborted) return
      failures = 0
      if (onOrder(order)) return
    } catch (error) {
      if (signal.aborted) return
      const isMissing = mayBeMissing && isParaphError(error, 'bankid_order_not_found')
      if ((!isMissing && !isPassing(error)) || Date.now() > until) return onError(error)
      failures += isMissing ? 0 : 1
      if (failures === 2) onOffline()
    }
  }
}

/** True if the same call may succeed later. */
export function isPassing(error: unknown): boolean {
  return error instanceof ParaphError && (error.status >= 500 || error.status === 0)
}

/** Waits, but not longer than until the page is shown again, or the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    const end = () => {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
    const isHidden = () => document.visibilityState === 'hidden'
    const timer = setTimeout(end, isHidden() ? Math.max(HIDDEN, milliseconds) : milliseconds)
    const options = { signal: listening.signal }
    document.addEventListener('visibilitychange', () => isHidden() || end(), options)
    addEventListener('online', end, options)
    signal.addEventListener('abort', end, options)
  })
}
