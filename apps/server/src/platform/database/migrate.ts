import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
const LOCK = 7_727_201

/**
 * Milliseconds. A migration that waits for the lock of a table blocks all requests for this table. So it waits only for a short time, and pauses
 * before its next try.
 */
const [LOCK_WAIT, PAUSE] = [2_000, 1_000]
/** About ten minutes. */
const TRIES = 200

/**
 * Brings the schema up to date, and returns the names of the migrations that it ran. Several servers may call it at the same
 * time. Requests of other servers go on while it waits for a table, for example for the end of a backup.
 */
export async function migrate(
  pool: pg.Pool,
  log: (message: string) => void = () => {},
  folder = MIGRATIONS,
): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await tryToMigrate(pool, folder)
    } catch (error) {
      if (!isLockRefused(error)) throw error
      if (tries === TRIES)
        throw new Error(
          'The schema could not be changed for ten minutes, because a transaction uses its tables, for example a backup. Start again when it has ended.',
          { cause: error },
        )
      if (tries === 1)
        log('The change of the schema waits for a transaction that uses its tables, for example a backup.')
      await sleep(PAUSE)
    }
  }
}

async function tryToMigrate(pool: pg.Pool, folder: URL): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const client = await pool.connect()
  try {
    await client.query('begin')
    // A connection from a pooler may have the timeouts of requests.
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`set local lock_timeout = ${LOCK_WAIT}`)
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    const applied = new Set(rows.map((row) => row.name))
    const unknown = [...applied].filter((name) => !known.includes(name))
    if (unknown.length > 0) {
      throw new Error(
        `The database has migrations that this server does not know: ${unknown.join(', ')}. Start the version of Paraph that ran them, or a later version. A database from before version 1.0.0 can't be used any more.`,
      )
    }
    const missing = known.filter((name) => !applied.has(name))
    for (const name of missing) {
      await client.query(readFileSync(new URL(name, folder), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    await client.query('commit')
    return missing
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** True if the lock was not free in time, or if a request and the migration were in a deadlock. */
function isLockRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
}
