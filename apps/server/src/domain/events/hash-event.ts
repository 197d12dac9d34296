import type { Event } from '@paraph/contract'
import { hashJson } from '#platform/formats/hash-json.ts'

type Unhashed = Omit<Event, 'hash'>

/**
 * Returns the SHA-256 of the event as canonical JSON (RFC 8785). The next event contains it. Clients can compute it from the API's response, and
 * sealed files hold it for ever. A new field of `Event` would make all older hashes wrong, so it does not compile here. Put new facts into `data`.
 */
export function hashEvent(event: Unhashed): string {
  const { id, documentId, partyId, type, at, ipAddress, userAgent, data, previousHash } = event
  const actor = { type: event.actor.type, id: event.actor.id } satisfies Record<keyof Event['actor'], unknown>
  const hashed = { id, documentId, partyId, type, at, actor, ipAddress, userAgent, data, previousHash }
  return hashJson(hashed satisfies Record<keyof Unhashed, unknown>)
}
