import { hash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'

/** Whether the request carries this token (RFC 6750). How long the comparison takes tells nothing of the token. */
export function hasBearer(req: Request, token: string): boolean {
  const [, given = ''] = /^Bearer +(\S+)$/i.exec(req.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(given), digest(token))
}

/** Of the same length for any text, as timingSafeEqual wants. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
