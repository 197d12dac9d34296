import { MINUTE } from '#platform/formats/durations.ts'
import { remember } from './remember.ts'

/** Milliseconds. */
export const WINDOW = MINUTE

/** The count of all servers, as a look-up returns it. */
export interface Counted {
  requests: number
  /** Identifies the window. */
  endsAt: string
  /** Milliseconds until the window ends. */
  left: number
}

/** The current window of a caller, or of several callers that are counted together. */
export interface CallerWindow<Found> {
  /** The caller that the last look-up has found. */
  found: Found
  /** Identifies the window. */
  endsAt: string
  /** When the window ends, on the clock of this process. */
  end: number
  /** The requests to all servers that the database has counted, and those that running statements of this process add. */
  settled: number
  /** The requests that only this process has counted. */
  pending: number
  /** True while a statement adds what was pending. */
  isSettling: boolean
  isRefused: boolean
}

/** The maximum number of callers in memory for each window. Keys that one key has created share its window. */
const CALLERS_PER_WINDOW = 2

/** Keeps the windows of the latest callers in memory. */
export function openCallerWindows<Found>(capacity: number, clock: () => number) {
  const windows = new Map<string, CallerWindow<Found>>()
  const callers = new Map<string, CallerWindow<Found>>()

  return {
    /** Returns the window of a caller. */
    current(caller: string): CallerWindow<Found> | undefined {
      const window = callers.get(caller)
      return window && window.end > clock() ? window : undefined
    },
    /** Stores the count of the database, unless it is lower than a known one: answers may arrive in another order than the database counted in. */
    storeCount(caller: string, name: string, found: Found, { requests, endsAt, left }: Counted): CallerWindow<Found> {
      const known = windows.get(name)
      const begun = { endsAt, end: clock() + left, settled: 0, pending: 0, isSettling: false, isRefused: false }
      const window = known?.endsAt === endsAt ? known : { ...begun, found }
      window.settled = Math.max(window.settled, requests)
      window.found = found
      remember(windows, name, window, capacity)
      remember(callers, caller, window, capacity * CALLERS_PER_WINDOW)
      return window
    },
    forget: (caller: string) => void callers.delete(caller),
  }
}
