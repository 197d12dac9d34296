import { hash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'

/** Whether the two are the same. How long the comparison takes tells nothing of the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

/** Whether the request carries this token (RFC 6750). */
export function hasBearer(req: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return isSameSecret(given, token)
}

/** Of the same length for any text, as timingSafeEqual wants. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
