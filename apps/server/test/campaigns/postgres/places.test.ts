import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { throughGate } from '../../support/gate.ts'
import {
  isRoot,
  newDataDir,
  nobody,
  nobodyCanReachUs,
  open,
  postmasterPid,
  query,
  startPeer as startPeerNow,
  temporaryFolder,
} from '../../platform/database/embedded/harness.ts'

const startPeer: typeof startPeerNow = (...peer) => throughGate(() => startPeerNow(...peer))

test.each([
  ['spaces, quotes and non-ASCII letters', `it's "my" dåta ☃ $HOME`],
  ['a name too long for the address of a socket', 'x'.repeat(200)],
])('works below a folder with %s, for a second process too', async (_, name) => {
  const dataDir = join(temporaryFolder(), 'data', name)
  const postgres = await open(dataDir)
  const peer = await startPeer(dataDir)
  await peer.query('create table kept as select 42 as answer')
  expect(await query(postgres, 'select * from kept')).toEqual([{ answer: 42 }])
  await peer.close()
  await postgres.close()
})

test.skipIf(!nobodyCanReachUs)(
  'works for an ordinary user (needs root, and a checkout that this user can reach)',
  async () => {
    const folder = temporaryFolder()
    chownSync(folder, nobody.uid, nobody.gid)
    const dataDir = join(folder, 'data')
    const peer = await startPeer(dataDir, nobody)
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(nobody.uid)
    await peer.query('create table kept as select 42 as answer')
    await peer.close()
    const root = await open(dataDir)
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(nobody.uid)
    expect(await query(root, 'select * from kept')).toEqual([{ answer: 42 }])
  },
)

test.skipIf(!isRoot)(
  'root runs PostgreSQL as another OS user, even below folders that this user cannot enter (needs root)',
  async () => {
    const locked = join(temporaryFolder(), 'locked')
    mkdirSync(locked, { mode: 0o700 })
    const dataDir = join(locked, 'paraph', 'data')
    const postgres = await open(dataDir)
    await query(postgres, 'create table kept as select 42 as answer')
    expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).not.toBe(0)
    for (const folder of [locked, dataDir]) expect(statSync(folder)).toMatchObject({ uid: 0, gid: 0, mode: 0o40700 })
  },
)

test.skipIf(!isRoot)('data that root restored are given to the OS user of PostgreSQL (needs root)', async () => {
  const dataDir = newDataDir()
  const first = await open(dataDir)
  await query(first, 'create table kept as select 42 as answer')
  await first.close()
  execFileSync('chown', ['-R', 'root:root', dataDir])
  expect(await query(await open(dataDir), 'select * from kept')).toEqual([{ answer: 42 }])
})
