/** Milliseconds. */
export const WINDOW = 60_000

/** The count of all servers, as a look-up returns it. */
export interface Counted {
  requests: number
  /** Identifies the window. */
  endsAt: string
  /** Milliseconds until the window ends. */
  left: number
}

/** One caller in its current window. */
export interface CallerWindow<Found> {
  /** The caller, as the last look-up has found it. */
  found: Found
  /** Identifies the window. */
  endsAt: string
  /** When the window ends, on the clock of this process. */
  end: number
  /** The number of requests to all servers that the database has counted. */
  settled: number
  /** The number of requests that a running statement adds to the database. */
  settling: number
  /** The number of requests that only this process has counted. */
  pending: number
  /** Settles when the running statement has ended. It never rejects. */
  settlement: Promise<void>
  isRefused: boolean
}

export type CallerWindows<Found> = ReturnType<typeof openCallerWindows<Found>>

/** Milliseconds between two searches for windows that are over. */
const FORGET_EVERY = 1_000

/** Callers in memory for each window. Keys that one key has created share its window. */
const CALLERS_PER_WINDOW = 2

/** Keeps the windows of callers in memory. A new window never replaces another one: without room, a caller gets no window. */
export function openCallerWindows<Found>(capacity: number, clock: () => number) {
  const windows = openBounded<CallerWindow<Found>>(capacity, clock)
  const callers = openBounded<CallerWindow<Found>>(capacity * CALLERS_PER_WINDOW, clock)

  return {
    /** Returns the window of a caller. */
    current(caller: string): CallerWindow<Found> | undefined {
      const window = callers.get(caller)
      return window && window.end > clock() ? window : undefined
    },
    /** Stores the count of the database. The answers may arrive in a different order than the database counted in. */
    takeOver(caller: string, name: string, found: Found, { requests, endsAt, left }: Counted): CallerWindow<Found> {
      const known = windows.get(name)
      if (known?.endsAt === endsAt) {
        known.settled = Math.max(known.settled, requests)
        known.found = found
        callers.set(caller, known)
        return known
      }
      const counts = { settled: requests, settling: 0, pending: 0, settlement: Promise.resolve() }
      const window = { found, endsAt, end: clock() + left, ...counts, isRefused: false }
      if (windows.set(name, window)) callers.set(caller, window)
      return window
    },
    forget: (caller: string) => void callers.delete(caller),
  }
}

/** A map that never replaces the entry of another name. Without room, it first deletes the windows that are over. */
function openBounded<Window extends { end: number }>(capacity: number, clock: () => number) {
  const entries = new Map<string, Window>()
  let forgotten = -Infinity

  const hasRoom = (): boolean => {
    const now = clock()
    if (entries.size >= capacity && now - forgotten >= FORGET_EVERY) {
      forgotten = now
      for (const [name, { end }] of entries) if (end <= now) entries.delete(name)
    }
    return entries.size < capacity
  }

  return {
    get: (name: string) => entries.get(name),
    delete: (name: string) => entries.delete(name),
    /** Returns false if there is no room. */
    set(name: string, window: Window): boolean {
      if (!entries.has(name) && !hasRoom()) return false
      entries.set(name, window)
      return true
    },
  }
}
