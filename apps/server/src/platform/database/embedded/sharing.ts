import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { superuser } from './cluster.ts'
import { port, type Postmaster, type Server, startPostmaster, stopPostmaster } from './postmaster.ts'

/**
 * Advisory locks in the superuser's database, to which only this file connects. They end with the connection, and it ends with its process,
 * even by kill -9. Each process that uses PostgreSQL shares the first lock, so the process that can take it alone is the last one. A server holds the second one.
 */
const locks = { use: 1, serve: 2 }

/** Milliseconds. What is left of a killed PostgreSQL, or one that stops, has the data in use for so long at most. */
const IN_USE = 30_000

/**
 * Connects to PostgreSQL, starting it if it does not run, and connects again whenever the connection is lost. Returns a
 * function that leaves PostgreSQL, and stops it if no other process uses it.
 */
export async function sharePostmaster(
  server: Server,
  { serves, log }: { serves: boolean; log: (message: string) => void },
): Promise<() => Promise<void>> {
  const controller = new AbortController()
  const leaving = controller.signal
  let recovery: Promise<void> | undefined
  let connection = await connectOrStart(server, leaving)

  async function leave(): Promise<void> {
    controller.abort()
    await recovery
    // The query fails if PostgreSQL ended in the meantime; then there is nothing to stop.
    if (await isLast(connection).catch(() => false)) await stopPostmaster(server)
    await connection.end()
  }

  async function watch(): Promise<void> {
    connection.once('end', () => {
      if (!leaving.aborted) recovery = recover()
    })
    if (!serves || (await tryLock(connection, locks.serve))) return
    await leave()
    throw new Error(
      `Another server uses the database in ${server.cluster}. Stop it, or change DATA_DIR. Several servers need your own PostgreSQL (DATABASE_URL).`,
    )
  }

  async function recover(): Promise<void> {
    log('PostgreSQL stopped unexpectedly; restarting it.')
    while (!leaving.aborted) {
      try {
        connection = await connectOrStart(server, leaving)
        await watch()
        return log('PostgreSQL runs again.')
      } catch (error) {
        if (!leaving.aborted) log((error as Error).message)
        await pause(5000, undefined, { signal: leaving }).catch(() => {})
      }
    }
  }

  await watch()
  return leave
}

/**
 * Another process may start or stop PostgreSQL at the same time, or PostgreSQL recovers from a crash: then this waits. If several processes start
 * PostgreSQL on the same data, PostgreSQL itself makes sure that only one survives.
 */
async function connectOrStart(server: Server, leaving: AbortSignal): Promise<Client> {
  const deadline = Date.now() + IN_USE
  let postmaster: Postmaster | undefined
  for (;;) {
    const problem = await connect(server.host).catch((error: NodeJS.ErrnoException) => error)
    if (problem instanceof Client) return problem
    if (!isTemporary(problem)) throw problem
    const outcome = postmaster?.outcome()
    if (outcome === 'failed' || (outcome === 'in use' && Date.now() > deadline)) throw notReady(server.logFile, problem)
    if (outcome) postmaster = undefined
    if (problem.code === 'ENOENT' || problem.code === 'ECONNREFUSED') {
      leaving.throwIfAborted()
      postmaster ??= await startPostmaster(server)
    }
    await pause(20)
  }
}

/** PostgreSQL answers 57P0x while it starts or stops. */
function isTemporary(problem: NodeJS.ErrnoException): boolean {
  return problem instanceof DatabaseError ? problem.code!.startsWith('57P0') : problem.code !== 'EACCES'
}

async function connect(host: string): Promise<Client> {
  const client = new Client({ host, port, user: superuser, database: superuser, ssl: false })
  // Each error also rejects a query, or is followed by `end`.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [locks.use])
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

/** Returns true if no other process uses PostgreSQL. None can start to use it from then on, so the caller may stop it. */
async function isLast(client: Client): Promise<boolean> {
  // Unlock first. Otherwise two processes that leave at the same time would each see the other's lock, and neither would stop PostgreSQL.
  await client.query('select pg_advisory_unlock_shared($1)', [locks.use])
  return tryLock(client, locks.use)
}

async function tryLock(client: Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lock])
  return rows[0]?.locked === true
}

function notReady(logFile: string, cause: Error): Error {
  const end = readFileSync(logFile, 'utf8').slice(-2000).trim()
  return new Error(`PostgreSQL did not become ready (${cause.message}). The end of ${logFile}:\n${end}`, { cause })
}
