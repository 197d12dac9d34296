import { hash } from 'node:crypto'
import type { Request } from 'express'
import type { Scope } from '@paraph/contract'
import { requireOperation } from '#api/http/validation/operation-of.ts'
import type { Principal } from '#api/principal.ts'

/**
 * Returns the key of the record for the request's idempotency-key, or undefined without that header. The caller is part of it: an account, a setup
 * token, or one link of a party. So two callers with the same idempotency-key have different records.
 */
export function recordKeyOf(req: Request): Buffer | undefined {
  const { method, headers, principal } = req
  const header = headers['idempotency-key']
  if (method !== 'POST' || typeof header !== 'string' || !principal) return undefined
  return recordKey(keyOwnerOf(principal, requireOperation(req).security.scopes), unquoted(header))
}

function keyOwnerOf(principal: Principal, scopes: readonly Scope[]): string {
  if (principal.type === 'SETUP') return `setup ${principal.tokenHash}`
  if (principal.type !== 'KEY') return `${principal.party.id} ${principal.party.linkNonce} ${principal.link}`
  // The answer contains a new API key, which may have more rights than another key of the account. So only the key that made the request can repeat
  // it.
  return scopes.includes('keys:write') ? principal.id : principal.accountId
}

export function recordKey(owner: string, key: string): Buffer {
  return hash('sha256', `${owner}\n${key}`, 'buffer')
}

/** Returns the value of a string in a structured field (RFC 9651, section 4.2.5). The validator has checked its form. */
function unquoted(header: string): string {
  return header.startsWith('"') ? header.slice(1, -1).replace(/\\(.)/g, '$1') : header
}
