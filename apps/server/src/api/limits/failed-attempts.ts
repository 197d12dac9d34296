import { setTimeout as sleep } from 'node:timers/promises'
import type { Problem } from '#platform/problems/problem.ts'
import { letFirstRunAlone } from './first-alone.ts'
import { networkOf } from './network.ts'
import { overLimit } from './quota-headers.ts'

export interface FailedAttempts {
  /**
   * Looks up a credential by its hash, and returns undefined if there is none. After some wrong credentials from one network, its next unknown
   * credentials wait, so that guessing costs the database little. Credentials that were found before never wait, and their look-up ignores the
   * address.
   *
   * @throws Problem `too_many_attempts` if too many are waiting.
   */
  lookUp: <T>(
    sha256: string,
    from: { ip?: string | undefined },
    find: () => Promise<T | undefined>,
  ) => Promise<T | undefined>
}

/** The number of wrong credentials of one network that are looked up without a wait. */
const BURST = 20

/** Milliseconds between further look-ups of one network. */
const INTERVAL = 50

/** Milliseconds that a look-up waits at most. */
const MAX_WAIT = 5_000

/** The policy in the headers of a refused request: how many look-ups of a network may wait. */
const POLICY = { name: 'unknown-credentials', limit: MAX_WAIT / INTERVAL, window: MAX_WAIT }

/** The maximum number of look-ups that wait in this process. Each has an open connection. */
const MAX_WAITING = 1_000

/** The maximum sizes of the maps. The oldest entries are removed. */
const MAX_NETWORKS = 10_000
const MAX_KNOWN = 10_000

export function openFailedAttempts(): FailedAttempts {
  /** The hashes of the credentials that were found last. Each request still looks them up, because they may have been revoked. */
  const known = new Map<string, true>()
  /** The times at which the next look-ups of the networks are due. */
  const due = new Map<string, number>()
  let waiting = 0

  /** Takes the next free time slot of the network, and waits for it. `p-throttle` can neither refuse a wait that is too long nor return a slot. */
  const takePlace = async (network: string): Promise<void> => {
    const now = performance.now()
    const at = Math.max(due.get(network) ?? -Infinity, now - BURST * INTERVAL) + INTERVAL
    const time = at - now
    const isLong = time > MAX_WAIT
    if (!isLong) remember(due, network, at, MAX_NETWORKS)
    if (time <= 0) return
    if (waiting >= MAX_WAITING) throw tooMany()
    // A request that will be refused waits too, because a program that guesses credentials usually waits for each answer.
    waiting++
    await sleep(Math.min(time, MAX_WAIT))
    waiting--
    if (isLong) throw tooMany()
  }

  const givePlaceBack = (network: string) => {
    const at = due.get(network)
    if (at !== undefined) due.set(network, at - INTERVAL)
  }

  /** The first look-up of an unknown credential runs alone, so a burst of requests with the same credential takes one slot. */
  const firstAlone = letFirstRunAlone()

  const lookUpFirst = async <T>(sha256: string, network: string, find: () => Promise<T | undefined>) => {
    await takePlace(network)
    const found = await find()
    if (found === undefined) return undefined
    givePlaceBack(network)
    remember(known, sha256, true, MAX_KNOWN)
    return found
  }

  const lookUpKnown = async <T>(sha256: string, find: () => Promise<T | undefined>) => {
    const found = await find()
    if (found === undefined) known.delete(sha256)
    return found
  }

  return {
    async lookUp(sha256, from, find) {
      if (known.has(sha256)) return lookUpKnown(sha256, find)
      const network = networkOf(from.ip)
      return firstAlone(`${network} ${sha256}`, () =>
        known.has(sha256) ? lookUpKnown(sha256, find) : lookUpFirst(sha256, network, find),
      )
    },
  }
}

function tooMany(): Problem {
  const detail = 'Too many unknown credentials came from this address.'
  const problem = overLimit('too_many_attempts', detail, POLICY, MAX_WAIT)
  problem.headers['connection'] = 'close'
  return problem
}

/** Adds an entry as the newest one, and removes the oldest one if there are too many. */
function remember<T>(map: Map<string, T>, key: string, value: T, limit: number): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= limit) return
  const [oldest] = map.keys()
  map.delete(oldest!)
}
