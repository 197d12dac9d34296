import type { SignInWay } from '@paraph/contract'
import { DAY, HOUR, MINUTE, SECOND } from '#platform/formats/durations.ts'
import type { SessionLife } from '#platform/settings/session-life.ts'

/** Milliseconds for which an access token is valid. */
export const ACCESS_TOKEN_LIFE = 10 * MINUTE

/** Milliseconds for which a sign-in link is valid. */
export const SIGN_IN_LINK_LIFE = 15 * MINUTE

/** Milliseconds for which the server knows a browser in which somebody has signed in. */
export const KNOWN_BROWSER_LIFE = 180 * DAY

/** The maximum number of sign-in links of one person in this time, and of each browser in which the person has signed in. */
export const LINKS_PER_PERIOD = { links: 5, period: HOUR }

/** Milliseconds for which the old value of a cookie works after its change, because two tabs may renew at the same time. Meanwhile, it does not change again. */
export const OLD_COOKIE_WORKS = 30 * SECOND

/** The maximum number of sessions of a person. */
export const MAX_SESSIONS = 50

/** Milliseconds for which an access token is kept after its end, so that a page that sends it late is not taken for somebody who guesses tokens. */
export const OLD_TOKENS_KEPT = HOUR

/** Milliseconds after a sign-in in which a member may do what is sensitive. A renewal of the session is no sign-in. */
export const RECENT_SIGN_IN = 10 * MINUTE

/** @param signedInAt - null if nobody knows when the person last proved who they are. */
export function isRecentSignIn(signedInAt: string | null, now: Date): boolean {
  return signedInAt !== null && now.getTime() - Date.parse(signedInAt) < RECENT_SIGN_IN
}

/** What a member has to sign in with. */
export interface OwnWays {
  hasPasskey: boolean
  /** True if the provider of the account speaks for the address of the member. */
  hasProvider: boolean
  /** True if the account demands single sign-on. */
  onlyProvider: boolean
}

/** True if the member has a way to sign in again on a server with these ways. Somebody who has come with an invitation on a server without mail may have none. */
export function canSignInAgain(ways: SignInWay[], { hasPasskey, hasProvider, onlyProvider }: OwnWays): boolean {
  if (hasProvider && ways.includes('SINGLE_SIGN_ON')) return true
  return !onlyProvider && (ways.includes('MAILED_LINK') || (hasPasskey && ways.includes('PASSKEY')))
}

/** Returns when the session ends if it is not renewed before. */
export function endOfSession({ createdAt, lastUsedAt }: SessionTimes, { idle, total }: SessionLife): Date {
  return new Date(Math.min(Date.parse(lastUsedAt) + idle, Date.parse(createdAt) + total))
}

interface SessionTimes {
  createdAt: string
  lastUsedAt: string
}
