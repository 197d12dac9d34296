import type { EventActor, LinkKind } from '@paraph/contract'
import type { Granted } from '#domain/accounts/scopes.ts'
import type { Origin } from '#domain/events/store.ts'
import type { RequestServices } from '#api/request-services.ts'

/** What the handler of each operation gets in addition to its input. */
export interface RequestContext extends RequestServices {
  /**
   * Commits the writes of the handler. Call it before a wait for another service. Otherwise a request with an idempotency-key commits all its writes
   * at its end, and holds its locks until then. Without such a key, each transaction has already committed.
   */
  commitSoFar: () => Promise<void>
}

/** What the handler of an operation for API keys gets in addition to its input. */
export interface Context extends RequestContext {
  account: { id: string }
  /** The caller, for the audit trail. */
  actor: EventActor
  /** The scopes of the key. They include the scopes of the operation, which were checked before. */
  scopes: Granted
}

/** What the handler of an operation for a setup token gets in addition to its input. */
export interface SetupContext extends RequestContext {
  /** The SHA-256 of the token, as hexadecimal digits. */
  setupToken: string
}

/** What the handler of an operation for a party's link gets in addition to its input. */
export interface SigningContext extends RequestContext {
  /** The party of the link. Look it up again under the lock before a change, because its link may become invalid at any time. */
  party: { id: string; documentId: string; accountId: string; linkNonce: string }
  /** The kind of link that the party used. With the token of another device: the link with which the party started the task of this device. */
  link: LinkKind
  /** With the token of another device: the nonce of the only drawing or scan that this request may touch. Undefined with a link of the party. */
  deviceNonce: string | undefined
  /** Where the request came from, for the audit trail. */
  origin: Origin
}
