import { useOnline } from '@paraph/ui/use-online.ts'
import { useMutationState } from '@tanstack/preact-query'
import { useEffect, useReducer, useState } from 'preact/hooks'
import { useDraftChanges } from './draft-changes.ts'
import { useRepeat } from './repeats-context.ts'

/** Milliseconds without an answer, after which a person wonders. */
const SLOW = 4_000

/**
 * Returns whether the server has stored all changes of this draft. A save that failed is repeated, and without a connection as soon as there is one. A save that the
 * server has refused waits until the person corrects it.
 */
export function useSaveState(documentId: string): 'saving' | 'slow' | 'saved' | 'kept' | 'repeated' | 'refused' {
  const changes = useDraftChanges()
  const isOnline = useOnline()
  const repeat = useRepeat(documentId)
  const [isSlow, setSlow] = useState(false)
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => changes.subscribe(() => drawAgain(undefined)), [changes])
  const attempts = useMutationState({
    filters: { predicate: ({ options }) => options.scope?.id === documentId },
    select: ({ state }) => state.status,
  })
  const isPending = attempts.includes('pending')
  const isSaved = !isPending && changes.isSaved
  useEffect(() => {
    setSlow(false)
    if (isSaved) return undefined
    const timer = setTimeout(setSlow, SLOW, true)
    return () => clearTimeout(timer)
  }, [isSaved])
  if (isSaved) return 'saved'
  if (!isPending && attempts.includes('error')) return 'refused'
  if (!isOnline) return 'kept'
  if (repeat.state) return 'repeated'
  return isSlow ? 'slow' : 'saving'
}
