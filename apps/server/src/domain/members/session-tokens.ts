import { createHmac, hash, randomBytes } from 'node:crypto'
import type { SecretKey } from '#platform/secrets/secret-key.ts'

/** Every access token begins with this, which tells it from an API key. */
export const ACCESS_PREFIX = 'pa_'

/** Returns a token with 256 random bits. The database has only its hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * Makes the values of the cookie of a session. Each follows from the one before and the secret key of the server. So a browser that misses an answer, or two
 * tabs that renew at the same time, get the same new value, although the database has only hashes. Nobody else can compute it.
 */
export interface SessionSecrets {
  after: (secret: string) => string
}

export function openSessionSecrets(secretKey: SecretKey): SessionSecrets {
  const [key] = secretKey.derive('paraph session')
  return { after: (secret) => createHmac('sha256', key!).update(secret).digest('base64url') }
}
