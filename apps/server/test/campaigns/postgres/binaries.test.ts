import { execFile } from 'node:child_process'
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type PostgresBinaries, findBinaries, prepareBinaries } from '#platform/database/embedded/binaries.ts'
import { isRoot, nobody, nobodyCanReachUs, temporaryFolder } from '../../platform/database/embedded/harness.ts'

const run = promisify(execFile)

test('on a platform without PostgreSQL the error says to set DATABASE_URL', () => {
  const message = 'There is no embedded PostgreSQL for linux-riscv64; set DATABASE_URL'
  expect(() => findBinaries('linux', 'riscv64')).toThrow(message)
  expect(() => findBinaries('win32', 'x64')).toThrow('for win32-x64; set DATABASE_URL')
})

test('the library links that npm leaves out are made, even by two processes at the same time', async () => {
  const binaries = installBinaries(temporaryFolder())
  await expect(run(join(binaries.folder, 'bin/postgres'), ['--version'])).rejects.toThrow('libicu')
  const prepared = await Promise.all([1, 2].map(() => prepareBinaries(binaries, '/none', undefined)))
  expect(prepared).toEqual([binaries.folder, binaries.folder])
  await run(join(binaries.folder, 'bin/postgres'), ['--version'])
})

test('if PostgreSQL does not run on this system, the error says what to do', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/postgres'), '#!/bin/sh\necho wrong C library >&2; exit 1', { mode: 0o755 })
  const prepared = prepareBinaries({ folder, version: '18.0.0', major: '18' }, '/none', undefined)
  await expect(prepared).rejects.toThrow(/does not run on this system; set DATABASE_URL.*wrong C library/s)
})

test.skipIf(!isRoot)('binaries that the OS user of PostgreSQL cannot reach are copied once (needs root)', async () => {
  const locked = temporaryFolder()
  const binaries = installBinaries(locked)
  const cache = join(openFolder(), 'cache')
  const prepared = await Promise.all([1, 2].map(() => prepareBinaries(binaries, '/none', nobody, cache)))
  const copy = join(cache, 'postgresql-18.0.0')
  expect(prepared).toEqual([copy, copy])
  expect(readdirSync(cache)).toEqual(['postgresql-18.0.0'])
  expect(statSync(copy)).toMatchObject({ uid: 0, mode: 0o40755 })
  await run(join(copy, 'bin/postgres'), ['--version'], nobody)
  const { ino } = statSync(copy)
  await prepareBinaries(binaries, '/none', nobody, cache)
  expect(statSync(copy).ino).toBe(ino)
  expect(statSync(locked).mode & 0o777).toBe(0o700)
})

test.skipIf(!isRoot).each([
  ['another user owns the cache', (cache: string) => chownSync(cache, nobody.uid, nobody.gid)],
  ['other users can write to the cache', (cache: string) => chmodSync(cache, 0o777)],
  [
    'another user owns the copy',
    (cache: string) => {
      mkdirSync(join(cache, 'postgresql-18.0.0'))
      chownSync(join(cache, 'postgresql-18.0.0'), nobody.uid, nobody.gid)
    },
  ],
])('root does not run a copy that others could have changed: %s (needs root)', async (_, tamper) => {
  const binaries = installBinaries(temporaryFolder())
  const cache = join(openFolder(), 'cache')
  mkdirSync(cache)
  tamper(cache)
  await expect(prepareBinaries(binaries, '/none', nobody, cache)).rejects.toThrow('Other OS users can change')
})

test.skipIf(!isRoot)('if no copy can be made, the error says what to do (needs root)', async () => {
  const binaries = installBinaries(temporaryFolder())
  const prepared = prepareBinaries(binaries, '/none', nobody, '/dev/null/cache')
  await expect(prepared).rejects.toThrow('move Paraph to a folder that every OS user can enter, or set DATABASE_URL')
})

test.skipIf(!nobodyCanReachUs)(
  'an ordinary user that cannot write to node_modules gets a copy in the data folder (needs root, and a checkout that this user can reach)',
  async () => {
    const binaries = installBinaries(openFolder())
    const dataDir = temporaryFolder()
    chownSync(dataDir, nobody.uid, nobody.gid)
    const module = JSON.stringify(join(import.meta.dirname, '../../../src/platform/database/embedded/binaries.ts'))
    const script = `import { prepareBinaries } from ${module}
    console.log(await prepareBinaries(${JSON.stringify(binaries)}, ${JSON.stringify(dataDir)}))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { ...nobody, cwd: '/' })
    expect(stdout.trim()).toBe(join(dataDir, 'postgresql-18.0.0'))
    await run(join(stdout.trim(), 'bin/postgres'), ['--version'], nobody)
  },
)

/** Installs the binaries as npm does without install scripts. */
function installBinaries(parent: string): PostgresBinaries {
  const folder = join(parent, 'native')
  cpSync(findBinaries().folder, folder, {
    recursive: true,
    filter: (name) =>
      !lstatSync(name).isSymbolicLink() && !name.includes('/share/') && !name.includes('/lib/postgresql'),
  })
  return { folder, version: '18.0.0', major: '18' }
}

function openFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  return folder
}
