import { useMutationState } from '@tanstack/preact-query'
import { useEffect, useReducer } from 'preact/hooks'
import { useDraftChanges } from './draft-changes.ts'

/** Whether the server has all that the person has changed in this draft. What was refused waits for the person, and not for the server. */
export function useSaveState(documentId: string): 'saving' | 'saved' | 'notSaved' {
  const changes = useDraftChanges()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => changes.subscribe(() => drawAgain(undefined)), [changes])
  const attempts = useMutationState({
    filters: { predicate: ({ options }) => options.scope?.id === documentId },
    select: ({ state }) => state.status,
  })
  if (attempts.includes('pending')) return 'saving'
  if (changes.isSaved) return 'saved'
  return attempts.includes('error') ? 'notSaved' : 'saving'
}
