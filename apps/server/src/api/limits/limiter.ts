import type { Problem } from '#platform/problems/problem.ts'
import { type CallerWindow, openCallerWindows } from './caller-windows.ts'
import { letFirstRunAlone } from './first-alone.ts'
import { type LookUp, openSettling, type SettlingOptions } from './settling.ts'
import { shareLookUps } from './shared-look-ups.ts'

/** The state of a caller's limit. */
export interface Quota {
  limit: number
  remaining: number
  /** Milliseconds until the window ends. */
  left: number
}

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

export interface LimiterOptions<Found> extends SettlingOptions<Found> {
  /** The problem of a request over the limit. */
  refuse: (quota: Quota) => Problem
  /** Called once for each window in which a caller is refused. */
  onRefused?: ((found: Found) => void) | undefined
  /** The maximum number of callers in memory. */
  capacity?: number
  /** Milliseconds of a monotonic clock. */
  clock?: () => number
}

/**
 * Counts the requests of callers over all servers. Most requests are counted in memory. When a server has counted a twentieth of a limit, or 30
 * requests, the look-up of the next request adds them to the count in the database and returns the count of all servers. While that runs, it admits as
 * many again. So each server admits at most twice that many requests above the limit. The database has the authoritative counts: for a caller without room in memory, each request counts in the
 * database.
 */
export function openLimiter<Found>(options: LimiterOptions<Found>): Limiter<Found> {
  const { limitOf, refuse, onRefused, capacity = 10_000, clock = () => performance.now() } = options
  const windows = openCallerWindows<Found>(capacity, clock)
  const { isDue, hasToWait, settle } = openSettling(windows, options)
  const find = shareLookUps(clock)
  // The first look-up of a caller that is not in memory runs alone, so that no request is counted twice.
  const firstAlone = letFirstRunAlone()

  const quotaOf = ({ found, settled, settling, pending, end }: CallerWindow<Found>): Quota => ({
    limit: limitOf(found),
    remaining: Math.max(0, limitOf(found) - settled - settling - pending),
    left: Math.max(0, end - clock()),
  })

  const refused = (window: CallerWindow<Found>): Problem => {
    if (!window.isRefused) onRefused?.(window.found)
    window.isRefused = true
    return refuse(quotaOf(window))
  }

  const admitSettled = async <T extends Found>(name: string, lookUp: LookUp<T>, before?: CallerWindow<Found>) => {
    const settled = await settle(name, lookUp, before)
    if (!settled) return undefined
    const { found, window } = settled
    if (window.settled > limitOf(found)) throw refused(window)
    return { found, quota: quotaOf(window) }
  }

  const admitKnown = async <T extends Found>(name: string, lookUp: LookUp<T>, window: CallerWindow<Found>) => {
    while (hasToWait(window)) await window.settlement
    const { found: before, settled, settling, pending } = window
    if (settled + settling + pending >= limitOf(before)) throw refused(window)
    window.pending++
    if (isDue(window)) return admitSettled(name, lookUp, window)
    const found = await find(name, () => lookUp(0))
    if (!found) return void windows.forget(name)
    window.found = found
    return { found, quota: quotaOf(window) }
  }

  return {
    async admit(name, lookUp) {
      const admit = () => {
        const window = windows.current(name)
        return window ? admitKnown(name, lookUp, window) : admitSettled(name, lookUp)
      }
      return windows.current(name) ? admit() : firstAlone(name, admit)
    },
  }
}
