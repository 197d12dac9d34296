import { useMutationState } from '@tanstack/preact-query'
import { useEffect, useReducer } from 'preact/hooks'
import { useTexts } from '../texts/language.ts'
import { useDraftChanges } from './draft-changes.ts'

/** Says whether the server has all that the person has changed in this draft. */
export function SaveState({ documentId }: { documentId: string }) {
  const { t } = useTexts()
  const changes = useDraftChanges()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => changes.subscribe(() => drawAgain(undefined)), [changes])
  const attempts = useMutationState({
    filters: { predicate: ({ options }) => options.scope?.id === documentId },
    select: ({ state }) => state.status,
  })
  if (attempts.includes('pending')) return <>{t.draft.state.saving}</>
  if (changes.isSaved) return <>{t.draft.state.saved}</>
  // What was refused waits for the person, and not for the server.
  return <>{attempts.at(-1) === 'error' ? t.draft.state.notSaved : t.draft.state.saving}</>
}
