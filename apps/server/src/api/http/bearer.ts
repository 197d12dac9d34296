import type { Request } from 'express'
import { unauthorized } from '#platform/problems/credential-problems.ts'
import { isSameSecret } from '#platform/secrets/is-same-secret.ts'

/** True if the request has this bearer token (RFC 6750). */
export function hasBearer(req: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return isSameSecret(given, token)
}

/**
 * Returns the bearer token of the request (RFC 6750), or an empty string if it is malformed.
 *
 * @throws Problem `key_missing`, `link_missing`, `session_missing` or `setup_token_missing` if there is no bearer token.
 */
export function requireBearer(req: Request, kind: 'key' | 'link' | 'session' | 'setup_token'): string {
  const header = req.headers.authorization ?? ''
  if (!/^bearer/i.test(header)) throw unauthorized(`${kind}_missing`)
  return /^bearer +([\w~+/.-]+=*)$/i.exec(header)?.[1] ?? ''
}
