import { hash } from 'node:crypto'
import type { Request } from 'express'
import type { Scope } from '@paraph/contract'
import { requireOperation } from '#api/http/validation/operation-of.ts'

/**
 * Returns the key of the record for the request's idempotency-key, or undefined without that header. The caller is part of it: an account, a setup
 * token, or one link of a party. So two callers with the same idempotency-key have different records.
 */
export function recordKeyOf(req: Request): Buffer | undefined {
  const { method, headers, caller } = req
  const header = headers['idempotency-key']
  if (method !== 'POST' || typeof header !== 'string' || !caller) return undefined
  return recordKey(keyOwnerOf(caller, requireOperation(req).security.scopes), unquoted(header))
}

function keyOwnerOf(caller: NonNullable<Request['caller']>, scopes: readonly Scope[]): string {
  if ('setupToken' in caller) return `setup ${caller.setupToken}`
  if (!('account' in caller)) return `${caller.party.id} ${caller.party.linkNonce} ${caller.link}`
  // The answer contains a new API key, which may have more rights than another key of the account. So only the key that made the request can repeat
  // it.
  return scopes.includes('keys:write') ? caller.actor.id! : caller.account.id
}

export function recordKey(owner: string, key: string): Buffer {
  return hash('sha256', `${owner}\n${key}`, 'buffer')
}

/** Returns the value of a string in a structured field (RFC 9651, section 4.2.5). The validator has checked its form. */
function unquoted(header: string): string {
  return header.startsWith('"') ? header.slice(1, -1).replace(/\\(.)/g, '$1') : header
}
