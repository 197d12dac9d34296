import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database, Tables } from './tables.ts'

/** Milliseconds. PostgreSQL rolls back a transaction that is idle for longer: its process probably hangs. */
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
    // Else a process that hangs, or a host that fell off the net, would keep its documents locked for hours.
    onConnect: async (client) => {
      await client.query(`set idle_in_transaction_session_timeout = ${idleTransactionTimeout}`)
    },
  })
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', onError)
  // Nor may one that breaks while it is lent out, between two queries: the next of its queries fails, and tells whoever asked.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function openKysely(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onQuery && { log: onQuery }) })
}
