/** The changes of a draft, for what must not begin before the server has them. */
export interface DraftChanges {
  documentId: string
  /** Has an entry for each change that the server does not have. */
  unsaved: { current: Set<string> }
  /** Saves the fields at once. */
  flush: { current: () => void }
}

/** The server does not have something that the person has changed. */
export class UnsavedChange extends Error {}
