import { useOnline } from '@paraph/ui/use-online.ts'
import { useMutationState } from '@tanstack/preact-query'
import { useEffect, useReducer } from 'preact/hooks'
import { useDraftChanges } from './draft-changes.ts'
import { useRepeat } from './repeats-context.ts'

/**
 * Whether the server has all that the person has changed in this draft. What it could not take is repeated, without a connection as soon as there is one. What it has
 * refused waits for the person.
 */
export function useSaveState(documentId: string): 'saving' | 'saved' | 'kept' | 'repeated' | 'refused' {
  const changes = useDraftChanges()
  const isOnline = useOnline()
  const repeat = useRepeat(documentId)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => changes.subscribe(() => drawAgain(undefined)), [changes])
  const attempts = useMutationState({
    filters: { predicate: ({ options }) => options.scope?.id === documentId },
    select: ({ state }) => state.status,
  })
  const isPending = attempts.includes('pending')
  if (!isPending && changes.isSaved) return 'saved'
  if (!isPending && attempts.includes('error')) return 'refused'
  if (!isOnline) return 'kept'
  return repeat.state ? 'repeated' : 'saving'
}
