import { hash } from 'node:crypto'
import { networkOf } from '#api/limits/network.ts'
import { overLimit, perMinute } from '#api/limits/quota-headers.ts'
import { countName } from '#api/limits/store.ts'
import type { Database } from '#platform/database/tables.ts'

/** The maximum number of requests of a sign-in link in a minute. A browser in which the person has signed in counts for itself, and all other requests by the rest. */
export const MAX_LINK_REQUESTS = { knownBrowser: 5, network: 20, address: 5, all: 600 }

interface LinkRequest {
  email: string
  ipAddress: string | null
  /** The cookie of a browser in which the person with this address has signed in. */
  knownBrowser: string | undefined
}

/**
 * Counts a request of a sign-in link, whether or not a member has the address.
 *
 * @throws Problem `too_many_attempts`
 */
export async function countLinkRequest(db: Database, { email, ipAddress, knownBrowser }: LinkRequest): Promise<void> {
  if (knownBrowser !== undefined) return count(db, `sign-in links of ${digest(knownBrowser)}`, 'knownBrowser')
  // First what one stranger can use up, so that what is refused here uses up nothing that others need.
  await count(db, `sign-in links from ${networkOf(ipAddress)}`, 'network')
  await count(db, `sign-in links for ${digest(email.toLowerCase())}`, 'address')
  await count(db, 'sign-in links', 'all')
}

async function count(db: Database, name: string, by: keyof typeof MAX_LINK_REQUESTS): Promise<void> {
  const { requests, left } = await countName(db, name, 1)
  const limit = MAX_LINK_REQUESTS[by]
  if (requests <= limit) return
  throw overLimit(
    'too_many_attempts',
    'Too many sign-in links were requested.',
    perMinute('sign-in-links', limit),
    left,
  )
}

/** The table of the counts has no addresses of people and no cookies. */
const digest = (text: string) => hash('sha256', text)
