import { createHash } from 'node:crypto'
import type { Event } from '@paraph/contract'
import canonicalize from 'canonicalize'

/** Returns the SHA-256 of the event as canonical JSON (RFC 8785). The next event contains it. Clients can compute it from the API's response. */
export function hashEvent(event: Omit<Event, 'hash'>): string {
  return createHash('sha256').update(canonicalize(event)!).digest('hex')
}
