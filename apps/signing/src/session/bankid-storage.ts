import { mayStore } from '../browser/may-store.ts'

/**
 * This browser stores here what BankID needs. All tabs share it, because the BankID app comes back in a new tab. In a frame, the page has it only
 * in memory: a browser may refuse storage to a frame of another site, and the app never comes back to a frame.
 */
const KEY = 'paraph.browser-key'
const ORDER = 'paraph.bankid.'
/** Milliseconds. No order lives as long. */
const KEEP = 15 * 60_000
/** Milliseconds. The link stays for this time after its order has ended. */
const RETIRED = 60_000

export interface KeptLink {
  token: string
  /** The proof of the two-step verification, which the new tab needs too. */
  pass?: string | undefined
}

let memoryKey: string | undefined

/** A secret. The server recognizes this browser by it. */
export const browserKey = {
  get: (): string | undefined => storage()?.getItem(KEY) ?? memoryKey,
  /** Returns the key. The first call makes it. */
  make: (): string => {
    const kept = browserKey.get()
    if (kept) return kept
    memoryKey = toBase64Url(crypto.getRandomValues(new Uint8Array(24)))
    set(KEY, memoryKey)
    return memoryKey
  },
}

/** Stores the link for the return from the app. Returns false if this browser stores nothing. */
export function keepLink(orderId: string, { token, pass }: KeptLink, milliseconds = KEEP): boolean {
  return set(ORDER + orderId, JSON.stringify({ token, pass, until: Date.now() + milliseconds }))
}

export function keptLink(orderId: string): KeptLink | undefined {
  const text = storage()?.getItem(ORDER + orderId)
  return text && isFresh(text) ? (JSON.parse(text) as KeptLink) : undefined
}

/** Removes the link after a minute, because the app may still come back in a new tab. */
export function retireLink(orderId: string) {
  const link = keptLink(orderId)
  if (!link) return
  keepLink(orderId, link, RETIRED)
  setTimeout(() => storage()?.removeItem(ORDER + orderId), RETIRED)
}

/** Removes the links of old orders. A tab that was closed could not remove its own. */
export function sweepLinks() {
  const kept = storage()
  if (!kept) return
  for (const key of Object.keys(kept).filter((key) => key.startsWith(ORDER))) {
    if (!isFresh(kept.getItem(key)!)) kept.removeItem(key)
  }
}

function isFresh(text: string): boolean {
  try {
    return (JSON.parse(text) as { until: number }).until > Date.now()
  } catch {
    return false
  }
}

/** True if the app can come back to this browser. */
export function canKeep(): boolean {
  const isSet = set(`${ORDER}test`, '')
  storage()?.removeItem(`${ORDER}test`)
  return isSet
}

function storage(): Storage | undefined {
  if (!mayStore) return undefined
  try {
    return localStorage
  } catch {
    return undefined
  }
}

function set(key: string, value: string): boolean {
  try {
    storage()?.setItem(key, value)
    return storage() !== undefined
  } catch {
    // The storage is full, or the browser refuses it.
    return false
  }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
