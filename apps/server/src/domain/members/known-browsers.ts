import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/secrets/is-same-secret.ts'
import type { SecretKey } from '#platform/secrets/secret-key.ts'
import { newToken } from './session-tokens.ts'

/**
 * Makes the cookie of a browser in which a person has signed in. With it, the browser has its own share of sign-in links, so a stranger who uses up the links
 * of an address does not keep its owner out. The cookie has no address and signs nobody in, and only the secret key of the server can make one. Nothing is stored.
 */
export interface KnownBrowsers {
  newFor: (email: string) => string
  isFor: (cookie: string, email: string) => boolean
}

export function openKnownBrowsers(secretKey: SecretKey): KnownBrowsers {
  const keys = secretKey.derive('paraph known browser')
  const proofOf = (key: Buffer, nonce: string, email: string) =>
    createHmac('sha256', key).update(`${nonce} ${email.toLowerCase()}`).digest('base64url')
  return {
    newFor: (email) => {
      const nonce = newToken()
      return `${nonce}.${proofOf(keys[0]!, nonce, email)}`
    },
    isFor: (cookie, email) => {
      const [nonce = '', proof = ''] = cookie.split('.')
      return keys.some((key) => isSameSecret(proof, proofOf(key, nonce, email)))
    },
  }
}
