import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chown, lchown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { postgresEnvironment } from './binaries.ts'
import { buildFolder, isNotEmpty } from './build-folder.ts'
import type { OsUser } from './os-user.ts'

// A cluster, in the terms of PostgreSQL, is the folder that holds the data of one server.

/** The superuser of the cluster. The service itself connects as `paraph`, which is not a superuser. */
export const superuser = 'postgres'

/**
 * Returns the path by which a program opens a folder that is its working directory. The link in /proc leads there even if
 * the program's OS user may not enter the folders above, so the data can be below a folder of root with mode 0700.
 */
export function pathOfWorkingDirectory(folder: string): string {
  return existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder
}

/** Throws if the folder exists and this PostgreSQL cannot use it. Changes nothing. */
export async function refuseUnusableCluster(cluster: string, major: string): Promise<void> {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (owner === undefined) return
  const self = process.geteuid?.()
  if (self !== 0 && owner !== self)
    throw new Error(`${cluster} belongs to another OS user (uid ${owner}); run as that user, or change DATA_DIR.`)
  if (!(await isNotEmpty(cluster))) return
  const version = join(cluster, 'PG_VERSION')
  if (!existsSync(version))
    throw new Error(`${cluster} is not empty but holds no PostgreSQL data; move it away, or change DATA_DIR.`)
  const found = readFileSync(version, 'utf8').trim()
  if (found === major) return
  throw new Error(
    `${cluster} was made by PostgreSQL ${found}, but this is PostgreSQL ${major}; nothing was changed. ` +
      `Move the data with pg_dump and pg_restore, or run your own PostgreSQL ${found} on it and set DATABASE_URL.`,
  )
}

/** Creates the cluster if it does not exist, and makes sure that `osUser` owns it. Calls `meanwhile` while initdb runs. */
export async function createCluster(
  cluster: string,
  osUser: OsUser | undefined,
  binariesFolder: () => Promise<string>,
  meanwhile: () => void,
): Promise<void> {
  await buildFolder(cluster, async (draft) => {
    if (osUser) await chown(draft, osUser.uid, osUser.gid)
    await initdb(await binariesFolder(), draft, osUser, meanwhile)
  })
  // Root owns the data if root copied or restored it.
  if (osUser && statSync(cluster).uid === 0) await changeOwner(cluster, osUser)
}

async function initdb(
  binariesFolder: string,
  folder: string,
  osUser: OsUser | undefined,
  meanwhile: () => void,
): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  // One sync of the whole file system is faster than a sync of each of a thousand files. Only Linux has it.
  const sync = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject']
  const child = spawn(
    join(binariesFolder, 'bin', 'initdb'),
    ['-D', pathOfWorkingDirectory(folder), '--data-checksums', ...locale, ...access, ...sync],
    {
      ...osUser,
      cwd: folder,
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ])
  meanwhile()
  const [output, code] = await ended
  if (code !== 0) throw new Error(`PostgreSQL could not create its data in ${folder}: ${output.trim()}`)
}

/** Changes the folder itself last: if this is interrupted, root still owns the folder and the next start tries again. */
async function changeOwner(folder: string, { uid, gid }: OsUser): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid)
  }
  await chown(folder, uid, gid)
}
