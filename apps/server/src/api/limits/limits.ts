import type { ServerResponse } from 'node:http'
import type { Database } from '#platform/database/tables.ts'
import type { RateLimits } from '#platform/settings/rate-limits.ts'
import { WINDOW } from './caller-windows.ts'
import { type FailedAttempts, openFailedAttempts } from './failed-attempts.ts'
import { type Limiter, type LimiterOptions, openLimiter, type Quota } from './limiter.ts'
import { networkOf } from './network.ts'
import { overLimit, perMinute, quotaHeaders } from './quota-headers.ts'
import { countName, deleteEnded } from './store.ts'

/** The maximum number of requests a minute from one network that wants to sign in. */
export const MAX_SIGN_IN_REQUESTS = 60

/** The maximum number of wrong keys from one network in a minute. */
export const MAX_WRONG_KEYS = 20

/** A report to the operator about a refused caller. */
export interface RefusedCaller {
  caller: 'KEY' | 'MEMBER' | 'LINK' | 'NETWORK'
  /** The id of the key, the member or the party. A network has none, because the log contains no addresses. */
  id?: string
  accountId?: string
}

export interface LimitedKey {
  id: string
  account_id: string
  countedAs: string
  rate_limit: number | null
}

export interface LimitedMember {
  id: string
  account_id: string
  countedAs: string
}

export interface LimitedSession {
  id: string
  countedAs: string
}

export interface LimitedParty {
  id: string
  countedAs: string
  accountId: string
}

export interface Limits {
  /** Counts the requests of each key, together with those of the keys that it has created. */
  keys: Limiter<LimitedKey>
  /** Counts the requests of each member. */
  members: Limiter<LimitedMember>
  /** Counts the renewals of each session. */
  sessions: Limiter<LimitedSession>
  /** Counts the requests of each network that wants to sign in. */
  visitors: Limiter<{ network: string }>
  /** Counts the requests of each party, with any of its links. */
  links: Limiter<LimitedParty>
  /** Counts the requests with each setup token. */
  setups: Limiter<{ countedAs: string }>
  attempts: FailedAttempts
  /**
   * Counts a wrong key.
   *
   * @throws Problem `too_many_attempts` if there were too many from the network of this address.
   */
  countWrongKey: (address: string | undefined) => Promise<void>
}

interface LimitsOptions {
  db: Database
  rateLimits: RateLimits
  onRefused?: ((caller: RefusedCaller) => void) | undefined
}

export function openLimits({ db, rateLimits, onRefused }: LimitsOptions): Limits {
  let swept = performance.now()
  const onSettle = () => {
    if (performance.now() - swept < WINDOW) return
    swept = performance.now()
    // If this fails, the next run deletes more.
    deleteEnded(db).catch(() => {})
  }
  const refuse = ({ limit, left }: Quota) =>
    overLimit(
      'rate_limit_exceeded',
      `At most ${limit} requests a minute are allowed.`,
      perMinute('default', limit),
      left,
    )
  const ofCallers = <Found extends { countedAs: string }>(
    options: Pick<LimiterOptions<Found>, 'limitOf' | 'onRefused'>,
  ) => openLimiter<Found>({ nameOf: ({ countedAs }) => countedAs, refuse, onSettle, ...options })
  const keys = ofCallers<LimitedKey>({
    limitOf: ({ rate_limit }) => rate_limit ?? rateLimits.key,
    onRefused: ({ id, account_id }) => onRefused?.({ caller: 'KEY', id, accountId: account_id }),
  })
  const members = ofCallers<LimitedMember>({
    limitOf: () => rateLimits.key,
    onRefused: ({ id, account_id }) => onRefused?.({ caller: 'MEMBER', id, accountId: account_id }),
  })
  const links = ofCallers<LimitedParty>({
    limitOf: () => rateLimits.link,
    onRefused: ({ id, accountId }) => onRefused?.({ caller: 'LINK', id, accountId }),
  })
  const sessions = ofCallers<LimitedSession>({ limitOf: () => MAX_SIGN_IN_REQUESTS })
  const setups = ofCallers<{ countedAs: string }>({ limitOf: () => rateLimits.link })
  const visitors = openLimiter<{ network: string }>({
    limitOf: () => MAX_SIGN_IN_REQUESTS,
    nameOf: ({ network }) => network,
    refuse,
    onRefused: () => onRefused?.({ caller: 'NETWORK' }),
    onSettle,
  })
  const networks = openLimiter<{ network: string }>({
    limitOf: () => MAX_WRONG_KEYS,
    nameOf: ({ network }) => network,
    refuse: ({ limit, left }) =>
      overLimit(
        'too_many_attempts',
        'Too many wrong keys came from this address.',
        perMinute('wrong-keys', limit),
        left,
      ),
    onRefused: () => onRefused?.({ caller: 'NETWORK' }),
    onSettle,
  })
  return {
    keys,
    members,
    sessions,
    visitors,
    links,
    setups,
    attempts: openFailedAttempts(),
    countWrongKey: async (address) => {
      const network = networkOf(address)
      await networks.admit(network, async (requests) => ({
        network,
        ...(requests > 0 && (await countName(db, `wrong keys ${network}`, requests))),
      }))
    },
  }
}

/** Sets the headers that say how much of the caller's limit is left. */
export function setQuota(res: ServerResponse, { limit, remaining, left }: Quota): void {
  const headers = quotaHeaders(perMinute('default', limit), remaining, left)
  res.setHeader('ratelimit-policy', headers['ratelimit-policy'])
  res.setHeader('ratelimit', headers.ratelimit)
}
