import type { SigningSession } from '@paraph/client'
import { useEffect } from 'preact/hooks'
import { sanitize } from '../texts/sanitize.ts'
import { usePage } from './page-context.ts'
import { isKnown, type KnownSession, type Stage, stageOf } from '../session/stage.ts'

/** Milliseconds. The time between two looks grows, because most documents wait for people. */
const WAITING = { first: 2_000, most: 60_000 }
/** The sender may cancel the document, and must not wait for long until nobody can sign it any more. */
const ACTING = { first: 5_000, most: 15_000 }
const GROWTH = 1.5
/** Milliseconds. If the last look is longer ago when the party begins to do something, the page looks at once. */
const FRESH = 5_000

/** What the page has shown itself is no news. */
const textOf = (session: SigningSession) => JSON.stringify({ ...session, reading: undefined })

/** The stages in which others, or the server, bring the document forward or to its end. */
const followed = new Set<Stage>(['act', 'wait', 'follow', 'signed'])

/** Shows news of the document. It looks at once when the party comes back to the page, and never while the page is hidden. */
export function useFollow(session: KnownSession, stage: Stage) {
  const { signing, showNews, recover } = usePage()
  useEffect(() => {
    if (!followed.has(stage)) return undefined
    const ended = new AbortController()
    const { signal } = ended
    const isActing = stage === 'act'
    const limits = isActing ? ACTING : WAITING
    let wait = limits.first
    let lookedAt = Date.now()
    let isLooking = false
    let timer: ReturnType<typeof setTimeout> | undefined
    /** While the party acts, only a new stage is news, so that nothing moves on the page. What the party enters, the page itself shows already. */
    const isNews = (next: SigningSession) =>
      isActing ? isKnown(next) && stageOf(next) !== stage : textOf(sanitize(next)) !== textOf(session)
    /** Returns false if there will be no more news. */
    const ask = async (): Promise<boolean> => {
      try {
        const next = await signing.getSession({ maxRetries: 0, signal })
        if (!signal.aborted && isNews(next)) showNews(next)
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
      lookedAt = Date.now()
      const goesOn = await ask()
      isLooking = false
      if (signal.aborted || !goesOn) return
      timer = setTimeout(() => void look(), wait)
      wait = Math.min(wait * GROWTH, limits.most)
    }
    const lookNow = () => {
      wait = limits.first
      void look()
    }
    const lookIfOld = () => void (Date.now() - lookedAt > FRESH && lookNow())
    document.addEventListener('visibilitychange', lookNow, { signal })
    addEventListener('focus', lookNow, { signal })
    addEventListener('online', lookNow, { signal })
    if (isActing)
      for (const type of ['pointerdown', 'keydown'])
        addEventListener(type, lookIfOld, { signal, capture: true, passive: true })
    timer = setTimeout(() => void look(), wait)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [session, stage])
}
