import { mkdir, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { HOUR } from '#platform/formats/durations.ts'
import { findBinaries, prepareBinaries } from './binaries.ts'
import { createCluster, refuseUnusableCluster } from './cluster.ts'
import { chooseOsUser, requireName } from './os-user.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import { trimLog } from './server-log.ts'
import { service } from './shared-lock.ts'
import { shareServer } from './sharing.ts'
import { port, socketAddress } from './socket-address.ts'

export interface EmbeddedPostgres {
  /** The options for `new Pool()`. They are valid in this process, until `close()`. The role owns the database, but is not a superuser. */
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  /** Leaves the server, and stops it if no other process uses it. Call it after your own pools have ended. */
  close(): Promise<void>
}

/**
 * Creates the PostgreSQL data in a data folder, if there is none. `openEmbeddedPostgres` does the same, so this only saves time: a program can call
 * this while it waits for something else.
 */
export async function prepareEmbeddedPostgres(options: { dataDir: string; meanwhile?: (() => void) | undefined }) {
  const { meanwhile = () => {} } = options
  requireName()
  const installed = findBinaries()
  await refuseUnusableCluster(resolve(options.dataDir, 'postgres'), installed.major)
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const cluster = resolve(dataDir, 'postgres')
  const osUser = chooseOsUser(dataDir, cluster)
  const binariesFolder = () => prepareBinaries(installed, dataDir, osUser)
  await createCluster(cluster, osUser, binariesFolder, meanwhile)
  return { cluster, osUser, binariesFolder }
}

/**
 * Opens the PostgreSQL of a data folder. All processes that open the folder share one server. The server survives the death
 * of these processes, and the next process takes it over. If the server dies while a process has it open, it is restarted.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string
  log: (message: string) => void
  /** Called while PostgreSQL starts, for work that needs no database. */
  meanwhile?: (() => void) | undefined
}): Promise<EmbeddedPostgres> {
  const { meanwhile = () => {} } = options
  const { cluster, osUser, binariesFolder } = await prepareEmbeddedPostgres(options)
  const logFile = `${cluster}.log`

  const address = await socketAddress(cluster)
  const server = {
    host: address.host,
    logFile,
    start: async () => {
      const postmaster = await startPostmaster(await binariesFolder(), cluster, osUser, logFile)
      meanwhile()
      return postmaster
    },
    stop: () => stopPostmaster(cluster),
  }
  const leave = await shareServer(server, options.log).catch((error: unknown) => {
    address.release()
    throw error
  })
  const trimming = setInterval(() => {
    try {
      trimLog(logFile)
    } catch (error) {
      options.log((error as Error).message)
    }
  }, HOUR).unref()

  const close = async () => {
    clearInterval(trimming)
    await leave()
    address.release()
  }
  let closed: Promise<void> | undefined
  const connection = { host: address.host, port, user: service, database: service, ssl: false } as const
  return { connection, close: () => (closed ??= close()) }
}
