import { Resolver } from 'node:dns/promises'
import { SECOND } from '#platform/formats/durations.ts'

/** Returns the TXT records of a name. Without an answer in time, it returns none. */
export type FindRecords = (name: string) => Promise<string[]>

/** Milliseconds for a try of one DNS server. */
const TRY_MS = 2 * SECOND

/** Milliseconds for the whole look-up. */
const LOOK_UP_MS = 5 * SECOND

export const findRecords: FindRecords = async (name) => {
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 })
  const timer = setTimeout(() => resolver.cancel(), LOOK_UP_MS)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}
