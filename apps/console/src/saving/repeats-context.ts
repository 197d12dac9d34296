import { createContext } from 'preact'
import { useContext, useEffect, useReducer } from 'preact/hooks'
import type { Repeats } from './repeats.ts'

export const RepeatsContext = createContext<Repeats | undefined>(undefined)

/** Returns the saves of this person that are repeated, always the same object. It draws no view again. */
export const useRepeats = (): Repeats => useContext(RepeatsContext)!

/** Whether a save of the document is repeated, and what makes that happen at once. */
export function useRepeat(documentId: string) {
  const repeats = useRepeats()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => repeats.subscribe(() => drawAgain(undefined)), [repeats])
  return { state: repeats.stateOf(documentId), tryNow: () => repeats.tryNow(documentId) }
}
