import { createHash } from 'node:crypto'
import type { Event } from '@paraph/contract'
import canonicalize from 'canonicalize'

/** The hash that the next event carries on: SHA-256 of the event as canonical JSON (RFC 8785), which anybody can compute from what the API answers. */
export function hashEvent(event: Omit<Event, 'hash'>): string {
  return createHash('sha256').update(canonicalize(event)!).digest('hex')
}
