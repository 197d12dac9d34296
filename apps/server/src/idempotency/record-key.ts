import { hash } from 'node:crypto'
import type { Request } from 'express'

/**
 * Returns the record that the request's idempotency-key names, or undefined without such a key. The caller is part of it: an account, or one
 * link of a party. So the same key of another caller names another record.
 */
export function recordKeyOf({ method, headers, caller }: Request): Buffer | undefined {
  const header = headers['idempotency-key']
  if (method !== 'POST' || typeof header !== 'string' || !caller) return undefined
  const owner = 'account' in caller ? caller.account.id : `${caller.party.id} ${caller.party.linkNonce} ${caller.link}`
  return recordKey(owner, unquoted(header))
}

export function recordKey(owner: string, key: string): Buffer {
  return hash('sha256', `${owner}\n${key}`, 'buffer')
}

/** Returns the value of a string of a structured field (RFC 9651, section 4.2.5). The validator has checked its form. */
function unquoted(header: string): string {
  return header.startsWith('"') ? header.slice(1, -1).replace(/\\(.)/g, '$1') : header
}
