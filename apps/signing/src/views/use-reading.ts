import type { ReadingConfirmation, SigningSession } from '@paraph/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { shownRules } from '../reader/shown-rules.ts'
import type { Seen } from '../reader/use-shown.ts'
import type { ReadingState } from '../session/draft.ts'
import { usePage } from '../session/page-context.ts'
import { afterAct } from '../session/person-act.ts'
import { isLastShown } from '../session/reading.ts'
import type { KnownSession } from '../session/stage.ts'

export interface ReadingProgress {
  state: ReadingState
  onSeen: (page: number, seen: Seen) => void
  onMissing: (isMissing: boolean) => void
  onConfirm: (confirmation: ReadingConfirmation | undefined) => void
}

/**
 * Follows what was shown to the party, and reports the last page.
 *
 * @param report - sends a report to the server, and rejects if that fails
 */
export function useReading(
  { document, party }: KnownSession,
  report: (what: () => Promise<SigningSession>) => Promise<void>,
): ReadingProgress {
  const { signing, draft } = usePage()
  const [, setVersion] = useState(0)
  const isReporting = useRef(false)
  draft.reading ??= {
    shown: new Set(),
    views: new Map(),
    pages: document.file.pages,
    wasRead: party.readStatus === 'READ',
    isReported: false,
    isMissing: false,
    confirmation: undefined,
  }
  const state = draft.reading
  const change = (make: () => void) => {
    make()
    setVersion((version) => version + 1)
  }
  const reportRead = async () => {
    if (isReporting.current || state.isReported || state.wasRead) return
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
  return {
    state,
    onSeen: (page, { percent, seconds }) => {
      // The sealed file has the signature pages too.
      if (page > state.pages) return
      const before = state.views.get(page)
      const view = { percent: Math.max(percent, before?.percent ?? 0), seconds: seconds + (before?.seconds ?? 0) }
      // This call comes often, so it renders nothing.
      state.views.set(page, view)
      if (state.shown.has(page) || view.percent < shownRules.percent) return
      change(() => state.shown.add(page))
    },
    onMissing: (isMissing) => state.isMissing === isMissing || change(() => (state.isMissing = isMissing)),
    onConfirm: (confirmation) => change(() => (state.confirmation = confirmation)),
  }
}
