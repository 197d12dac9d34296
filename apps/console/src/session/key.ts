/**
 * The API key of the person. The tab keeps it in its memory, and for a reload only if the person asks for that. Nothing keeps it when the tab is closed.
 */
const STORED = 'paraph-key'

/** Stored only while the console reloads itself. */
const PASSED_ON = 'paraph-key-once'

let key = sessionStorage.getItem(PASSED_ON) ?? sessionStorage.getItem(STORED) ?? undefined
sessionStorage.removeItem(PASSED_ON)
const listeners = new Set<() => void>()

export const currentKey = () => key

/** @param keepsForReload - stores the key in the tab, where every script of this origin can read it */
export function signIn(newKey: string, keepsForReload: boolean): void {
  if (keepsForReload) sessionStorage.setItem(STORED, newKey)
  else sessionStorage.removeItem(STORED)
  change(newKey)
}

export function signOut(): void {
  sessionStorage.removeItem(STORED)
  change(undefined)
}

/** Reloads the page. The person stays signed in. */
export function reload(): void {
  if (key !== undefined) sessionStorage.setItem(PASSED_ON, key)
  location.reload()
}

/** Calls the listener after each change. Returns the function that ends this. */
export function onKeyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(newKey: string | undefined) {
  key = newKey
  for (const listener of listeners) listener()
}
