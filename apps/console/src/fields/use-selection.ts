import { useState } from 'preact/hooks'
import { type EditorField, placesOf } from './model/editor-field.ts'

/** The rectangles that are selected, and the one that gets the focus. */
export function useSelection(fields: EditorField[]) {
  const [chosen, select] = useState<ReadonlySet<string>>(new Set())
  /** The rectangle that gets the focus as soon as it is shown. */
  const [toFocus, setToFocus] = useState<string>()
  const places = placesOf(fields)
  // What was undone or removed elsewhere is no longer selected.
  const selected = new Set(places.map(({ id }) => id).filter((id) => chosen.has(id)))

  return {
    selected,
    select,
    selectFields: (added: EditorField[]) => {
      const ids = placesOf(added).map(({ id }) => id)
      select(new Set(ids))
      setToFocus(ids[0])
    },
    /** When the selected rectangles are removed: selects nothing, and focuses the one that takes their place. */
    leaveRemoved: () => {
      const index = places.findIndex(({ id }) => selected.has(id))
      const left = places.filter(({ id }) => !selected.has(id))
      select(new Set())
      setToFocus(left[Math.min(index, left.length - 1)]?.id)
    },
    toFocus,
    /** Keeps another value, which a key that was pressed meanwhile has set. */
    focused: (id: string) => setToFocus((current) => (current === id ? undefined : current)),
  }
}
