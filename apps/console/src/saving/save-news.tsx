import { announce } from '@paraph/ui/announce.ts'
import { useEffect, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { useSaveState } from './use-save-state.ts'

/** Tells screen readers that changes are not saved yet, and when they are. */
export function SaveNews({ documentId }: { documentId: string }) {
  const { t } = useTexts()
  const state = useSaveState(documentId)
  const isLate = useRef(false)
  useEffect(() => {
    const waits = state === 'slow' || state === 'kept' || state === 'repeated'
    if (waits) announce(t.draft.state[state])
    else if (state === 'saved' && isLate.current) announce(t.draft.saved)
    if (state !== 'saving') isLate.current = waits
  }, [state])
  return null
}
