import type { Request } from 'express'
import type { Origin } from '#domain/events/store.ts'

/** The maximum number of characters of the header `user-agent` that are stored. */
const MAX_USER_AGENT = 500

/** Returns where a request comes from. */
export function originOf(req: Request): Origin {
  const userAgent = req.headers['user-agent']?.slice(0, MAX_USER_AGENT)
  return { ipAddress: req.ip ?? null, userAgent: userAgent ?? null }
}
