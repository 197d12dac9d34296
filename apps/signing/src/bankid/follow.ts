import { type BankIdOrder, isParaphError, ParaphError } from '@paraph/client'

// In milliseconds.
const EACH = 1000
const HIDDEN = 5000
const SLOWEST = 10_000
const ANSWER_TIMEOUT = 10_000
/** No order lives as long. */
const LONGEST = 20 * 60_000

interface FollowOptions {
  get: (options: { maxRetries: number; timeout: number; signal: AbortSignal }) => Promise<BankIdOrder>
  /** Returns true to stop asking. */
  onOrder: (order: BankIdOrder) => boolean
  /** Called after two calls in a row without an answer. The next `onOrder` shows that the server answers again. */
  onOffline: () => void
  /** Called once, for an error after which nothing more is asked. */
  onError: (error: unknown) => void
  /** True while there may be no order yet. */
  mayBeMissing?: boolean
  signal: AbortSignal
}

export function hasEnded({ status }: BankIdOrder): boolean {
  return status === 'COMPLETE' || status === 'FAILED' || status === 'CANCELLED'
}

/** Asks for the order about once a second, and less often while the page is hidden or the server does not answer. */
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

/** Waits. The wait ends early when the page is shown again, or when the network is back. */
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
