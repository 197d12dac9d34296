import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { LinkKind } from '@paraph/contract'
import type { SecretKey } from '#platform/secrets/secret-key.ts'

/** A task that another device of the party does. The token of the device allows nothing else. */
export type DeviceTask = 'DRAWING' | 'SCAN'

/** The links of a party, and the tokens of its other devices. */
export type TokenKind = LinkKind | DeviceTask

const kinds: TokenKind[] = ['MESSAGE', 'API', 'DRAWING', 'SCAN']

export const isTask = (kind: TokenKind): kind is DeviceTask => kind === 'DRAWING' || kind === 'SCAN'

const NONCE_BYTES = 16
/** The HMAC (RFC 2104) is truncated to keep the link short, because long SMS cost more. A token of 33 bytes has exactly one spelling in base64url. */
const HMAC_BYTES = 17
/** Follows a token that ends in `-` or `_`, because some mail programs do not take such a character at the end of a line for a part of the link. */
const END = 'x'

/**
 * The tokens at the end of links. A token consists of a nonce and its HMAC. The nonce belongs to the party, or to the task of its other device, and
 * is in the database. The HMAC needs the secret key, so a copy of the database contains no working link.
 */
export interface LinkTokens {
  /** Returns the token of this nonce: 44 characters of base64url, and one more if the last of them is no letter or digit. */
  tokenOf: (nonce: string, kind: TokenKind) => string
  /** Reads a token. Returns undefined if no key of this server made it. */
  read: (token: string) => { nonce: string; kind: TokenKind } | undefined
}

export function openLinkTokens(secretKey: SecretKey): LinkTokens {
  // An HMAC with a key in a Buffer takes five times as long.
  const keys = secretKey.derive('paraph signing link').map((key) => createSecretKey(key))
  return {
    tokenOf(nonce, kind) {
      const bytes = Buffer.from(nonce.replaceAll('-', ''), 'hex')
      return withEnd(Buffer.concat([bytes, hmac(keys[0]!, kind, bytes)]).toString('base64url'))
    },
    read(token) {
      const core = token.slice(0, 44)
      if (!/^[\w-]{44}$/.test(core) || token !== withEnd(core)) return undefined
      const bytes = Buffer.from(core, 'base64url')
      const [nonce, mac] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)]
      // Older keys count too, so that a new key does not break the links that were sent before.
      const kind = kinds.find((kind) => keys.some((key) => timingSafeEqual(mac, hmac(key, kind, nonce))))
      return kind && { nonce: toUuid(nonce), kind }
    },
  }
}

function withEnd(token: string): string {
  return /[-_]$/.test(token) ? token + END : token
}

function hmac(key: KeyObject, kind: TokenKind, nonce: Buffer): Buffer {
  return createHmac('sha256', key).update(kind).update(nonce).digest().subarray(0, HMAC_BYTES)
}

function toUuid(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
