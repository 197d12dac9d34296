import { hash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'

/** Compares in constant time, so that the duration reveals nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

/** True if the request has this bearer token (RFC 6750). */
export function hasBearer(req: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return isSameSecret(given, token)
}

/** `timingSafeEqual` needs two buffers of the same length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
