import { hash } from 'node:crypto'
import { overLimit, perMinute } from '#api/limits/quota-headers.ts'
import { countName } from '#api/limits/store.ts'
import type { Database } from '#platform/database/tables.ts'

/** The maximum number of requests of a sign-in link in a minute: for one address, and for all. */
export const MAX_LINK_REQUESTS = { address: 5, all: 600 }

/**
 * Counts a request of a sign-in link, whether or not a member has the address.
 *
 * @throws Problem `too_many_attempts`
 */
export async function countAddress(db: Database, email: string): Promise<void> {
  // A hash, because the table of the counts has no personal data.
  const address = await countName(db, `sign-in link ${hash('sha256', email.toLowerCase())}`, 1)
  if (address.requests > MAX_LINK_REQUESTS.address) throw tooManyLinks(MAX_LINK_REQUESTS.address, address.left)
  // Counted last, so that a flood for one address does not keep others from signing in.
  const all = await countName(db, 'sign-in links', 1)
  if (all.requests > MAX_LINK_REQUESTS.all) throw tooManyLinks(MAX_LINK_REQUESTS.all, all.left)
}

function tooManyLinks(limit: number, left: number) {
  return overLimit(
    'too_many_attempts',
    'Too many sign-in links were requested.',
    perMinute('sign-in-links', limit),
    left,
  )
}
