import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './tables.ts'

/** Milliseconds. PostgreSQL rolls back a transaction that is idle for longer, because its process probably hangs. */
export const idleTransactionTimeout = 60_000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format),
}

export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...connection,
    types,
    // Otherwise a process that hangs, or a host that lost its network, would keep its documents locked for hours.
    onConnect: async (client) => {
      await client.query(`set idle_in_transaction_session_timeout = ${idleTransactionTimeout}`)
    },
  })
  // Without this listener, an idle connection that breaks would end the process. The next query opens a new connection.
  pool.on('error', onError)
  // A connection that breaks while it is in use, between two queries, must not end the process either: its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openKysely(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onQuery && { log: onQuery }) })
}
