import type { CallerWindow, CallerWindows, Counted } from './caller-windows.ts'

/** Finds the caller and adds `requests` to its count in the database, in one statement. With 0, it only finds the caller. */
export type LookUp<T> = (requests: number) => Promise<(T & Partial<Counted>) | undefined>

export interface SettlingOptions<Found> {
  /** The limit of a caller, in requests per window. */
  limitOf: (found: Found) => number
  /** The name under which the database counts the requests of a caller. Several callers may share it. */
  nameOf: (found: Found) => string
  /** Adds requests to the count of a caller that was found before. */
  count: (found: Found, requests: number) => Promise<Counted>
  /** Called before each statement that counts in the database. */
  onSettle?: (() => void) | undefined
}

/**
 * A server settles when it has counted this part of a limit, or this number of requests. The database lacks at most so many requests of the server.
 */
const SETTLE_AT = { part: 1 / 20, requests: 30 }

/** Adds the requests that this process has counted to the counts of all servers. */
export function openSettling<Found>(windows: CallerWindows<Found>, options: SettlingOptions<Found>) {
  const { limitOf, nameOf, count, onSettle } = options

  const isFull = ({ found, pending }: CallerWindow<Found>): boolean =>
    pending >= Math.min(SETTLE_AT.requests, limitOf(found) * SETTLE_AT.part)

  const isDue = (window: CallerWindow<Found>): boolean => window.settling === 0 && isFull(window)

  /** A slow statement must not let a process hold back more requests than it may, so the next request waits for it. */
  const hasToWait = (window: CallerWindow<Found>): boolean => window.settling > 0 && isFull(window)

  /**
   * Looks up the caller, and counts the pending requests of its window. Without a window, it counts one request. Returns undefined if there is no
   * such caller.
   */
  const settle = async <T extends Found>(name: string, lookUp: LookUp<T>, before?: CallerWindow<Found>) => {
    onSettle?.()
    const requests = before?.pending ?? 1
    const { promise: settlement, resolve: end } = Promise.withResolvers<void>()
    if (before) Object.assign(before, { pending: 0, settling: requests, settlement })
    let found
    try {
      found = await lookUp(requests)
    } catch (error) {
      // The database may not have counted these requests, so they are pending again.
      if (before) before.pending += requests
      throw error
    } finally {
      if (before) before.settling = 0
      end()
    }
    if (!found) {
      // Nothing was counted. Other callers may share the window.
      if (before) before.pending += requests
      return void windows.forget(name)
    }
    const window = windows.takeOver(name, nameOf(found), found, found as Counted)
    void settleRest(name, window)
    return { found, window }
  }

  /** Settles the requests that arrived during the previous statement, because there may be no later request that settles them. */
  const settleRest = async (name: string, window: CallerWindow<Found>): Promise<void> => {
    const countRest = async (requests: number) => {
      const counted = await count(window.found, requests)
      return { ...window.found, ...counted }
    }
    if (isDue(window)) await settle(name, countRest, window).catch(() => {})
  }

  return { isDue, hasToWait, settle }
}
