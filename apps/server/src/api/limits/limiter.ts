import type { Problem } from '#platform/problems/problem.ts'
import { shareLookUps } from './shared-look-ups.ts'

/** Milliseconds. */
export const WINDOW = 60_000

/** The processes of a server settle when they have counted this part of a limit, or this many requests, so the server is never further behind. */
const SETTLE_AT = { part: 1 / 20, requests: 30 }

/** The count of all servers, after a look-up has settled. */
export interface Counted {
  requests: number
  /** Identifies the window. */
  endsAt: string
  /** Milliseconds until the window ends. */
  left: number
}

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
   * @param lookUp - finds the caller and adds `requests` to its count in the database, in one statement. 0 only finds it.
   * @returns undefined if there is no such caller.
   * @throws Problem if the limit is exceeded.
   */
  admit: <T extends Found>(name: string, lookUp: LookUp<T>) => Promise<{ found: T; quota: Quota } | undefined>
}

type LookUp<T> = (requests: number) => Promise<(T & Partial<Counted>) | undefined>

export interface LimiterOptions<T> {
  /** The limit of a caller, in requests per window. */
  limitOf: (found: T) => number
  /** Adds requests to the count of a caller that was found before. */
  count: (found: T, requests: number) => Promise<Counted>
  /** The problem of a request over the limit. */
  refuse: (quota: Quota) => Problem
  /** Called once for each caller and window in which it is refused. */
  onRefused?: ((found: T) => void) | undefined
  /** Called before each look-up that counts in the database. */
  onSettle?: (() => void) | undefined
  /** The processes of the server. Each settles as much sooner, so the server as a whole is never further behind. */
  processes?: number
  /** The callers that are in memory at most. */
  capacity?: number
  /** Milliseconds, on a clock that is never set. */
  clock?: () => number
}

/** One caller in its current window. */
interface Window<T> {
  found: T
  limit: number
  /** Identifies the window. */
  endsAt: string
  /** When the window ends, on the clock of this process. */
  end: number
  /** Requests that the database has counted, of all servers. */
  settled: number
  /** Requests that are on their way to the database. */
  settling: number
  /** Requests that only this process has counted. */
  pending: number
  isRefused: boolean
}

/** Milliseconds between two searches for entries that can be forgotten. */
const FORGET_EVERY = 1_000

/**
 * Counts the requests of callers over all servers. Most requests are counted in memory. When a server has counted a twentieth of a limit, or 30
 * requests, the look-up of the next request adds them to the count in the database and returns the count of all servers. So each server admits at
 * most that many requests more than the limit. The counts in the database are the truth: no entry in memory is ever pushed out by others, and
 * callers for which there is no room are counted in the database with each request.
 */
export function openLimiter<Found>(options: LimiterOptions<Found>): Limiter<Found> {
  const { limitOf, count, refuse, onRefused, onSettle } = options
  const { processes = 1, capacity = 10_000, clock = () => performance.now() } = options
  const windows = new Map<string, Window<Found>>()
  const find = shareLookUps(clock)
  let forgotten = -Infinity

  const current = (name: string): Window<Found> | undefined => {
    const window = windows.get(name)
    return window && window.end > clock() ? window : undefined
  }

  const hasRoom = (): boolean => {
    const now = clock()
    if (windows.size >= capacity && now - forgotten >= FORGET_EVERY) {
      forgotten = now
      for (const [name, { end }] of windows) if (end <= now) windows.delete(name)
    }
    return windows.size < capacity
  }

  /** Takes over the count of the database. Answers may arrive in another order than the database has counted in. */
  const takeOver = (name: string, found: Found, { requests, endsAt, left }: Counted): Window<Found> => {
    const known = windows.get(name)
    if (known?.endsAt === endsAt) {
      known.settled = Math.max(known.settled, requests)
      return known
    }
    const counts = { settled: requests, settling: 0, pending: 0 }
    const window = { found, limit: limitOf(found), endsAt, end: clock() + left, ...counts, isRefused: false }
    if (known || hasRoom()) windows.set(name, window)
    return window
  }

  const quotaOf = ({ limit, settled, settling, pending, end }: Window<Found>): Quota => ({
    limit,
    remaining: Math.max(0, limit - settled - settling - pending),
    left: Math.max(0, end - clock()),
  })

  const refused = (window: Window<Found>): Problem => {
    if (!window.isRefused) onRefused?.(window.found)
    window.isRefused = true
    return refuse(quotaOf(window))
  }

  /** Looks up the caller, and adds the requests to the count of all servers. */
  const settle = async <T extends Found>(name: string, requests: number, lookUp: LookUp<T>, before?: Window<Found>) => {
    onSettle?.()
    if (before) before.settling += requests
    let found
    try {
      found = await lookUp(requests)
    } catch (error) {
      // The database may not have counted them.
      if (before) before.pending += requests
      throw error
    } finally {
      if (before) before.settling -= requests
    }
    if (!found) return void windows.delete(name)
    const window = takeOver(name, found, found as Counted)
    window.limit = limitOf(found)
    void settleRest(name, window)
    if (window.settled > window.limit) throw refused(window)
    return { found, quota: quotaOf(window) }
  }

  const isDue = ({ pending, settling, limit }: Window<Found>): boolean =>
    settling === 0 && pending >= Math.min(SETTLE_AT.requests, limit * SETTLE_AT.part) / processes

  /** Settles the requests that arrived while others were settled, because no further request may come that would settle them. */
  const settleRest = async (name: string, window: Window<Found>): Promise<void> => {
    if (!isDue(window)) return
    const requests = window.pending
    window.pending = 0
    window.settling = requests
    let counted
    try {
      counted = await count(window.found, requests)
    } catch {
      window.pending += requests
    } finally {
      window.settling = 0
    }
    if (counted) void settleRest(name, takeOver(name, window.found, counted))
  }

  /** The first look-ups of callers that are not in memory. Other requests of the caller wait for it, so that none is counted twice. */
  const first = new Map<string, Promise<unknown>>()
  const settleFirst = async <T extends Found>(name: string, lookUp: LookUp<T>) => {
    const settled = settle(name, 1, lookUp)
    first.set(name, settled)
    try {
      return await settled
    } finally {
      if (first.get(name) === settled) first.delete(name)
    }
  }

  return {
    async admit(name, lookUp) {
      // Undefined or an error holds for this request too: the database has answered a moment ago.
      if (first.size > 0 && first.has(name) && !current(name) && !(await first.get(name))) return undefined
      const window = current(name)
      if (!window) return settleFirst(name, lookUp)
      if (window.settled + window.settling + window.pending >= window.limit) throw refused(window)
      window.pending++
      if (isDue(window)) {
        const requests = window.pending
        window.pending = 0
        return settle(name, requests, lookUp, window)
      }
      const found = await find(name, () => lookUp(0))
      if (!found) return void windows.delete(name)
      window.limit = limitOf(found)
      return { found, quota: quotaOf(window) }
    },
  }
}
