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
  const owner = keyOwnerOf(principal, requireOperation(req).security.scopes)
  return owner === undefined ? undefined : recordKey(owner, unquoted(header))
}

function keyOwnerOf(principal: Principal, scopes: readonly Scope[]): string | undefined {
  // No answer is stored that has the token of a session.
  if (principal.type === 'SESSION' || principal.type === 'VISITOR') return undefined
  if (principal.type === 'SETUP') return `setup ${principal.tokenHash}`
  if ('party' in principal) return `${principal.party.id} ${principal.party.linkNonce} ${principal.link}`
  // The answer contains a new API key or an invitation, which may have more rights than another key of the account. So only the key or the member that made
  // the request can repeat it. A member can repeat only its own requests, because it may not see the documents of others.
  const isSecret = scopes.includes('keys:write') || scopes.includes('members:write')
  return isSecret || principal.type === 'MEMBER' ? principal.id : principal.accountId
}

export function recordKey(owner: string, key: string): Buffer {
  return hash('sha256', `${owner}\n${key}`, 'buffer')
}

/** Returns the value of a string in a structured field (RFC 9651, section 4.2.5). The validator has checked its form. */
function unquoted(header: string): string {
  return header.startsWith('"') ? header.slice(1, -1).replace(/\\(.)/g, '$1') : header
}
