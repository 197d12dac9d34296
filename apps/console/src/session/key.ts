import { changeCaller, currentCaller } from './caller.ts'

/**
 * The API key of the person. The tab keeps it in its memory, and for a reload only if the person asks for that. Nothing keeps it when the tab is closed.
 */
const STORED = 'paraph-key'

/** Stored only while the console reloads itself. */
const PASSED_ON = 'paraph-key-once'

/** Signs in with the key that the tab has kept, if it has one. */
export function takeKeptKey(): void {
  const key = sessionStorage.getItem(PASSED_ON) ?? sessionStorage.getItem(STORED)
  sessionStorage.removeItem(PASSED_ON)
  if (key !== null) changeCaller({ key })
}

/** @param keepsForReload - stores the key in the tab, where every script of this origin can read it */
export function signIn(newKey: string, keepsForReload: boolean): void {
  if (keepsForReload) sessionStorage.setItem(STORED, newKey)
  else dropKeptKey()
  changeCaller({ key: newKey })
}

/** A reload of the tab must not bring the key back. */
export const dropKeptKey = (): void => sessionStorage.removeItem(STORED)

export function forgetKey(): void {
  dropKeptKey()
  changeCaller(undefined)
}

/** Reloads the page. The person stays signed in. */
export function reload(): void {
  const caller = currentCaller()
  if (caller && 'key' in caller) sessionStorage.setItem(PASSED_ON, caller.key)
  location.reload()
}
