import { useEffect } from 'preact/hooks'
import { usePage } from './page-context.ts'
import { type KnownSession, type Stage } from './stage.ts'

/** Milliseconds. The time between two looks grows, because most documents wait for people. */
const WAIT = { first: 2_000, growth: 1.5, most: 60_000 }

/** The stages in which others, or the server, bring the document forward. */
const followed = new Set<Stage>(['wait', 'follow', 'signed'])

/** Shows news of the document while the party waits. It looks at once when the party comes back to the page, and never while the page is hidden. */
export function useFollow(session: KnownSession, stage: Stage) {
  const { signing, showNews, recover } = usePage()
  useEffect(() => {
    if (!followed.has(stage)) return undefined
    const ended = new AbortController()
    const { signal } = ended
    let wait = WAIT.first
    let isLooking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Returns false if there will be no more news. */
    const ask = async (): Promise<boolean> => {
      try {
        const next = await signing.getSession({ maxRetries: 0, signal })
        if (!signal.aborted && JSON.stringify(next) !== JSON.stringify(session)) showNews(next)
        return true
      } catch (error) {
        const { status = 0 } = error as { status?: number }
        // The link has ended.
        if (!signal.aborted && (status === 401 || status === 410)) void recover(error)
        // With 403, the verification has expired. The party can still read what it sees, and verifies itself when it loads the page again.
        return ![401, 403, 410].includes(status)
      }
    }
    const look = async () => {
      clearTimeout(timer)
      // The page looks again when it is visible.
      if (isLooking || document.visibilityState !== 'visible') return
      isLooking = true
      const goesOn = await ask()
      isLooking = false
      if (signal.aborted || !goesOn) return
      timer = setTimeout(() => void look(), wait)
      wait = Math.min(wait * WAIT.growth, WAIT.most)
    }
    const lookNow = () => {
      wait = WAIT.first
      void look()
    }
    document.addEventListener('visibilitychange', lookNow, { signal })
    addEventListener('focus', lookNow, { signal })
    addEventListener('online', lookNow, { signal })
    timer = setTimeout(() => void look(), wait)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [session, stage])
}
