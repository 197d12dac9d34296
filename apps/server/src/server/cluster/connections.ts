import type { Pool } from 'pg'
import { ConfigError } from '#platform/settings/config-error.ts'
import type { Config } from '#platform/settings/config.ts'

/** pg-boss has 4 connections, and one more for notifications. */
const FOR_JOBS = 5

/** Of the primary: it holds the embedded database open. And of the process that starts, for the look whether the schema is up to date. */
const FOR_START = 2

/**
 * Compares the connections that the settings ask for with those that PostgreSQL admits. During a restart, a process and the one that replaces it
 * both have connections.
 *
 * @returns a sentence about an external database that may have too few, because a pooler in front of it may admit more.
 * @throws ConfigError if the embedded database has too few.
 */
export async function checkConnections(
  pool: Pool,
  { workers, databasePool, workJobs, databaseUrl }: Config,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ free: number; most: number }>(`
    select current_setting('max_connections')::int as most, current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true)::int, 0) as free`)
  const { free, most } = rows[0]!
  const besidePools = (workJobs ? 2 * FOR_JOBS : 0) + FOR_START
  const needed = databasePool + Math.floor(databasePool / workers) + besidePools
  if (needed <= free) return undefined
  const fits = Math.floor(((free - besidePools) * workers + workers - 1) / (workers + 1))
  const remedy =
    fits >= 2 * workers
      ? `Set DATABASE_POOL to at most ${fits}, or lower WORKERS.`
      : `Lower WORKERS, or use a PostgreSQL with a higher max_connections.`
  const sentence = `WORKERS ${workers} and DATABASE_POOL ${databasePool} need up to ${needed} connections, but the database admits ${free} (max_connections is ${most}). ${remedy}`
  if (databaseUrl) return sentence
  throw new ConfigError(sentence)
}
