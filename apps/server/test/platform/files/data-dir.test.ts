import { chmod, mkdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureDataDir } from '#platform/files/data-dir.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { temporaryFolder } from '@paraph/testing/programs/process.ts'

const remedy = "Name a folder that the server's OS user can write to. Example: DATA_DIR=/var/lib/paraph."
const noFolder = 'it, or a folder above it, is not a folder'

test('the folder and its parents are created for their owner only; a second call changes nothing', async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'a', 'b', 'data')
  await Promise.all([ensureDataDir(dataDir), ensureDataDir(dataDir)])
  await ensureDataDir(dataDir)
  for (const made of [dataDir, join(folder, 'a')]) expect((await stat(made)).mode & 0o777).toBe(0o700)
})

test.each([
  ['/proc/x', 'no folder can be created there'],
  ['/proc/x/y/z', 'no folder can be created there'],
  ['/dev/null', noFolder],
  ['/dev/null/x/y', noFolder],
  ['file', noFolder],
  ['file/data', noFolder],
  ['circle', 'its symbolic links lead in a circle'],
  ['x'.repeat(300), 'its name is too long'],
])('%s is refused at once, with a sentence that names the setting: %s', async (place, reason) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await symlink(join(folder, 'circle'), join(folder, 'circle'))
  const dataDir = place.startsWith('/') ? place : join(folder, place)
  const error = await ensureDataDir(dataDir).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ConfigError)
  expect((error as Error).message).toBe(`DATA_DIR can't be ${dataDir}: ${reason}. ${remedy}`)
})

test.skipIf(process.geteuid?.() === 0)(
  'a folder without the right to write is refused (needs an ordinary user)',
  async () => {
    const folder = join(await temporaryFolder(), 'data')
    await mkdir(folder)
    await chmod(folder, 0o500)
    for (const dataDir of [folder, join(folder, 'data')]) {
      await expect(ensureDataDir(dataDir)).rejects.toThrow('may not create it or write to it')
    }
  },
)
