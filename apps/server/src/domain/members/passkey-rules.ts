import { isIP } from 'node:net'
import { MINUTE } from '#platform/formats/durations.ts'

/** The maximum number of passkeys of a person. */
export const MAX_PASSKEYS = 10

/** Milliseconds for which a challenge is valid. */
export const CHALLENGE_LIFE = 5 * MINUTE

/** Whose pages a passkey is for, and their address. */
export interface RelyingParty {
  id: string
  origin: string
}

/** Browsers have no passkeys for a number instead of a name, and none without TLS, except on the same machine. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replace(/[[\]]/g, '')) !== 0) return undefined
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return protocol === 'https:' || isLocal ? { id: hostname, origin } : undefined
}
