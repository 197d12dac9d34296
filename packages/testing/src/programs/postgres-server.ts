import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import pg from 'pg'
import {
  findBinaries,
  type PostgresBinaries,
  postgresEnvironment,
  reachableBinaries,
} from '@paraph/server/src/platform/database/embedded/binaries.ts'
import { chooseOsUser } from '@paraph/server/src/platform/database/embedded/os-user.ts'
import { freePort } from './free-port.ts'
import { throughGate } from './gate.ts'

const run = promisify(execFile)

export interface PostgresServer {
  port: number
  /** Runs a query as the superuser. */
  query: <Row extends pg.QueryResultRow>(sql: string, database?: string) => Promise<Row[]>
  /** Creates a role that owns a new, empty database. Returns the name of both, and the DATABASE_URL. */
  newDatabase: () => Promise<{ name: string; url: string }>
  /** Uses this certificate. From the first call on, PostgreSQL refuses connections of the roles without TLS. */
  useCertificate: (pem: { key: string; certificate: string }) => Promise<void>
  stop: () => Promise<void>
}

/** Starts a PostgreSQL that listens on TCP and requires a password, like the operator's own PostgreSQL. */
export function startPostgresServer(binaries: PostgresBinaries = findBinaries()): Promise<PostgresServer> {
  return throughGate(() => start(binaries))
}

async function start(installed: PostgresBinaries): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'paraph-external-'))
  // PostgreSQL may run as another OS user, which must be able to enter this folder.
  await chmod(folder, 0o755)
  const cluster = join(folder, 'cluster')
  await mkdir(cluster, { mode: 0o700 })
  const osUser = chooseOsUser(folder, cluster)
  if (osUser) await chown(cluster, osUser.uid, osUser.gid)
  const binaries = await reachableBinaries(installed, osUser)
  const options = { ...osUser, cwd: cluster, env: postgresEnvironment }
  const initdb = ['-D', cluster, '--username=postgres', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(join(binaries.folder, 'bin/initdb'), initdb, options)
  const write = async (name: string, content: string) => {
    await writeFile(join(cluster, name), content, { mode: 0o600 })
    if (osUser) await chown(join(cluster, name), osUser.uid, osUser.gid)
  }
  const writeAccessRules = (kind: 'host' | 'hostssl') =>
    write('pg_hba.conf', `host all postgres 127.0.0.1/32 trust\n${kind} all all 127.0.0.1/32 scram-sha-256\n`)
  await writeAccessRules('host')

  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const child = spawn(
    join(binaries.folder, 'bin/postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const log = text(child.stderr)
  const exited = once(child, 'exit')
  const kill = () => child.kill('SIGQUIT')
  process.once('exit', kill)

  const connection = { host: '127.0.0.1', port, user: 'postgres' }
  const query = async <Row extends pg.QueryResultRow>(sql: string, database = 'postgres') => {
    const client = new pg.Client({ ...connection, database })
    try {
      await client.connect()
      return (await client.query<Row>(sql)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  const answers = () => query('select 1').then(...([() => true, () => false] as const))
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}: ${await log}`)
    await pause(50)
  }

  let count = 0
  return {
    port,
    query,
    async newDatabase() {
      const name = `paraph_${++count}`
      await query(`create role ${name} login password 'geheim'`)
      await query(`create database ${name} owner ${name}`)
      return { name, url: `postgres://${name}:geheim@127.0.0.1:${port}/${name}` }
    },
    async useCertificate({ key, certificate }) {
      await write('server.key', key)
      await write('server.crt', certificate)
      await writeAccessRules('hostssl')
      await query('alter system set ssl = on')
      const loaded = await query('select pg_conf_load_time()')
      await query('select pg_reload_conf()')
      while (isDeepStrictEqual(await query('select pg_conf_load_time()'), loaded)) await pause(20)
    },
    async stop() {
      process.off('exit', kill)
      child.kill('SIGINT')
      await exited
      await rm(folder, { recursive: true })
    },
  }
}
