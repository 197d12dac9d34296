import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import {
  gone,
  isAlive,
  open,
  postmasterPid,
  query,
  sharedDataDir,
  signal,
  startPeer as startPeerNow,
  temporaryFolder,
} from '../../platform/database/embedded/harness.ts'

const startPeer: typeof startPeerNow = (...peer) => throughGate(() => startPeerNow(...peer))
const dataDir = sharedDataDir()
const log = join(dataDir, 'postgres.log')
const keep = 'drop table if exists kept; create table kept as select 42 as answer'

test('PostgreSQL survives a killed process, and the next process takes it over', async () => {
  const killed = await startPeer(dataDir)
  await killed.query(keep)
  const pid = postmasterPid(dataDir)
  await killed.kill()
  const next = await open(dataDir)
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(await query(next, 'select * from kept')).toEqual([{ answer: 42 }])
})

test('Ctrl-C in the terminal of the process does not stop PostgreSQL', async () => {
  const peer = await startPeer(dataDir, { detached: true })
  const pid = postmasterPid(dataDir)!
  process.kill(-peer.process.pid!, 'SIGINT')
  await gone(peer.process)
  const next = await open(dataDir)
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(postmasterPid(dataDir)).toBe(pid)
})

test('a killed PostgreSQL is restarted, and all committed data is there', async () => {
  const messages: string[] = []
  const postgres = await open(dataDir, (message) => messages.push(message))
  const pool = new Pool(postgres.connection)
  pool.on('error', () => {})
  await pool.query(keep)
  for (let round = 1; round <= 2; round += 1) {
    process.kill(postmasterPid(dataDir)!, 'SIGKILL')
    await expect.poll(() => messages).toHaveLength(2 * round)
    expect((await pool.query('select * from kept')).rows).toEqual([{ answer: 42 }])
  }
  await pool.end()
  const round = ['PostgreSQL stopped unexpectedly; restarting it.', 'PostgreSQL runs again.']
  expect(messages).toEqual([...round, ...round])
})

test('if a backend crashes and PostgreSQL restarts itself, the process still keeps it running', async () => {
  const messages: string[] = []
  const postgres = await open(dataDir, (message) => messages.push(message))
  const pid = postmasterPid(dataDir)
  const peer = await startPeer(dataDir)
  const [backend] = await peer.query('select pg_backend_pid() as pid')
  process.kill(backend!['pid'] as number, 'SIGKILL')
  await expect.poll(() => messages).toHaveLength(2)
  const other = await open(dataDir)
  await other.close()
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('close() does not restart a PostgreSQL that was killed just before', async () => {
  let closed: Promise<void> | undefined
  const postgres = await open(dataDir, () => queueMicrotask(() => (closed = postgres.close())))
  const pid = postmasterPid(dataDir)!
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => closed !== undefined).toBe(true)
  await closed
  expect(postmasterPid(dataDir)).toBe(pid)
})

test('close() does not wait for a PostgreSQL that was killed at the same moment', async () => {
  const postgres = await open(dataDir)
  const pid = postmasterPid(dataDir)!
  process.kill(pid, 'SIGKILL')
  await postgres.close()
  expect(postmasterPid(dataDir)).toBe(pid)
})

test('a start waits for the backends of a killed PostgreSQL, which still use its shared memory', async () => {
  const killed = await startPeer(dataDir)
  const [backend] = await killed.query('select pg_backend_pid() as pid')
  const pid = backend!['pid'] as number
  process.kill(pid, 'SIGSTOP')
  process.kill(postmasterPid(dataDir)!, 'SIGKILL')
  await killed.kill()
  const before = readFileSync(log, 'utf8').length
  const next = open(dataDir)
  try {
    const refusals = () => readFileSync(log, 'utf8').slice(before).split('pre-existing shared memory block').length - 1
    await expect.poll(refusals).toBeGreaterThan(3)
  } finally {
    process.kill(pid, 'SIGKILL')
  }
  expect(await query(await next, 'select 1 as one')).toEqual([{ one: 1 }])
})

test.each([
  ['another program', '/bin/sleep 60 & echo $!; wait'],
  ['the PostgreSQL of another folder', './postgres 60 & echo $!; wait'],
  ['a zombie', './postgres 0 & echo $!; exec /bin/sleep 60'],
])('PostgreSQL starts even if %s now has the process ID of a killed PostgreSQL', async (_, script) => {
  const killed = await startPeer(dataDir)
  const pid = postmasterPid(dataDir)!
  await killed.kill()
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
  const other = await startUnrelatedProcess(script, statSync(join(dataDir, 'postgres')))
  for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const path = join(dataDir, 'postgres', file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(String(pid), String(other)))
  }
  const next = await open(dataDir)
  expect(await query(next, 'select 1 as one')).toEqual([{ one: 1 }])
  await next.close()
  expect(signal(other, 0)).toBe(true)
})

/** Runs the script as the owner of the data, because PostgreSQL never takes a process of another OS user for a postmaster. */
async function startUnrelatedProcess(script: string, { uid, gid }: { uid: number; gid: number }): Promise<number> {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  copyFileSync('/bin/sleep', join(folder, 'postgres'))
  const shell = spawn('/bin/sh', ['-c', script], {
    uid,
    gid,
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    signal(-shell.pid!, 'SIGKILL')
  })
  const [output] = (await once(shell.stdout!, 'data')) as [Buffer]
  const pid = Number(output.toString())
  // The shell prints the process ID before the process becomes the program or a zombie.
  const command = () => (existsSync('/proc/self') ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : 'sleep\x0060\0')
  await expect.poll(() => !isAlive(pid) || command().endsWith('\x0060\0')).toBe(true)
  return pid
}
