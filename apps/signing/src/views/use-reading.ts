import type { ReadingConfirmation, SigningSession } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Seen } from '../reader/shown/use-shown.ts'
import type { ReadingState } from '../page/draft.ts'
import { usePage } from '../page/page-context.ts'
import { afterAct } from '../session/person-act.ts'
import { addSeen, beginReading, isLastShown, saveReading } from '../reader/shown/reading.ts'
import type { KnownSession } from '../session/stage.ts'

export interface ReadingProgress {
  state: ReadingState
  onSeen: (page: number, seen: Seen) => void
  onMissing: (isMissing: boolean) => void
  onConfirm: (confirmation: ReadingConfirmation | undefined) => void
}

/**
 * Follows what was shown to the party, keeps it on the server, and reports the last page.
 *
 * @param report - sends a report to the server, and rejects if that fails
 */
export function useReading(
  session: KnownSession,
  report: (what: () => Promise<SigningSession>) => Promise<void>,
): ReadingProgress {
  const { signing, http, draft } = usePage()
  const [, setVersion] = useState(0)
  const isReporting = useRef(false)
  draft.reading ??= beginReading(session)
  const state = draft.reading
  const change = (make: () => void) => {
    make()
    setVersion((version) => version + 1)
  }
  const reportRead = async () => {
    if (isReporting.current || state.isReported) return
    isReporting.current = true
    try {
      await report(() => signing.readDocument())
      state.isReported = true
    } catch {
      // The signature sends the report again.
    }
    isReporting.current = false
  }
  const isLast = isLastShown(state)
  useEffect(() => (isLast ? afterAct(() => void reportRead()) : undefined), [isLast])
  const isOpen = session.document.status === 'SENT' && session.party.signingStatus === 'NOT_SIGNED'
  useEffect(() => {
    if (!isOpen) return undefined
    const ended = new AbortController()
    const saveIfHidden = () => void (document.visibilityState === 'hidden' && saveReading({ http }, state, true))
    document.addEventListener('visibilitychange', saveIfHidden, { signal: ended.signal })
    addEventListener('pagehide', () => void saveReading({ http }, state, true), { signal: ended.signal })
    return () => ended.abort()
  }, [http, state, isOpen])
  return {
    state,
    onSeen: (page, seen) => {
      // The sealed file has the signature pages too. This call comes often, so it renders nothing unless there is news.
      if (page > state.pages || !isOpen || !addSeen(state, page, seen)) return
      setVersion((version) => version + 1)
      void saveReading({ http }, state)
    },
    onMissing: (isMissing) => state.isMissing === isMissing || change(() => (state.isMissing = isMissing)),
    onConfirm: (confirmation) => change(() => (state.confirmation = confirmation)),
  }
}
