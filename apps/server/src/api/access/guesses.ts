import { sql } from 'kysely'
import { networkOf } from '#api/limits/network.ts'
import { overLimit } from '#api/limits/quota-headers.ts'
import type { Database, PoolOrHeld } from '#platform/database/tables.ts'
import { MINUTE } from '#platform/formats/durations.ts'

/** The maximum number of wrong links and codes from one network in one period. */
export const MAX_GUESSES = 20

/** Milliseconds. */
const PERIOD = 10 * MINUTE

/** The maximum number of rows that each guess deletes. A guess adds at most one row, so the table stays small. */
const MAX_DELETED = 100

/**
 * Counts a wrong link or code. Not in a transaction, because a rollback would forget the guess.
 *
 * @throws Problem `too_many_attempts` if there were too many from the network of this address.
 */
export async function countGuess(db: PoolOrHeld, address: string | null, now: Date): Promise<void> {
  await deleteEndedGuesses(db, now)
  const { count, ends_at } = await db
    .insertInto('link_guesses')
    .values({ network: cidrOf(networkOf(address)), count: 1, ends_at: new Date(now.getTime() + PERIOD).toISOString() })
    .onConflict((conflict) =>
      conflict.column('network').doUpdateSet(({ ref }) => {
        const isOver = sql<boolean>`${ref('link_guesses.ends_at')} <= ${now.toISOString()}`
        return {
          count: sql`case when ${isOver} then 1 else least(${ref('link_guesses.count')}, ${sql.lit(MAX_GUESSES)}) + 1 end`,
          ends_at: sql`case when ${isOver} then ${ref('excluded.ends_at')} else ${ref('link_guesses.ends_at')} end`,
        }
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow()
  if (count <= MAX_GUESSES) return
  const policy = { name: 'wrong-attempts', limit: MAX_GUESSES, window: PERIOD }
  throw overLimit('too_many_attempts', 'Too many wrong attempts.', policy, Date.parse(ends_at) - now.getTime())
}

/** Deletes expired guesses. Skips locked rows, because two concurrent deletions could deadlock. */
async function deleteEndedGuesses(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('link_guesses')
    .where('network', 'in', (select) =>
      select
        .selectFrom('link_guesses')
        .select('network')
        .where('ends_at', '<=', now.toISOString())
        .limit(MAX_DELETED)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Returns the network in the form of the database. */
function cidrOf(network: string): string {
  if (network === 'unknown') return '0.0.0.0'
  return network.includes(':') ? `${network}::/64` : network
}
