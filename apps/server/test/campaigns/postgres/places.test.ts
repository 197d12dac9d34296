import { chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '#platform/settings/config-error.ts'
import { throughGate } from '@paraph/testing/programs/gate.ts'
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

test('works below a folder with spaces, quotes and non-ASCII letters, for a second process too', async () => {
  const dataDir = join(temporaryFolder(), 'data', `it's "my" dåta ☃ $HOME`)
  const postgres = await open(dataDir)
  const peer = await startPeer(dataDir)
  await peer.query('create table kept as select 42 as answer')
  expect(await query(postgres, 'select * from kept')).toEqual([{ answer: 42 }])
  await peer.close()
  await postgres.close()
})

test('a path that is too long for the address of a socket works if it is short from the working directory', async () => {
  const dataDir = join(temporaryFolder(), 'x'.repeat(80), 'data')
  const folder = process.cwd()
  mkdirSync(dirname(dataDir))
  process.chdir(dirname(dataDir))
  onTestFinished(() => process.chdir(folder))
  expect(await query(await open(dataDir), 'select 42 as answer')).toEqual([{ answer: 42 }])
})

test('a path that is too long from the working directory too is a wrong setting', async () => {
  const opened = open(join(temporaryFolder(), 'x'.repeat(80)))
  await expect(opened).rejects.toThrow(ConfigError)
  await expect(opened).rejects.toThrow(/in DATA_DIR is \d+ bytes too long/)
})

test.skipIf(!nobodyCanReachUs).each([
  ['an ordinary user', nobody],
  ['a user id without a name', { uid: 54_321, gid: 54_321 }],
])('works for %s, and then for root with the same data (needs root, and a checkout in reach)', async (_, user) => {
  const folder = temporaryFolder()
  chownSync(folder, user.uid, user.gid)
  const dataDir = join(folder, 'data')
  const peer = await startPeer(dataDir, user)
  expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(user.uid)
  await peer.query('create table kept as select 42 as answer')
  await peer.close()
  const root = await open(dataDir)
  expect(statSync(`/proc/${postmasterPid(dataDir)}`).uid).toBe(user.uid)
  expect(await query(root, 'select * from kept')).toEqual([{ answer: 42 }])
})

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

test.skipIf(!isRoot)('data that root restored for itself are refused with a clear message (needs root)', async () => {
  const dataDir = newDataDir()
  await (await open(dataDir)).close()
  chownSync(join(dataDir, 'postgres'), 0, 0)
  await expect(open(dataDir)).rejects.toThrow(
    'belongs to root, but PostgreSQL refuses to run as root; give it to another',
  )
})
