import type { ParaphDocument } from '@paraph/client'
import { useRef, useState } from 'preact/hooks'

/** The maximum number of selected documents. Each document needs a request, so more documents would take minutes, and the list of results would be too long to read. */
export const MAX_SELECTED = 500

type Chosen = ReadonlyMap<string, ParaphDocument>

const nothing: Chosen = new Map()

/**
 * The documents that a person has selected. Other filters show another list, in which none is selected.
 *
 * @param list - names the list that is shown.
 */
export function useSelected(list: string) {
  const [state, setState] = useState({ list, chosen: nothing })
  const chosen = state.list === list ? state.chosen : nothing
  /** Where a range begins. */
  const anchor = useRef<string>(undefined)
  const change = (to: (chosen: Map<string, ParaphDocument>) => void) =>
    setState((state) => {
      const chosen = new Map(state.list === list ? state.chosen : nothing)
      to(chosen)
      return { list, chosen: new Map(Array.from(chosen).slice(0, MAX_SELECTED)) }
    })
  const add = (documents: readonly ParaphDocument[]) =>
    change((chosen) => documents.forEach((document) => chosen.set(document.id, document)))
  const remove = (ids: readonly string[]) => change((chosen) => ids.forEach((id) => chosen.delete(id)))
  return {
    chosen,
    isFull: chosen.size >= MAX_SELECTED,
    add,
    remove,
    clear: () => change((chosen) => chosen.clear()),
    /** Selects a document, or no longer. A range goes from the document before to this one, in the order in which they are shown. */
    choose: (id: string, shown: readonly ParaphDocument[], { isOn, isRange }: { isOn: boolean; isRange: boolean }) => {
      const placeOf = (id: string | undefined) => shown.findIndex((document) => document.id === id)
      const [from, to] = [placeOf(anchor.current), placeOf(id)]
      const start = isRange && from >= 0 ? from : to
      const range = shown.slice(Math.min(start, to), Math.max(start, to) + 1)
      anchor.current = id
      if (isOn) add(range)
      else remove(range.map(({ id }) => id))
    },
  }
}

export type Selected = ReturnType<typeof useSelected>
