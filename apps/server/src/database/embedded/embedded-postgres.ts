import { mkdir, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chooseOsUser } from './os-user.ts'
import { createCluster, refuseUnusableCluster } from './cluster.ts'
import { findBinaries, prepareBinaries } from './binaries.ts'
import { joinServer } from './join-server.ts'
import { service } from './membership.ts'
import { startPostmaster, stopPostmaster } from './postmaster.ts'
import { trimLog } from './server-log.ts'
import { port, socketAddress } from './socket-address.ts'
import { stayMember } from './stay-member.ts'

export interface EmbeddedPostgres {
  /** For `new Pool()`, in this process and until it closes. The role owns the database, but is no superuser. */
  connection: { host: string; port: number; user: string; database: string; ssl: false }
  /** Leaves the server, and stops it if no other process uses it. To be called after the end of one's own pools. */
  close(): Promise<void>
}

/**
 * The PostgreSQL of a data folder, shared by all processes that open it. It outlives a process that is killed, for the next
 * one to take over, and is brought up again when it dies while a process has it open.
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string
  log: (message: string) => void
}): Promise<EmbeddedPostgres> {
  const bundled = findBinaries()
  await refuseUnusableCluster(resolve(options.dataDir, 'postgres'), bundled.major)
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const cluster = resolve(dataDir, 'postgres')
  const log = `${cluster}.log`
  const account = chooseOsUser(dataDir, cluster)
  const engine = () => prepareBinaries(bundled, dataDir, account)
  await createCluster(cluster, account, engine)

  const address = await socketAddress(cluster)
  const start = async () => startPostmaster(await engine(), cluster, account, log)
  const join = (leaving: AbortSignal) => joinServer({ host: address.host, log, start }, leaving)
  const leave = await stayMember(join, options.log).catch((error: unknown) => {
    address.release()
    throw error
  })
  const trimming = setInterval(() => {
    try {
      trimLog(log)
    } catch (error) {
      options.log((error as Error).message)
    }
  }, 3_600_000).unref()

  const close = async () => {
    clearInterval(trimming)
    await leave(() => stopPostmaster(cluster))
    address.release()
  }
  let closed: Promise<void> | undefined
  const connection = { host: address.host, port, user: service, database: service, ssl: false } as const
  return { connection, close: () => (closed ??= close()) }
}
