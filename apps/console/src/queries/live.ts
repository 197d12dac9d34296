const SECOND = 1000

/** Milliseconds for which a list that was left can be shown again at once, also without a connection. Somebody may work in a draft for long. */
export const KEPT = 3600 * SECOND

/**
 * How often an open view asks for news: every 5 seconds at first, and less and less often the longer nothing has changed. A tab in the background does not ask, and
 * asks at once when the person comes back to it.
 */
export function liveInterval(changedAt: number, now = Date.now()): number {
  const quiet = now - changedAt
  if (quiet < 60 * SECOND) return 5 * SECOND
  if (quiet < 600 * SECOND) return 15 * SECOND
  return 60 * SECOND
}
