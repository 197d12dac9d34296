import type { AccessKeeper } from './access-keeper.ts'

/** Who uses the console: whoever has a key, or a member. */
export type Caller = { key: string } | { member: AccessKeeper }

let caller: Caller | undefined
const listeners = new Set<(hasEnded: boolean) => void>()

export const currentCaller = () => caller

/** @param hasEnded - true if a session has ended by itself */
export function changeCaller(next: Caller | undefined, hasEnded = false): void {
  caller = next
  for (const listener of listeners) listener(hasEnded)
}

/** Calls the listener after each change. Returns the function that ends this. */
export function onCallerChange(listener: (hasEnded: boolean) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
