import type { Scope } from '@paraph/contract'
import { hash } from 'node:crypto'
import type { Request } from 'express'

/**
 * Returns the record that the request's idempotency-key names, or undefined without such a key. The caller is part of it: an account, or one
 * link of a party. So the same key of another caller names another record.
 */
export function recordKeyOf({ method, headers, caller, operation }: Request): Buffer | undefined {
  const header = headers['idempotency-key']
  if (method !== 'POST' || typeof header !== 'string' || !caller || !operation) return undefined
  return recordKey(keyOwnerOf(caller, operation.security.scopes), unquoted(header))
}

function keyOwnerOf(caller: NonNullable<Request['caller']>, scopes: readonly Scope[]): string {
  if (!('account' in caller)) return `${caller.party.id} ${caller.party.linkNonce} ${caller.link}`
  // The answer has an API key, which may do no more than the key that created it. Another key of the account may do less.
  return scopes.includes('keys:write') ? caller.actor.id! : caller.account.id
}

export function recordKey(owner: string, key: string): Buffer {
  return hash('sha256', `${owner}\n${key}`, 'buffer')
}

/** Returns the value of a string of a structured field (RFC 9651, section 4.2.5). The validator has checked its form. */
function unquoted(header: string): string {
  return header.startsWith('"') ? header.slice(1, -1).replace(/\\(.)/g, '$1') : header
}
