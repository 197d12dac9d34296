import type { SessionAccess } from '@paraph/client'

/** Milliseconds. A token that ends sooner is renewed before it is used, so that it does not end on its way to the server. */
export const MARGIN = 60_000

/** The access token of a member, in the memory of the page only. */
export interface AccessKeeper {
  /** The newest answer of the server. */
  access: () => SessionAccess
  /** Returns a token that does not end soon. */
  token: () => Promise<string>
  /** Returns another token than this one, which the server has refused. */
  tokenAfter: (refused: string) => Promise<string>
  /** Goes on with the token of a session that began later. */
  replace: (access: SessionAccess) => void
}

/**
 * Keeps an access token, and renews it only when a request needs it. So the session of a page that nobody uses ends. Requests at the same time wait for one
 * renewal.
 */
export function keepAccess(
  first: SessionAccess,
  renew: (access: SessionAccess) => Promise<SessionAccess>,
  now: () => number = Date.now,
): AccessKeeper {
  let access = first
  let endsAt = now() + lifeOf(first)
  let renewal: Promise<void> | undefined
  const replace = (next: SessionAccess) => {
    access = next
    endsAt = now() + lifeOf(next)
  }
  const renewNow = async () => replace(await renew(access))
  const renewOnce = () => (renewal ??= renewNow().finally(() => (renewal = undefined)))
  return {
    access: () => access,
    token: async () => {
      if (endsAt - now() < MARGIN) await renewOnce()
      return access.accessToken
    },
    tokenAfter: async (refused) => {
      if (access.accessToken === refused) await renewOnce()
      return access.accessToken
    },
    replace,
  }
}

/** Milliseconds. Both times are of the server, because the clock of the device can be wrong. */
const lifeOf = ({ expiresAt, session }: SessionAccess) => Date.parse(expiresAt) - Date.parse(session.lastUsedAt)
