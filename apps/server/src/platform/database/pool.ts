import pg from 'pg'
import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import { BoundedClient } from './bounded-client.ts'
import type { Pool, Tables } from './tables.ts'

/**
 * Milliseconds. PostgreSQL rolls back a transaction that is idle for longer, because its process probably hangs. It is shorter than the time
 * that a query may take, so that a job that waits for the lock of such a transaction gets it.
 */
export const idleTransactionTimeout = 20_000

/** Milliseconds until PostgreSQL ends a query. The client gives up sooner, except for a query with a large file. */
export const statementTimeout = 150_000

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ && format !== 'binary'
      ? (text: string) => new Date(text).toISOString()
      : pg.types.getTypeParser(oid, format),
}

interface PoolOptions {
  /** False for programs with slow queries, such as migrations: their queries have no time limit. */
  bounded?: boolean
  /** Called with the error of each query that fails. */
  onFailure?: (error: unknown) => void
}

export function openPool(
  connection: pg.PoolConfig,
  onError: (error: Error) => void,
  { bounded = true, onFailure }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    ...connection,
    types,
    ...(bounded && {
      Client: BoundedClient,
      onFailure,
      onConnect: boundSession,
    }),
  })
  // Without this listener, an idle connection that breaks would end the process. The next query opens a new connection.
  pool.on('error', onError)
  // A connection that breaks while it is in use, between two queries, must not end the process either: its next query fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Sets the timeouts of a session. Without them, a process that hangs or a host that lost its network would keep its documents locked for hours. */
async function boundSession(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set idle_in_transaction_session_timeout = ${idleTransactionTimeout}; set statement_timeout = ${statementTimeout}`,
  )
}

export function openKysely(pool: pg.Pool, onQuery?: (event: LogEvent) => void): Pool {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...(onQuery && { log: onQuery }) }) as Pool
}
