import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBinaries, type PostgresBinaries, startProgram } from '#platform/database/embedded/binaries.ts'
import { createCluster } from '#platform/database/embedded/cluster.ts'
import { isRoot, nobody, temporaryFolder } from '../../platform/database/embedded/harness.ts'

test('on a platform without PostgreSQL the error says to set DATABASE_URL', () => {
  const message = 'There is no embedded PostgreSQL for linux-riscv64; set DATABASE_URL'
  expect(() => findBinaries('linux', 'riscv64')).toThrow(message)
  expect(() => findBinaries('win32', 'x64')).toThrow('for win32-x64; set DATABASE_URL')
})

test('if PostgreSQL does not run on this system, the error says what to do, and no database is left', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/initdb'), '#!/no/such/loader', { mode: 0o755 })
  const cluster = join(folder, 'postgres')
  const made = createCluster({ ...findBinaries(), folder }, cluster, undefined)
  await expect(made).rejects.toThrow(/does not run on this system \(.*ENOENT\); set DATABASE_URL/)
  expect(existsSync(cluster)).toBe(false)
})

test('if the build could not make an empty database, the error says how to make it', async () => {
  const cluster = join(temporaryFolder(), 'postgres')
  const made = createCluster({ ...findBinaries(), version: '18.0.0' }, cluster, undefined)
  await expect(made).rejects.toThrow(
    /The empty database is missing .*18\.0\.0.* Run `npm run build` .* or set DATABASE_URL/,
  )
})

test.skipIf(!isRoot)(
  'if root starts in a folder that others cannot enter, the error says what to do (needs root)',
  async () => {
    const locked = temporaryFolder()
    const binaries: PostgresBinaries = { ...findBinaries(), folder: join(locked, 'native') }
    cpSync(findBinaries().folder, binaries.folder, {
      recursive: true,
      filter: (name) => lstatSync(name).isDirectory() || name.endsWith('/bin/postgres'),
    })
    const start = () => startProgram(binaries, ['postgres', '--version'], nobody, { cwd: '/', stdio: 'ignore' })
    await expect(start()).rejects.toThrow(`uid 65534) may not enter ${binaries.folder}. Move Paraph to a folder`)
    chmodSync(locked, 0o755)
    expect((await start()).pid).toBeGreaterThan(0)
  },
)
