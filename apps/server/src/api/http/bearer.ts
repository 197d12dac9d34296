import { hash, timingSafeEqual } from 'node:crypto'
import type { Fault, ProblemCode, Scope } from '@paraph/contract'
import type { Request } from 'express'
import { Problem } from '#platform/problems/problem.ts'

/** Compares in constant time, so that the duration reveals nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

/** True if the request has this bearer token (RFC 6750). */
export function hasBearer(req: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return isSameSecret(given, token)
}

/**
 * Returns the bearer token of the request (RFC 6750), or an empty string if it is malformed.
 *
 * @throws Problem `key_missing` or `link_missing` if there is no bearer token.
 */
export function requireBearer(req: Request, kind: 'key' | 'link'): string {
  const header = req.headers.authorization ?? ''
  if (!/^bearer/i.test(header)) throw unauthorized(`${kind}_missing`)
  return /^bearer +([\w~+/.-]+=*)$/i.exec(header)?.[1] ?? ''
}

/** Returns the problem for a request without a credential, or with a wrong one, with the challenge of RFC 6750. */
export function unauthorized(code: Extract<ProblemCode, `${'key' | 'link'}_${'missing' | 'invalid'}`>): Problem {
  const error = code.endsWith('_invalid') ? ', error="invalid_token"' : ''
  return new Problem(code, undefined, { headers: { 'www-authenticate': `Bearer realm="paraph"${error}` } })
}

/** Returns the problem for a key without these scopes, with the challenge of RFC 6750. */
export function insufficientScope(missing: readonly Scope[], detail: string, errors?: Fault[]): Problem {
  const challenge = `Bearer realm="paraph", error="insufficient_scope", scope="${missing.join(' ')}"`
  return new Problem('insufficient_scope', detail, {
    headers: { 'www-authenticate': challenge },
    ...(errors && { errors }),
  })
}

/** `timingSafeEqual` needs two buffers of the same length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
