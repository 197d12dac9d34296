import type { CallerWindow, CallerWindows, Counted } from './caller-windows.ts'

/** Finds the caller and adds `requests` to its count in the database, in one statement. 0 only finds it. */
export type LookUp<T> = (requests: number) => Promise<(T & Partial<Counted>) | undefined>

export interface SettlingOptions<Found> {
  /** The limit of a caller, in requests per window. */
  limitOf: (found: Found) => number
  /** Adds requests to the count of a caller that was found before. */
  count: (found: Found, requests: number) => Promise<Counted>
  /** Called before each statement that counts in the database. */
  onSettle?: (() => void) | undefined
  /** The processes of the server. Each settles as much sooner, so the server as a whole is never further behind. */
  processes?: number
}

/** The processes of a server settle when they have counted this part of a limit, or this many requests, so the server is never further behind. */
const SETTLE_AT = { part: 1 / 20, requests: 30 }

/** Adds the requests that this process has counted to the counts of all servers. */
export function openSettling<Found>(windows: CallerWindows<Found>, options: SettlingOptions<Found>) {
  const { limitOf, count, onSettle, processes = 1 } = options

  const isDue = ({ found, pending, settling }: CallerWindow<Found>): boolean =>
    settling === 0 && pending >= Math.min(SETTLE_AT.requests, limitOf(found) * SETTLE_AT.part) / processes

  /** Looks up the caller, and counts the pending requests of its window, or one if it has none. Returns undefined if there is no such caller. */
  const settle = async <T extends Found>(name: string, lookUp: LookUp<T>, before?: CallerWindow<Found>) => {
    onSettle?.()
    const requests = before?.pending ?? 1
    if (before) Object.assign(before, { pending: 0, settling: requests })
    let found
    try {
      found = await lookUp(requests)
    } catch (error) {
      // The database may not have counted them.
      if (before) before.pending += requests
      throw error
    } finally {
      if (before) before.settling = 0
    }
    if (!found) return void windows.forget(name)
    const window = windows.takeOver(name, found, found as Counted)
    void settleRest(name, window)
    return { found, window }
  }

  /** Settles the requests that arrived while others were settled, because no further request may come that would settle them. */
  const settleRest = async (name: string, window: CallerWindow<Found>): Promise<void> => {
    const countRest = async (requests: number) => {
      const counted = await count(window.found, requests)
      return { ...window.found, ...counted }
    }
    if (isDue(window)) await settle(name, countRest, window).catch(() => {})
  }

  return { isDue, settle }
}
