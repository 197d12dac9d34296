import { execFile } from 'node:child_process'
import { chmodSync, chownSync, cpSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type PostgresBinaries, findBinaries, prepareBinaries } from '../../../src/database/embedded/binaries.ts'
import { isRoot, temporaryFolder } from './harness.ts'

const run = promisify(execFile)
const nobody = { uid: 65534, gid: 65534 }

test('a platform without PostgreSQL is told to set DATABASE_URL', () => {
  const message = 'There is no embedded PostgreSQL for linux-riscv64; set DATABASE_URL'
  expect(() => findBinaries('linux', 'riscv64')).toThrow(message)
  expect(() => findBinaries('win32', 'x64')).toThrow('for win32-x64; set DATABASE_URL')
})

test('the library links that npm leaves out are made, also by two processes at once', async () => {
  const engine = installBinaries(temporaryFolder())
  await expect(run(join(engine.folder, 'bin/postgres'), ['--version'])).rejects.toThrow('libicu')
  const prepared = await Promise.all([1, 2].map(() => prepareBinaries(engine, '/none', undefined)))
  expect(prepared).toEqual([engine.folder, engine.folder])
  await run(join(engine.folder, 'bin/postgres'), ['--version'])
})

test('a PostgreSQL that does not run here is told to be replaced, in a clear sentence', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/postgres'), '#!/bin/sh\necho wrong C library >&2; exit 1', { mode: 0o755 })
  const prepared = prepareBinaries({ folder, version: '18.0.0', major: '18' }, '/none', undefined)
  await expect(prepared).rejects.toThrow(/does not run on this system; set DATABASE_URL.*wrong C library/s)
})

test.skipIf(!isRoot)(
  'what the account of PostgreSQL cannot reach is copied once to where it can (needs root)',
  async () => {
    const locked = temporaryFolder()
    const engine = installBinaries(locked)
    const cache = join(openFolder(), 'cache')
    const prepared = await Promise.all([1, 2].map(() => prepareBinaries(engine, '/none', nobody, cache)))
    const copy = join(cache, 'postgresql-18.0.0')
    expect(prepared).toEqual([copy, copy])
    expect(readdirSync(cache)).toEqual(['postgresql-18.0.0'])
    expect(statSync(copy)).toMatchObject({ uid: 0, mode: 0o40755 })
    await run(join(copy, 'bin/postgres'), ['--version'], nobody)
    const { ino } = statSync(copy)
    await prepareBinaries(engine, '/none', nobody, cache)
    expect(statSync(copy).ino).toBe(ino)
    expect(statSync(locked).mode & 0o777).toBe(0o700)
  },
)

test.skipIf(!isRoot).each([
  ['the cache belongs to another', (cache: string) => chownSync(cache, nobody.uid, nobody.gid)],
  ['the cache can be written to by others', (cache: string) => chmodSync(cache, 0o777)],
  [
    'the copy belongs to another',
    (cache: string) => {
      mkdirSync(join(cache, 'postgresql-18.0.0'))
      chownSync(join(cache, 'postgresql-18.0.0'), nobody.uid, nobody.gid)
    },
  ],
])('root runs no copy that others could have changed: %s (needs root)', async (_, spoil) => {
  const engine = installBinaries(temporaryFolder())
  const cache = join(openFolder(), 'cache')
  mkdirSync(cache)
  spoil(cache)
  await expect(prepareBinaries(engine, '/none', nobody, cache)).rejects.toThrow('can be changed by other accounts')
})

test.skipIf(!isRoot)('where no copy can be made either, the error says what to do (needs root)', async () => {
  const engine = installBinaries(temporaryFolder())
  const prepared = prepareBinaries(engine, '/none', nobody, '/dev/null/cache')
  await expect(prepared).rejects.toThrow('move Paraph to where every account can enter, or set DATABASE_URL')
})

test.skipIf(!isRoot)(
  'a plain user who may not complete node_modules gets a copy in the data folder (needs root)',
  async () => {
    const engine = installBinaries(openFolder())
    const dataDir = temporaryFolder()
    chownSync(dataDir, nobody.uid, nobody.gid)
    const module = JSON.stringify(join(import.meta.dirname, '../../../src/database/embedded/binaries.ts'))
    const script = `import { prepareBinaries } from ${module}
    console.log(await prepareBinaries(${JSON.stringify(engine)}, ${JSON.stringify(dataDir)}))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { ...nobody, cwd: '/' })
    expect(stdout.trim()).toBe(join(dataDir, 'postgresql-18.0.0'))
    await run(join(stdout.trim(), 'bin/postgres'), ['--version'], nobody)
  },
)

/** As npm does without install scripts. */
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
