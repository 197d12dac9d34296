import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What the person has changed in a draft and the server does not have yet. Whatever needs the whole draft waits for it: to send, copy or replace the draft. */
export class DraftChanges {
  readonly #unsaved = new Set<string>()
  readonly #listeners = new Set<() => void>()
  /** Saves the fields at once. Their editor sets it. */
  saveFields = () => {}

  /** @param change - a name for it, which is the same until the server has it */
  add(change: string) {
    this.#unsaved.add(change)
    this.#tell()
  }

  delete(change: string) {
    this.#unsaved.delete(change)
    this.#tell()
  }

  get isSaved(): boolean {
    return this.#unsaved.size === 0
  }

  /** Calls the listener after each change. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }

  has(change: string): boolean {
    return this.#unsaved.has(change)
  }

  /** Throws an `UnsavedChange` unless the server has all changes. */
  requireSaved() {
    if (!this.isSaved) throw new UnsavedChange()
  }
}

/** The server does not have something that the person has changed. */
export class UnsavedChange extends Error {}

export const DraftChangesContext = createContext<DraftChanges | undefined>(undefined)

/** Returns the changes of the draft around this view, always the same object. It draws no view again. Only for views within a draft. */
export function useDraftChanges(): DraftChanges {
  return useContext(DraftChangesContext)!
}
