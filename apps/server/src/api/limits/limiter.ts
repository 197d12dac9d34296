import type { Problem } from '#platform/problems/problem.ts'
import { type CallerWindow, type Counted, openCallerWindows } from './caller-windows.ts'

/** The state of a caller's limit. */
export interface Quota {
  limit: number
  remaining: number
  /** Milliseconds until the window ends. */
  left: number
}

/** Finds the caller and adds `requests` to its count in the database, in one statement. With 0, it only finds the caller. */
type LookUp<T> = (requests: number) => Promise<(T & Partial<Counted>) | undefined>

export interface Limiter<Found> {
  /**
   * Counts a request, and looks up its caller. If the memory shows that a caller is over its limit, it is refused without a look-up.
   *
   * @param name - identifies the caller in memory.
   * @returns undefined if there is no such caller.
   * @throws Problem if the limit is exceeded.
   */
  admit: <T extends Found>(name: string, lookUp: LookUp<T>) => Promise<{ found: T; quota: Quota } | undefined>
}

export interface LimiterOptions<Found> {
  /** The limit of a caller, in requests per window. */
  limitOf: (found: Found) => number
  /** The name under which the database counts the requests of a caller. Several callers may share it. */
  nameOf: (found: Found) => string
  /** The problem of a request over the limit. */
  refuse: (quota: Quota) => Problem
  /** Called once for each window in which a caller is refused. */
  onRefused?: ((found: Found) => void) | undefined
  /** Called before each statement that counts in the database. */
  onSettle?: (() => void) | undefined
  /** The maximum number of windows in memory. */
  capacity?: number
  /** Milliseconds of a monotonic clock. */
  clock?: () => number
}

/** A server counts this part of a limit in memory, or this number of requests if that is less, before it adds them to the count in the database. */
const SETTLE_AT = { part: 1 / 20, requests: 30 }

/**
 * Counts the requests of callers over all servers. Most requests are counted in memory. When a server has counted a twentieth of a limit, or 30
 * requests, the look-up of that request adds them to the count in the database and returns the count of all servers. While that runs, it counts as
 * many again in memory, and each further request in the database. So each server admits at most twice that many requests above the limit. A caller
 * that is not in memory is counted in the database.
 */
export function openLimiter<Found>(options: LimiterOptions<Found>): Limiter<Found> {
  const { limitOf, nameOf, refuse, onRefused, onSettle, capacity = 10_000, clock = () => performance.now() } = options
  const windows = openCallerWindows<Found>(capacity, clock)

  const quotaOf = ({ found, settled, pending, end }: CallerWindow<Found>): Quota => ({
    limit: limitOf(found),
    remaining: Math.max(0, limitOf(found) - settled - pending),
    left: Math.max(0, end - clock()),
  })

  const refused = (window: CallerWindow<Found>): Problem => {
    if (!window.isRefused) onRefused?.(window.found)
    window.isRefused = true
    return refuse(quotaOf(window))
  }

  /** Looks up the caller, and adds `requests` of its window to the count in the database. */
  const count = async <T extends Found>(
    name: string,
    lookUp: LookUp<T>,
    requests: number,
    before?: CallerWindow<Found>,
  ) => {
    onSettle?.()
    // Before the statement, so that this process counts the requests even if the statement fails.
    if (before) before.settled += requests
    const found = await lookUp(requests)
    if (!found) return void windows.forget(name)
    const counted = found as T & Counted
    const window = windows.storeCount(name, nameOf(found), found, counted)
    if (counted.requests > limitOf(found)) throw refused(window)
    return { found, quota: quotaOf(window) }
  }

  const isBatch = ({ found }: CallerWindow<Found>, pending: number): boolean =>
    pending >= Math.min(SETTLE_AT.requests, limitOf(found) * SETTLE_AT.part)

  return {
    async admit(name, lookUp) {
      const window = windows.current(name)
      if (!window) return count(name, lookUp, 1)
      if (window.settled + window.pending >= limitOf(window.found)) throw refused(window)
      const requests = window.pending + 1
      if (isBatch(window, requests)) {
        if (window.isSettling) return count(name, lookUp, 1, window)
        window.isSettling = true
        window.pending = 0
        return count(name, lookUp, requests, window).finally(() => (window.isSettling = false))
      }
      window.pending = requests
      const found = await lookUp(0)
      if (!found) return void windows.forget(name)
      window.found = found
      return { found, quota: quotaOf(window) }
    },
  }
}
