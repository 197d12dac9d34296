import { setTimeout as pause } from 'node:timers/promises'
import { type Client, DatabaseError } from 'pg'
import type { Postmaster } from './postmaster.ts'
import { readLog } from './server-log.ts'
import { connectWithSharedLock, tryExclusiveLock } from './shared-lock.ts'

export interface SharedServer {
  /** The folder of its socket. */
  host: string
  logFile: string
  start(): Promise<Postmaster>
  stop(): Promise<void>
}

/**
 * Connects to the server, starting it if it does not run, and connects again whenever the connection is lost. Returns a
 * function that leaves the server, and stops it if no other process uses it.
 */
export async function shareServer(server: SharedServer, log: (message: string) => void): Promise<() => Promise<void>> {
  const controller = new AbortController()
  const leaving = controller.signal
  let recovery: Promise<void> | undefined
  let connection = watch(await connectOrStart(server, leaving))

  function watch(client: Client): Client {
    return client.once('end', () => {
      if (!leaving.aborted) recovery = recover()
    })
  }

  async function recover(): Promise<void> {
    log('PostgreSQL stopped unexpectedly; restarting it.')
    while (!leaving.aborted) {
      try {
        connection = watch(await connectOrStart(server, leaving))
        return log('PostgreSQL runs again.')
      } catch (error) {
        if (!leaving.aborted) log((error as Error).message)
        await pause(5000, undefined, { signal: leaving }).catch(() => {})
      }
    }
  }

  return async () => {
    controller.abort()
    await recovery
    // The query fails if PostgreSQL ended in the meantime; then there is nothing to stop.
    if (await tryExclusiveLock(connection).catch(() => false)) await server.stop()
    await connection.end()
  }
}

/**
 * Retries, because several obstacles are temporary: another process starts or stops the server, PostgreSQL recovers from a crash, or the processes of
 * a killed PostgreSQL still run. If several servers are started on the same data, PostgreSQL itself makes sure that only one survives.
 */
async function connectOrStart(server: SharedServer, leaving: AbortSignal): Promise<Client> {
  const beginning = Date.now()
  let patience = 30_000
  let failures = 0
  let postmaster: Postmaster | undefined
  for (let wait = 10; ; wait = Math.min(wait * 1.5, 250)) {
    const problem = await connectWithSharedLock(server.host).catch((error: NodeJS.ErrnoException) => error)
    if (!(problem instanceof Error)) return problem
    if (!isTemporary(problem)) throw problem
    // Wait longer for recovery than for a shutdown that hangs.
    if (/starting up|recovery|not yet accepting/.test(problem.message)) patience = 600_000
    const outcome = postmaster?.outcome()
    if (outcome === 'failed') failures += 1
    if (outcome) postmaster = undefined
    if (failures === 3 || Date.now() - beginning > patience) throw notReady(server.logFile, problem)
    if (!postmaster && (problem.code === 'ENOENT' || problem.code === 'ECONNREFUSED')) {
      leaving.throwIfAborted()
      postmaster = await server.start()
    }
    await pause(wait)
  }
}

/** The server starts or stops (57P0x), has no free connection (53300), or waited too long for a lock (55P03). */
function isTemporary(problem: NodeJS.ErrnoException): boolean {
  return problem instanceof DatabaseError ? /^57P0|^53300$|^55P03$/.test(problem.code ?? '') : problem.code !== 'EACCES'
}

function notReady(logFile: string, cause: Error): Error {
  const end = readLog(logFile, -2000).trim()
  return new Error(`PostgreSQL did not become ready (${cause.message}). The end of ${logFile}:\n${end}`, { cause })
}
