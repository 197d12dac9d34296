import type { SigningSession } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'
import type { ReadingState } from '../session/draft.ts'
import { usePage } from '../session/page-context.ts'
import { isLastShown } from '../session/reading.ts'
import type { KnownSession } from '../session/stage.ts'

export interface ReadingProgress {
  state: ReadingState
  onShown: (page: number) => void
  onMissing: (isMissing: boolean) => void
  onConfirm: (isConfirmed: boolean) => void
}

/**
 * Follows which pages were shown to the party, and reports the last one.
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
    pages: document.file.pages,
    wasRead: party.readStatus === 'READ',
    isReported: false,
    isMissing: false,
    isConfirmed: false,
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
  return {
    state,
    onShown: (page) => {
      // The sealed file has the signature pages too.
      if (page > state.pages || state.shown.has(page)) return
      change(() => state.shown.add(page))
      if (isLastShown(state)) void reportRead()
    },
    onMissing: (isMissing) => state.isMissing === isMissing || change(() => (state.isMissing = isMissing)),
    onConfirm: (isConfirmed) => change(() => (state.isConfirmed = isConfirmed)),
  }
}
