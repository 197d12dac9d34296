import type { Problem } from '#platform/problems/problem.ts'
import { type CallerWindow, openCallerWindows } from './caller-windows.ts'
import { letFirstRunAlone } from './first-alone.ts'
import { type LookUp, openSettling, type SettlingOptions } from './settling.ts'
import { shareLookUps } from './shared-look-ups.ts'

/** What is left of a limit. */
export interface Quota {
  limit: number
  remaining: number
  /** Milliseconds until the window ends. */
  left: number
}

export interface Limiter<Found> {
  /**
   * Counts a request, and looks up its caller. A caller that is known to be over its limit is refused from memory, without a look-up.
   *
   * @param name - of the caller, in memory.
   * @returns undefined if there is no such caller.
   * @throws Problem if the limit is exceeded.
   */
  admit: <T extends Found>(name: string, lookUp: LookUp<T>) => Promise<{ found: T; quota: Quota } | undefined>
}

export interface LimiterOptions<Found> extends SettlingOptions<Found> {
  /** The problem of a request over the limit. */
  refuse: (quota: Quota) => Problem
  /** Called once for each caller and window in which it is refused. */
  onRefused?: ((found: Found) => void) | undefined
  /** The callers that are in memory at most. */
  capacity?: number
  /** Milliseconds, on a clock that is never set. */
  clock?: () => number
}

/**
 * Counts the requests of callers over all servers. Most requests are counted in memory. When a server has counted a twentieth of a limit, or 30
 * requests, the look-up of the next request adds them to the count in the database and returns the count of all servers. So each server admits at
 * most that many requests more than the limit. The counts in the database are the truth: callers for which there is no room in memory are counted
 * in the database with each request.
 */
export function openLimiter<Found>(options: LimiterOptions<Found>): Limiter<Found> {
  const { limitOf, refuse, onRefused, capacity = 10_000, clock = () => performance.now() } = options
  const windows = openCallerWindows<Found>(capacity, clock)
  const { isDue, settle } = openSettling(windows, options)
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
