import type { AccountEvent } from '@paraph/contract'
import { hashJson } from '#platform/formats/hash-json.ts'

type Unhashed = Omit<AccountEvent, 'hash'>

/**
 * Returns the SHA-256 of the entry as canonical JSON (RFC 8785). The next entry contains it. Clients can compute it from the API's response. A new field
 * of the entry would make all older hashes wrong, so it does not compile here. Put new facts into `changes`.
 */
export function hashAccountEvent(entry: Unhashed): string {
  const { id, accountId, type, at, ipAddress, previousHash } = entry
  const actor = { type: entry.actor.type, id: entry.actor.id, name: entry.actor.name } satisfies Record<
    keyof Unhashed['actor'],
    unknown
  >
  const subject = { id: entry.subject.id, name: entry.subject.name } satisfies Record<
    keyof Unhashed['subject'],
    unknown
  >
  const changes = entry.changes.map(
    ({ field, before, after }) =>
      ({ field, before, after }) satisfies Record<keyof Unhashed['changes'][number], unknown>,
  )
  const hashed = { id, accountId, type, at, actor, ipAddress, subject, changes, previousHash }
  return hashJson(hashed satisfies Record<keyof Unhashed, unknown>)
}
