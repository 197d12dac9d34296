import { Button } from '@paraph/ui/kit/button.tsx'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { useRepeat } from './repeats-context.ts'
import { useSaveState } from './use-save-state.ts'

interface SaveStateProps {
  documentId: string
  /** Leads to what the server has refused. */
  onShowFault?: () => void
}

/** Says whether the server has all that the person has changed in this draft, and offers what helps if it has not. */
export function SaveState({ documentId, onShowFault }: SaveStateProps) {
  const { t } = useTexts()
  const state = useSaveState(documentId)
  return (
    <>
      <span class={`save-state ${state}`}>{t.draft.state[state]}</span>
      {state === 'repeated' && <TryNow documentId={documentId} />}
      {state === 'refused' && onShowFault && (
        <Button look="quiet" onPress={onShowFault}>
          {t.review.show}
        </Button>
      )}
    </>
  )
}

function TryNow({ documentId }: { documentId: string }) {
  const { t } = useTexts()
  const { state, tryNow } = useRepeat(documentId)
  const place = useRef<HTMLSpanElement>(null)
  // It disappears as soon as everything is saved, and must not take the focus with it.
  useLayoutEffect(() => {
    const span = place.current!
    return () => {
      if (span.contains(document.activeElement))
        span.closest('.draft-head, .buttons')?.querySelector<HTMLElement>('.primary')?.focus()
    }
  }, [])
  return (
    <span ref={place}>
      <Button look="quiet" isBusy={state === 'runs'} onPress={tryNow}>
        {t.tryAgain}
      </Button>
    </span>
  )
}
