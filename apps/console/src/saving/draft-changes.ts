import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What the person has changed in a draft and the server does not have yet. Whatever needs the whole draft waits for it: to send, copy or replace the draft. */
export class DraftChanges {
  readonly #unsaved = new Set<string>()
  /** Saves the fields at once. Their editor sets it. */
  saveFields = () => {}

  /** @param change - a name for it, which is the same until the server has it */
  add(change: string) {
    this.#unsaved.add(change)
  }

  delete(change: string) {
    this.#unsaved.delete(change)
  }

  has(change: string): boolean {
    return this.#unsaved.has(change)
  }

  /** Throws an `UnsavedChange` unless the server has all changes. */
  requireSaved() {
    if (this.#unsaved.size > 0) throw new UnsavedChange()
  }
}

/** The server does not have something that the person has changed. */
export class UnsavedChange extends Error {}

export const DraftChangesContext = createContext<DraftChanges | undefined>(undefined)

/** Returns the changes of the draft around this view, always the same object. It draws no view again. Only for views within a draft. */
export function useDraftChanges(): DraftChanges {
  return useContext(DraftChangesContext)!
}
