/** Milliseconds. */
export const WINDOW = 60_000

/** The count of all servers, after a look-up has settled. */
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
  /** Requests that the database has counted, of all servers. */
  settled: number
  /** Requests that are on their way to the database. */
  settling: number
  /** Requests that only this process has counted. */
  pending: number
  isRefused: boolean
}

export type CallerWindows<Found> = ReturnType<typeof openCallerWindows<Found>>

/** Milliseconds between two searches for windows that are over. */
const FORGET_EVERY = 1_000

/** Keeps the windows of callers in memory. No window is ever pushed out by others: a caller for which there is no room has none. */
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
    /** Takes over the count of the database. Answers may arrive in another order than the database has counted in. */
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
