import { mkdir, realpath } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { ConfigError } from '#platform/settings/config-error.ts'
import { findBinaries, reachableBinaries, workingDirectory } from './binaries.ts'
import { createCluster, refuseUnusableCluster, service } from './cluster.ts'
import { chooseOsUser } from './os-user.ts'
import { port } from './postmaster.ts'
import { sharePostmaster } from './sharing.ts'

export interface EmbeddedPostgres {
  /** The options for `new Pool()`. The role owns the database, but is not a superuser. */
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  /** Leaves PostgreSQL, and stops it if no other process uses it. Call it after your own pools have ended. */
  close(): Promise<void>
}

/** Bytes. The address of a socket may have 103 on macOS and 107 on Linux. */
const LONGEST_ADDRESS = 103

/**
 * Opens the PostgreSQL of a data folder. The server, the worker and the commands share it, but only one server may use it. PostgreSQL survives the
 * death of these processes, and the next process takes it over. If PostgreSQL dies while a process has it open, it is restarted.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string
  log: (message: string) => void
  /** True for the server. */
  serves?: boolean
}): Promise<EmbeddedPostgres> {
  const { log, serves = false } = options
  const installed = findBinaries()
  await refuseUnusableCluster(resolve(options.dataDir, 'postgres'), installed.major)
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  const host = socketFolder(dataDir, cluster)
  const osUser = chooseOsUser(dataDir, cluster)
  const binaries = await reachableBinaries(installed, osUser)
  await createCluster(binaries, cluster, osUser)
  const leave = await sharePostmaster({ binaries, cluster, host, osUser, logFile: `${cluster}.log` }, { serves, log })
  let closed: Promise<void> | undefined
  const connection = { host, port, user: service, database: service, ssl: false } as const
  return { connection, close: () => (closed ??= leave()) }
}

/** Returns a path of the cluster that is short enough for the address of a socket: if necessary, on Linux, the path from the working directory. */
function socketFolder(dataDir: string, cluster: string): string {
  const paths = [cluster, join(workingDirectory, relative(process.cwd(), cluster))]
  const excess = (path: string) => Buffer.byteLength(join(path, `.s.PGSQL.${port}`)) - LONGEST_ADDRESS
  const host = paths.find((path) => path.startsWith('/') && excess(path) <= 0)
  if (host) return host
  throw new ConfigError(
    `The path ${dataDir} in DATA_DIR is ${excess(cluster)} bytes too long for the embedded PostgreSQL.`,
  )
}
