import { hash } from 'node:crypto'
import canonicalize from 'canonicalize'

/** Returns the SHA-256, in hexadecimal digits, of the value as canonical JSON (RFC 8785). Stored hashes depend on it, and sealed files hold them for ever. */
export function hashJson(value: object): string {
  return hash('sha256', canonicalize(value)!)
}
