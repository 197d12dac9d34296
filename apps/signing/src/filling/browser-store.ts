import { mayStore } from '../browser/may-store.ts'

/**
 * What the browser keeps of a link. The name of the entry is no secret: it has 32 bits that are computed from the token.
 */
export function openStore(kind: 'local' | 'session', name: string, token: string) {
  const key = `paraph.${name}.${checksum(token)}`
  const storage = () => (!mayStore ? undefined : kind === 'local' ? localStorage : sessionStorage)
  return {
    key,
    read: (): unknown => {
      try {
        return JSON.parse(storage()?.getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    /** Null removes the entry. */
    write: (value: object | null) => {
      try {
        if (value) storage()?.setItem(key, JSON.stringify(value))
        else storage()?.removeItem(key)
      } catch {
        // The storage is full, or the browser refuses it. The server has the values too.
      }
    },
  }
}

/** FNV-1a. */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
