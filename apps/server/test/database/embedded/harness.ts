import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, vi } from 'vitest'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../../src/database/embedded/embedded-postgres.ts'

export const isRoot = process.geteuid?.() === 0

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })

const cleanups: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** Removed after the test, with any PostgreSQL that runs below it. */
export function temporaryFolder(): string {
  const folder = makeFolder()
  cleanups.push(() => removeFolder(folder))
  return folder
}

/** Not there yet: the launcher makes it. */
export function newDataDir(): string {
  return join(temporaryFolder(), 'data')
}

/** For all tests of a file, one after the other, since a first start takes long. */
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

export async function open(dataDir: string, log: (message: string) => void = () => {}): Promise<EmbeddedPostgres> {
  const postgres = await openEmbeddedPostgres({ dataDir, log })
  cleanups.push(() => postgres.close())
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

export interface User {
  process: ChildProcess
  query(sql: string): Promise<Record<string, unknown>[]>
  kill(): Promise<void>
  close(): Promise<void>
}

/** Another process that has PostgreSQL open. */
export async function startUser(
  dataDir: string,
  options: { uid?: number; gid?: number; detached?: boolean } = {},
): Promise<User> {
  const user = spawnUser(dataDir, options)
  await answer(user, 'ready')
  return {
    process: user,
    async query(sql) {
      user.send({ query: sql })
      return (await answer(user, 'rows')) as Record<string, unknown>[]
    },
    async kill() {
      user.kill('SIGKILL')
      await gone(user)
    },
    async close() {
      user.send('close')
      await gone(user)
    },
  }
}

export function spawnUser(dataDir: string, options: object = {}): ChildProcess {
  const user = fork(join(import.meta.dirname, 'user.ts'), [dataDir], { ...options, execArgv: [], stdio: 'inherit' })
  cleanups.push(async () => {
    user.kill('SIGKILL')
    await gone(user)
  })
  return user
}

export async function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function answer(user: ChildProcess, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (action: () => void) => {
      user.off('message', hear).off('exit', fail)
      action()
    }
    const fail = () => settle(() => reject(new Error('The user process died.')))
    const hear = (message: Record<string, unknown>) => {
      if (message['error']) settle(() => reject(new Error(String(message['error']))))
      if (message[key]) settle(() => resolve(message[key]))
    }
    user.on('message', hear as (message: unknown) => void).on('exit', fail)
  })
}

export function postmasterPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : undefined
}

/** A zombie is not: it waits for a parent that may be slow to take notice. */
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

export async function until(condition: () => boolean | Promise<boolean>, milliseconds = 10_000): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('This did not come about in time.')
    await pause(20)
  }
}
