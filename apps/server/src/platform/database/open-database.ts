import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { LogEvent } from 'kysely'
import { ensureDataDir } from '#platform/files/data-dir.ts'
import { refuseOtherKey, storeFingerprint } from '#platform/secrets/key-fingerprint.ts'
import type { OpenSecretKey } from '#platform/secrets/secret-key.ts'
import type { Config } from '#platform/settings/config.ts'
import { type ClockOptions, type DatabaseClock, openClock } from './clock.ts'
import { openEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import {
  explainFailure,
  externalConnection,
  refuseOldServer,
  refuseOtherDatabase,
  type UrlSetting,
} from './external.ts'
import { migrate } from './migrate.ts'
import { openKysely, openPool } from './pool.ts'
import type { Pool } from './tables.ts'
import { watchDisk, type WatchedDisk } from './watch-disk.ts'

/** An open database. The program must call `close()` before it ends. */
export interface OpenDatabase {
  /** For queries. */
  db: Pool
  pool: pg.Pool
  /** For code that opens its own connections. They do not go through a pooler. */
  connection: pg.PoolConfig
  /** Returns whether the database answers, and whether it has room. */
  ready: () => Promise<'ok' | 'unavailable' | 'disk_full'>
  disk: Pick<WatchedDisk, 'isFull' | 'space'>
  clock: Pick<DatabaseClock, 'now' | 'ahead'>
  /** Ends the pool, and leaves the embedded PostgreSQL if that is used. */
  close: () => Promise<void>
}

/** Milliseconds. Load balancers ask more often, and give up after a few seconds. */
const READY_WITHIN = 2_000

/** Runs one query at a time, so that probes of a database that hangs use only one connection. */
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
  /** The key of a server or a worker. The start fails if the database was last used with another one. Commands that need no key pass none. */
  secretKey?: OpenSecretKey | undefined
  /** False for programs that run in the background: their queries have no time limit. */
  bounded?: boolean
  /** True for the server: the embedded PostgreSQL serves only one. */
  serves?: boolean
  clock?: Partial<ClockOptions>
}

/** Connects to the database in DATABASE_URL, or opens the embedded PostgreSQL, and brings the schema up to date. */
export async function openDatabase(
  config: Config,
  log: (message: string) => void,
  { onQuery, secretKey, bounded = true, serves = false, clock: clockOptions }: DatabaseOptions = {},
): Promise<OpenDatabase> {
  const external = config.databaseUrl ? externalConnection(config.databaseUrl) : undefined
  const name: UrlSetting = config.directDatabaseUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  const direct = config.directDatabaseUrl ? externalConnection(config.directDatabaseUrl, name) : external
  if (!external) await ensureDataDir(config.dataDir)
  const embedded = external ? undefined : await openEmbeddedPostgres({ dataDir: config.dataDir, log, serves })
  const connection = direct ?? embedded!.connection
  let isClosing = false
  const onError = (error: Error) => {
    if (!isClosing) log(`A database connection broke: ${error.message}`)
  }
  const disk = watchDisk(external ? undefined : config.dataDir)
  // The connections of a pooler may have the timeouts of requests.
  const pooled = bounded && external ? external : connection
  const pool = openPool({ ...pooled, max: config.databasePool }, onError, {
    bounded,
    onFailure: disk.noteFailure,
  })
  let clock: DatabaseClock | undefined
  const close = async () => {
    // The pool does not wait until PostgreSQL has closed the connections. So PostgreSQL may stop first and break them, which is no error.
    isClosing = true
    clock?.close()
    await pool.end()
    await embedded?.close()
  }
  /** Uses a pool without timeouts. A migration may take minutes, and servers that start at the same time wait for it. */
  const prepare = async () => {
    const directPool = openPool({ ...connection, max: 1 }, onError, { bounded: false })
    try {
      await refuseOldServer(directPool, name)
      if (external && pooled !== connection)
        await refuseOtherDatabase(pool, directPool).catch((error: unknown) => {
          throw explainFailure(error, external, 'DATABASE_URL')
        })
      if (secretKey) await refuseOtherKey(directPool, secretKey)
      const applied = await migrate(directPool, log)
      if (applied.length > 0) log(`Brought the database up to date: ${applied.join(', ')}`)
      if (secretKey) await storeFingerprint(directPool, secretKey)
    } finally {
      await directPool.end()
    }
  }
  try {
    await prepare()
    clock = await openClock(pool, { warn: log, ...clockOptions })
  } catch (error) {
    await close()
    throw direct ? explainFailure(error, direct, name) : error
  }
  const ready = answersInTime(async () => {
    await pool.query('select 1')
    return (await disk.isFull()) ? 'disk_full' : 'ok'
  })
  return { db: openKysely(pool, onQuery), pool, connection, ready, disk, clock, close }
}
