import { type ChildProcess, fork, type ForkOptions, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, onTestFinished } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'

export const isRoot = process.geteuid?.() === 0
export const nobody = { uid: 65_534, gid: 65_534 }

/** False if only root can enter the checkout, which holds Node and the sources. */
export const nobodyCanReachUs =
  isRoot && spawnSync(process.execPath, ['--check', join(import.meta.dirname, 'peer.ts')], nobody).status === 0

/** Makes a folder that is removed after the test. A PostgreSQL that runs below it is stopped first. */
export function temporaryFolder(): string {
  const folder = makeFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

/** Returns a folder that does not exist yet. */
export function newDataDir(): string {
  return join(temporaryFolder(), 'data')
}

/** Returns one data folder for all tests of a file, because a first start takes long. */
export function sharedDataDir(): string {
  const folder = makeFolder()
  afterAll(() => removeFolder(folder))
  return join(folder, 'data')
}

function makeFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'paraph-postgres-')))
}

async function removeFolder(folder: string): Promise<void> {
  const clusters = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('/postmaster.pid'),
  )
  for (const name of clusters) {
    const pid = postmasterPid(join(folder, dirname(dirname(name))))
    if (pid) signal(pid, 'SIGQUIT')
    await until(() => !pid || !isAlive(pid))
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
}

export async function open(
  dataDir: string,
  log: (message: string) => void = () => {},
  serves = false,
): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataDir, log, serves })
  onTestFinished(() => postgres.close())
  return postgres
}

export async function query<Row = Record<string, unknown>>(
  { connection }: Pick<EmbeddedPostgres, 'connection'>,
  sql: string,
): Promise<Row[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(sql)).rows as Row[]
  } finally {
    await client.end()
  }
}

export interface Peer {
  process: ChildProcess
  query(sql: string): Promise<Record<string, unknown>[]>
  kill(): Promise<void>
  close(): Promise<void>
}

/** Starts another process that opens the PostgreSQL of the folder. */
export async function startPeer(
  dataDir: string,
  options: { uid?: number; gid?: number; detached?: boolean; serves?: boolean } = {},
): Promise<Peer> {
  const peer = spawnPeer(dataDir, options)
  await answer(peer, 'ready')
  return {
    process: peer,
    async query(sql) {
      peer.send({ query: sql })
      return (await answer(peer, 'rows')) as Record<string, unknown>[]
    },
    async kill() {
      peer.kill('SIGKILL')
      await gone(peer)
    },
    async close() {
      peer.send('close')
      await gone(peer)
    },
  }
}

export function spawnPeer(
  dataDir: string,
  { serves = false, ...options }: { serves?: boolean } & ForkOptions = {},
): ChildProcess {
  const peer = fork(join(import.meta.dirname, 'peer.ts'), [dataDir, ...(serves ? ['serves'] : [])], {
    ...options,
    execArgv: [],
    stdio: 'inherit',
  })
  onTestFinished(async () => {
    peer.kill('SIGKILL')
    await gone(peer)
  })
  return peer
}

export async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function answer(peer: ChildProcess, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      peer.off('message', receive).off('exit', fail)
      action()
    }
    const fail = () => settle(() => reject(new Error('The other process died.')))
    const receive = (message: Record<string, unknown>) => {
      if (message['error']) settle(() => reject(new Error(String(message['error']))))
      if (message[key]) settle(() => resolve(message[key]))
    }
    peer.on('message', receive as (message: unknown) => void).on('exit', fail)
  })
}

export function postmasterPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** Returns false for a zombie, because its parent may be slow to reap it. */
export function isAlive(pid: number): boolean {
  if (!signal(pid, 0)) return false
  const status = `/proc/${pid}/status`
  return !existsSync(status) || !/^State:\s+Z/m.test(readFileSync(status, 'utf8'))
}

export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** Waits until the condition is true. The limit of the test ends what hangs. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(20)
}
