import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  findBinaries,
  type PostgresBinaries,
  reachableBinaries,
  startProgram,
} from '#platform/database/embedded/binaries.ts'
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
  'if root starts in a folder that others cannot enter, a copy runs, which is made once (needs root)',
  async () => {
    const [locked, cache] = [temporaryFolder(), join(temporaryFolder(), 'cache')]
    chmodSync(dirname(cache), 0o755)
    // A start that was killed while it copied has left this.
    mkdirSync(join(cache, `postgresql-${findBinaries().version}.new-killed`), { recursive: true })
    const binaries: PostgresBinaries = { ...findBinaries(), folder: join(locked, 'native') }
    cpSync(findBinaries().folder, binaries.folder, { recursive: true, verbatimSymlinks: true })
    const found = await Promise.all([1, 2].map(() => reachableBinaries(binaries, nobody, cache)))
    const copy = join(cache, `postgresql-${binaries.version}`)
    expect(found.map(({ folder }) => folder)).toEqual([copy, copy])
    expect(readdirSync(cache)).toEqual([basename(copy)])
    const program = await startProgram(found[0]!, ['postgres', '--version'], nobody, { cwd: '/', stdio: 'ignore' })
    expect(await once(program, 'exit')).toEqual([0, null])
    const broken = { ...binaries, version: '18.0.0', folder: temporaryFolder() }
    await expect(reachableBinaries(broken, nobody, cache)).rejects.toThrow('Move Paraph to a folder')
    expect(readdirSync(cache)).toEqual([basename(copy)])
    chownSync(copy, nobody.uid, nobody.gid)
    await expect(reachableBinaries(binaries, nobody, cache)).rejects.toThrow('Move Paraph to a folder')
    chmodSync(locked, 0o755)
    expect(await reachableBinaries(binaries, nobody, cache)).toBe(binaries)
  },
)
