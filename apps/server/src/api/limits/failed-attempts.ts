import { setTimeout as sleep } from 'node:timers/promises'
import { letFirstRunAlone } from './first-alone.ts'
import { overLimit } from './quota-headers.ts'
import type { Problem } from '#platform/problems/problem.ts'
import { networkOf } from './network.ts'

export interface FailedAttempts {
  /**
   * Looks up a credential by its hash, and returns undefined if there is none. After some wrong credentials from one network, the next unknown ones wait, so
   * that guessing costs the database little. Credentials that were found before never wait, and the address is not read for them.
   *
   * @throws Problem `too_many_attempts` if too many are waiting.
   */
  lookUp: <T>(
    sha256: string,
    from: { ip?: string | undefined },
    find: () => Promise<T | undefined>,
  ) => Promise<T | undefined>
}

/** Wrong credentials of one network that are looked up at once. */
const BURST = 20

/** Milliseconds between the look-ups of one network after that. */
const INTERVAL = 50

/** Milliseconds that a look-up waits at most. */
const MAX_WAIT = 5_000

/** What a client that is refused learns: the look-ups of its network that may wait. */
const POLICY = { name: 'unknown-credentials', limit: MAX_WAIT / INTERVAL, window: MAX_WAIT }

/** Look-ups that wait, in this process. Each has an open connection. */
const MAX_WAITING = 1_000

/** The oldest entries are forgotten. */
const MAX_NETWORKS = 10_000
const MAX_KNOWN = 10_000

export function openFailedAttempts(): FailedAttempts {
  /** The hashes of the credentials that were found last. They are looked up each time, because they may be revoked. */
  const known = new Map<string, true>()
  /** The times at which the next look-ups of the networks are due. */
  const due = new Map<string, number>()
  let waiting = 0

  /** Takes the next free time of the network, and waits for it. `p-throttle` could neither refuse a wait that is too long nor give a time back. */
  const takePlace = async (network: string): Promise<void> => {
    const now = performance.now()
    const at = Math.max(due.get(network) ?? -Infinity, now - BURST * INTERVAL) + INTERVAL
    const time = at - now
    const isLong = time > MAX_WAIT
    if (!isLong) remember(due, network, at, MAX_NETWORKS)
    if (time <= 0) return
    if (waiting >= MAX_WAITING) throw tooMany()
    // A program that tries many credentials usually waits for the answer before it tries the next one.
    waiting++
    await sleep(Math.min(time, MAX_WAIT))
    waiting--
    if (isLong) throw tooMany()
  }

  const givePlaceBack = (network: string) => {
    const at = due.get(network)
    if (at !== undefined) due.set(network, at - INTERVAL)
  }

  /** The first look-up of an unknown credential runs alone, so a burst of requests with it takes one place. */
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

/** Adds an entry as the newest one, and forgets the oldest one if there are too many. */
function remember<T>(map: Map<string, T>, key: string, value: T, limit: number): void {
  map.delete(key)
  map.set(key, value)
  if (map.size <= limit) return
  const [oldest] = map.keys()
  map.delete(oldest!)
}
