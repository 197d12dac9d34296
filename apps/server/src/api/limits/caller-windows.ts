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
  isRefused: boolean
}

export type CallerWindows<Found> = ReturnType<typeof openCallerWindows<Found>>

/** Milliseconds between two searches for windows that are over. */
const FORGET_EVERY = 1_000

/** Keeps the windows of callers in memory. A new window never replaces another one: without room, a caller gets no window. */
export function openCallerWindows<Found>(capacity: number, clock: () => number) {
  const windows = new Map<string, CallerWindow<Found>>()
  let forgotten = -Infinity

  const hasRoom = (): boolean => {
    const now = clock()
    if (windows.size >= capacity && now - forgotten >= FORGET_EVERY) {
      forgotten = now
      for (const [name, { end }] of windows) if (end <= now) windows.delete(name)
    }
    return windows.size < capacity
  }

  return {
    current(name: string): CallerWindow<Found> | undefined {
      const window = windows.get(name)
      return window && window.end > clock() ? window : undefined
    },
    /** Stores the count of the database. The answers may arrive in a different order than the database counted in. */
    takeOver(name: string, found: Found, { requests, endsAt, left }: Counted): CallerWindow<Found> {
      const known = windows.get(name)
      if (known?.endsAt === endsAt) {
        known.settled = Math.max(known.settled, requests)
        known.found = found
        return known
      }
      const counts = { settled: requests, settling: 0, pending: 0 }
      const window = { found, endsAt, end: clock() + left, ...counts, isRefused: false }
      if (known || hasRoom()) windows.set(name, window)
      return window
    },
    forget: (name: string) => void windows.delete(name),
  }
}
