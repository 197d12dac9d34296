import { randomBytes } from 'node:crypto'
import type { Mode } from './account-store.ts'

/** The number of characters of a key that are stored, so that people recognize it. The other characters have 232 random bits. */
const PREFIX_LENGTH = 12

export interface KeySecret {
  secret: string
  prefix: string
}

/** Returns a key with 256 random bits. It can't be shown again, because the database has only its hash. */
export function newKeySecret(mode: Mode): KeySecret {
  const secret = `pk_${mode.toLowerCase()}_${randomBytes(32).toString('base64url')}`
  return { secret, prefix: secret.slice(0, PREFIX_LENGTH) }
}
