import type { Side } from '../normal/schema.ts'

/** major: breaks clients. minor: changes what is sent or received without breaking clients. patch: documentation. */
export type Impact = 'major' | 'minor' | 'patch'

export type Kind =
  | 'alternatives'
  | 'body-added'
  | 'body-optional'
  | 'body-removed'
  | 'body-required'
  | 'constraint'
  | 'default'
  | 'deprecated'
  | 'discriminator'
  | 'documentation'
  | 'encoding'
  | 'enum-closed'
  | 'enum-extended'
  | 'enum-opened'
  | 'enum-reduced'
  | 'header-added'
  | 'header-optional'
  | 'header-removed'
  | 'header-required'
  | 'media-type-added'
  | 'media-type-removed'
  | 'null-added'
  | 'operation-added'
  | 'operation-id'
  | 'operation-removed'
  | 'parameter-added'
  | 'parameter-optional'
  | 'parameter-removed'
  | 'parameter-required'
  | 'path-parameter-renamed'
  | 'path-removed'
  | 'property-added'
  | 'property-optional'
  | 'property-removed'
  | 'property-required'
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
  /** The change of the accepted values, if it changes them. */
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
