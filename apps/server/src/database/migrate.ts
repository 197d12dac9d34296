import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
const LOCK = 7_727_201

/**
 * Brings the schema up to date, and returns the names of the migrations that it ran. Several servers may call it at the same
 * time.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
    const applied = new Set(rows.map((row) => row.name))
    const newer = [...applied].filter((name) => !known.includes(name))
    if (newer.length > 0) {
      throw new Error(
        `The database is newer than this server: it has ${newer.join(', ')}. Start the version of Paraph that made it, or a later version.`,
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
