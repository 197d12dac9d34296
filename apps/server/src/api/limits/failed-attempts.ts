import { setTimeout } from 'node:timers/promises'
import type { Problem } from '#platform/problems/problem.ts'
import { openSingleFlight } from './single-flight.ts'
import { networkOf } from './network.ts'
import { overLimit } from './quota-headers.ts'
import { remember } from './remember.ts'

export interface FailedAttempts {
  /**
   * Looks up a credential, and returns undefined if there is none. After some wrong credentials from one network, its next wrong ones wait, so that
   * guessing is slow. Right ones never wait, because many people can have one address, such as that of a proxy.
   *
   * @param sha256 - of the credential.
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

/** The time of this process, in milliseconds. */
export interface ProcessTime {
  now: () => number
  sleep: (milliseconds: number) => Promise<unknown>
}

const processTime: ProcessTime = { now: () => performance.now(), sleep: (milliseconds) => setTimeout(milliseconds) }

export function openFailedAttempts({ now, sleep }: ProcessTime = processTime): FailedAttempts {
  /** The hashes of the credentials that were found last. Each request still looks them up, because they may have been revoked. */
  const known = new Map<string, true>()
  /** The times at which the next look-ups of the networks are due. */
  const due = new Map<string, number>()
  let waiting = 0

  /** Takes the next free time slot of the network. `p-throttle` can neither refuse a wait that is too long nor take a slot back. */
  const takePlace = (network: string) => {
    const asked = now()
    const at = Math.max(due.get(network) ?? -Infinity, asked - BURST * INTERVAL) + INTERVAL
    const isRefused = at - asked > MAX_WAIT
    if (!isRefused) remember(due, network, at, MAX_NETWORKS)
    return { at, isRefused }
  }
  type Place = ReturnType<typeof takePlace>

  const givePlaceBack = (network: string, { isRefused }: Place) => {
    const at = due.get(network)
    if (at !== undefined && !isRefused) due.set(network, at - INTERVAL)
  }

  const wait = async ({ at, isRefused }: Place): Promise<void> => {
    const time = at - now()
    if (time <= 0) return
    if (waiting >= MAX_WAITING) throw tooMany()
    // A request that will be refused waits too, because a program that guesses credentials usually waits for each answer.
    waiting++
    await sleep(Math.min(time, MAX_WAIT))
    waiting--
    if (isRefused) throw tooMany()
  }

  /** The first look-up of an unknown credential runs alone, so a burst of requests with the same credential takes one slot. */
  const singleFlight = openSingleFlight()

  const lookUpFirst = async <T>(sha256: string, network: string, find: () => Promise<T | undefined>) => {
    const place = takePlace(network)
    const found = await find()
    if (found === undefined) {
      await wait(place)
      return undefined
    }
    givePlaceBack(network, place)
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
      return singleFlight(`${network} ${sha256}`, () =>
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
