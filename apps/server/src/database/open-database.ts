import { setTimeout as sleep } from 'node:timers/promises'
import type { LogEvent } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { ensureDataDir } from './data-dir.ts'
import type { Database } from './tables.ts'
import { openKysely, openPool } from './pool.ts'
import { migrate } from './migrate.ts'
import { watchDisk } from './watch-disk.ts'
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { explainFailure, externalConnection, refuseOldServer } from './external.ts'

/** An open database. The program must call `close()` before it ends. */
export interface OpenDatabase {
  /** For queries. */
  db: Database
  pool: pg.Pool
  /** For code that opens connections of its own. */
  connection: pg.PoolConfig
  /** Returns whether the database answers, and whether it has room. */
  ready: () => Promise<'ok' | 'unavailable' | 'disk_full'>
  /** Ends the pool, and leaves the embedded PostgreSQL if that is used. */
  close: () => Promise<void>
}

/** Milliseconds. Load balancers ask more often, and give up after a few seconds. */
const READY_WITHIN = 2_000

/** One query at a time, so that a database that hangs does not take a connection for each probe. */
function answersInTime(check: () => Promise<'ok' | 'disk_full'>): OpenDatabase['ready'] {
  let running: ReturnType<OpenDatabase['ready']> | undefined
  return () => {
    running ??= check()
      .catch(() => 'unavailable' as const)
      .finally(() => (running = undefined))
    return Promise.race([running, sleep(READY_WITHIN, 'unavailable' as const, { ref: false })])
  }
}

interface DatabaseOptions {
  onQuery?: ((event: LogEvent) => void) | undefined
  /** False for programs that run in the background: their queries have no time limit. */
  bounded?: boolean
  /** Called while the embedded PostgreSQL starts, for work that needs no database. */
  meanwhile?: (() => void) | undefined
}

/** Connects to the database in DATABASE_URL, or opens the embedded PostgreSQL, and brings the schema up to date. */
export async function openDatabase(
  config: Config,
  log: (message: string) => void,
  { onQuery, bounded = true, meanwhile }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const external = config.databaseUrl ? externalConnection(config.databaseUrl) : undefined
  if (!external) await ensureDataDir(config.dataDir)
  const embedded = external ? undefined : await openEmbeddedPostgres({ dataDir: config.dataDir, log, meanwhile })
  const connection = external ?? embedded!.connection
  const onError = (error: Error) => log(`A database connection broke: ${error.message}`)
  const disk = watchDisk(embedded && config.dataDir)
  const pool = openPool({ ...connection, max: config.databasePool }, onError, {
    bounded,
    prepared: config.preparedStatements,
    onFailure: disk.noteFailure,
  })
  const close = async () => {
    await pool.end()
    await embedded?.close()
  }
  try {
    const applied = await prepare(openPool({ ...connection, max: 1 }, onError, { bounded: false }))
    if (applied.length > 0) log(`Brought the database up to date: ${applied.join(', ')}`)
  } catch (error) {
    await close()
    throw external ? explainFailure(error, external) : error
  }
  const ready = answersInTime(async () => {
    await pool.query('select 1')
    return (await disk.isFull()) ? 'disk_full' : 'ok'
  })
  return { db: openKysely(pool, onQuery), pool, connection, ready, close }
}

/** A migration may take minutes, and servers that start at the same time wait for it. */
async function prepare(pool: pg.Pool): Promise<string[]> {
  try {
    await refuseOldServer(pool)
    return await migrate(pool)
  } finally {
    await pool.end()
  }
}
