import type { Side } from '../normal/schema.ts'

/** major: breaks clients. minor: changes what is sent or received without breaking clients. patch: documentation. */
export type Impact = 'major' | 'minor' | 'patch'

/** A part that one side sends, always or sometimes. */
export type Part = 'body' | 'header' | 'parameter' | 'property'

export type Kind =
  | `${Part}-${'added' | 'optional' | 'removed' | 'required'}`
  | `enum-${'closed' | 'extended' | 'opened' | 'reduced'}`
  | `media-type-${'added' | 'removed'}`
  | `operation-${'added' | 'id' | 'removed'}`
  | `path-${'parameter-renamed' | 'removed'}`
  | 'alternatives'
  | 'constraint'
  | 'default'
  | 'deprecated'
  | 'discriminator'
  | 'documentation'
  | 'encoding'
  | 'null-added'
  | 'security'
  | 'security-scheme'
  | 'serialization'
  | 'server'
  | 'status'
  | 'tags'
  | 'type'
  | 'unknown'
  | 'webhook-removed'

export interface Change {
  kind: Kind
  impact: Impact
  /** What the client does with the changed part: it sends it in a request, or receives it in a response. */
  side?: Side
  message: string
  /** The JSON pointer of the place in the bundled revision; for a part that was removed, in the bundled base. */
  pointer: string
  /** How the set of accepted values changes, if it does. */
  effect?: Effect
  operations: string[]
}

export type Report = Omit<Change, 'operations'>

/** The set of accepted values after the change, compared with before. `other`: some values were removed and some added. */
export type Effect = 'fewer' | 'more' | 'other'

/** Fewer values break the clients that send them. More values break the clients that receive them. */
export function impactOf(effect: Effect, side: Side): Impact {
  const harmless: Effect = side === 'request' ? 'more' : 'fewer'
  return effect === harmless ? 'minor' : 'major'
}

export function report(
  kind: Kind,
  impact: Impact,
  side: Side | undefined,
  pointer: string | undefined,
  message: string,
): Report {
  return { kind, impact, pointer: pointer ?? '', message, ...(side && { side }) }
}

/** Pairs the values of two maps by their keys. A value that only one map has is paired with undefined. */
export function pairs<Key, Value>(
  before: Map<Key, Value>,
  after: Map<Key, Value>,
): [Key, Value | undefined, Value | undefined][] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => [key, before.get(key), after.get(key)])
}
