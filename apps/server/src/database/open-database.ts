import { setTimeout as sleep } from 'node:timers/promises'
import type { LogEvent } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { ensureDataDir } from './data-dir.ts'
import type { Database } from './tables.ts'
import { openKysely, openPool } from './pool.ts'
import { migrate } from './migrate.ts'
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { explainFailure, externalConnection, refuseOldServer } from './external.ts'

/** An open database. The program must call `close()` before it ends. */
export interface OpenDatabase {
  /** For queries. */
  db: Database
  pool: pg.Pool
  /** For code that opens connections of its own. */
  connection: pg.PoolConfig
  /** Returns whether the database answers. */
  ready: () => Promise<boolean>
  /** Ends the pool, and leaves the embedded PostgreSQL if that is used. */
  close: () => Promise<void>
}

/** Milliseconds. Load balancers ask more often, and give up after a few seconds. */
const READY_WITHIN = 2_000

/** One query at a time, so that a database that hangs does not take a connection for each probe. */
function answersInTime(query: () => Promise<void>): () => Promise<boolean> {
  let running: Promise<boolean> | undefined
  return () => {
    running ??= query()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (running = undefined))
    return Promise.race([running, sleep(READY_WITHIN, false, { ref: false })])
  }
}

/** Connects to the database in DATABASE_URL, or opens the embedded PostgreSQL, and brings the schema up to date. */
export async function openDatabase(
  config: Config,
  log: (message: string) => void,
  onQuery?: (event: LogEvent) => void,
): Promise<OpenDatabase> {
  const external = config.databaseUrl ? externalConnection(config.databaseUrl) : undefined
  if (!external) await ensureDataDir(config.dataDir)
  const embedded = external ? undefined : await openEmbeddedPostgres({ dataDir: config.dataDir, log })
  const connection = external ?? embedded!.connection
  const pool = openPool({ ...connection, max: config.databasePool }, (error) =>
    log(`A database connection broke: ${error.message}`),
  )
  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  try {
    await refuseOldServer(pool)
    const applied = await migrate(pool)
    if (applied.length > 0) log(`Brought the database up to date: ${applied.join(', ')}`)
  } catch (error) {
    await close()
    throw external ? explainFailure(error, external) : error
  }
  const ready = answersInTime(async () => void (await pool.query('select 1')))
  return { db: openKysely(pool, onQuery), pool, connection, ready, close }
}
