import type { LinkKind } from '@paraph/contract'
import type { Granted } from '#domain/accounts/scopes.ts'
import type { Viewer } from '#domain/documents/viewer-store.ts'
import type { Actor, Origin } from '#domain/events/store.ts'
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
  /** Whose documents the caller may see. */
  viewer: Viewer
  /** The caller, for the audit trail. */
  actor: Actor
  /** The scopes of the key or of the role of the member. They include the scopes of the operation, which were checked before. */
  scopes: Granted
  /** Where the request came from, for the log of the account. */
  origin: Origin
  /** The session of a member. Undefined for a key. */
  sessionId?: string
}

/** SESSION renews an access token. BROWSER says that the browser has asked for a sign-in link. KNOWN says that somebody has signed in in the browser before. */
export type CookieName = 'SESSION' | 'BROWSER' | 'KNOWN'

/** The cookies of a browser. Pages can't read them, and other sites can't send them. */
export interface Cookies {
  read: (name: CookieName) => string | undefined
  /** Sets a cookie, which the answer has also if the request fails later. */
  set: (name: CookieName, value: string, milliseconds: number) => void
  remove: (name: CookieName) => void
}

/** What the handler of an operation for a member who has signed in gets in addition to its input. */
export interface MemberContext extends Context {
  member: { id: string; personId: string; sessionId: string }
  cookies: Cookies
}

/** What the handler of an operation for the cookie of a session gets in addition to its input. */
export interface SessionContext extends RequestContext {
  /** The secret is not checked yet. Look under the lock of the session whether it is the right one. */
  session: { id: string; secret: string }
  cookies: Cookies
  origin: Origin
}

/** What the handler of an operation that needs no credential gets in addition to its input. */
export interface VisitorContext extends RequestContext {
  cookies: Cookies
  origin: Origin
}

/** What the handler of an operation for a setup token gets in addition to its input. */
export interface SetupContext extends RequestContext {
  /** The SHA-256 of the token, as hexadecimal digits. */
  setupToken: string
  origin: Origin
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
