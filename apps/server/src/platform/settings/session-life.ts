/** How long a person stays signed in, in milliseconds. */
export interface SessionLife {
  /** Since the session was renewed last. */
  idle: number
  /** Since signing in. */
  total: number
}
