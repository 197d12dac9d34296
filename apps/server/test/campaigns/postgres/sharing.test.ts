import { expect, test } from 'vitest'
import { throughGate } from '@paraph/testing/programs/gate.ts'
import {
  isAlive,
  open,
  postmasterPid,
  query,
  sharedDataDir,
  startPeer as startPeerNow,
  until,
} from '../../platform/database/embedded/harness.ts'

const dataDir = sharedDataDir()

/** Starts several processes at the same time, as one of the programs that the gate admits. */
const startServing = () => throughGate(() => startPeerNow(dataDir, { serves: true }))
const startPeers = (count: number) =>
  throughGate(() => Promise.all(Array.from({ length: count }, () => startPeerNow(dataDir))))

test('five processes that start on an empty folder share one PostgreSQL, and the last one stops it', async () => {
  const peers = await startPeers(5)
  const pid = postmasterPid(dataDir)!
  const sessions = await Promise.all(
    peers.map((peer) => peer.query('select pg_postmaster_start_time() as time, pg_backend_pid() as pid')),
  )
  expect(new Set(sessions.map(([row]) => row!['time'])).size).toBe(1)
  expect(new Set(sessions.map(([row]) => row!['pid'])).size).toBe(5)
  for (const peer of peers.slice(1)) {
    await peer.close()
    expect(await peers[0]!.query('select 1 as one')).toEqual([{ one: 1 }])
  }
  expect(postmasterPid(dataDir)).toBe(pid)
  await peers[0]!.close()
  expect(postmasterPid(dataDir)).toBeUndefined()
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('processes that start while the last ones stop share one PostgreSQL, and no data is lost', async () => {
  let current = await startPeers(1)
  await current[0]!.query('drop table if exists kept; create table kept (id int)')
  for (let round = 1; round <= 3; round += 1) {
    const [next] = await Promise.all([startPeers(3), ...current.map((peer) => peer.close())])
    await Promise.all(next.map((peer) => peer.query(`insert into kept values (${round})`)))
    current = next
  }
  expect(await current[0]!.query('select count(*)::int as count from kept')).toEqual([{ count: 9 }])
  await Promise.all(current.map((peer) => peer.close()))
  expect(postmasterPid(dataDir)).toBeUndefined()
})

test('a process that starts while the last one stops gets a PostgreSQL that keeps running', async () => {
  for (let delay = 0; delay < 30; delay += 5) {
    const first = await open(dataDir)
    const closed = first.close()
    await new Promise((resolve) => setTimeout(resolve, delay))
    const second = await open(dataDir)
    await closed
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await second.close()
  }
})

test('close() does not stop PostgreSQL while the same process still has it open, and may be called twice', async () => {
  const [first, second] = await Promise.all([open(dataDir), open(dataDir)])
  await Promise.all([first.close(), first.close()])
  expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a second server is refused; after kill -9 of the first one, the next one starts', async () => {
  const first = await startServing()
  await expect(open(dataDir, () => {}, true)).rejects.toThrow(/^Another server uses the database in .*DATA_DIR/)
  expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
  const killed = postmasterPid(dataDir)!
  process.kill(killed, 'SIGKILL')
  // After the restart, the first server takes its lock again.
  await until(() => ![killed, undefined].includes(postmasterPid(dataDir)))
  const lock = `select mode from pg_locks where locktype = 'advisory' and objid = 2 and granted`
  await expect.poll(() => first.query(lock).catch(() => 'broken')).toEqual([{ mode: 'ExclusiveLock' }])
  await expect(open(dataDir, () => {}, true)).rejects.toThrow('Another server')
  await first.kill()
  expect(await query(await open(dataDir, () => {}, true), 'select 1 as one')).toEqual([{ one: 1 }])
})
