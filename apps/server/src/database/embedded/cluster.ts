import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { chown, lchown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { OsUser } from './os-user.ts'
import { buildFolder, holdsSomething } from './build-folder.ts'
import { postgresEnvironment } from './binaries.ts'

/** The superuser of the cluster; the service itself connects as `paraph`, which is none. */
export const superuser = 'postgres'

/**
 * How a program that is spawned in a folder spells that folder. The link of /proc leads there even through parents that the
 * program's account may not pass, so the data can lie below a 0700 folder of root.
 */
export function ownFolder(folder: string): string {
  return existsSync('/proc/self/cwd') ? '/proc/self/cwd' : folder
}

export async function refuseUnusableCluster(cluster: string, major: string): Promise<void> {
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid
  if (owner === undefined) return
  const self = process.geteuid?.()
  if (self !== 0 && owner !== self)
    throw new Error(`${cluster} belongs to another user (uid ${owner}); run as that user.`)
  if (!(await holdsSomething(cluster))) return
  const version = join(cluster, 'PG_VERSION')
  if (!existsSync(version)) throw new Error(`${cluster} is not empty, and holds no PostgreSQL data; move it away.`)
  const found = readFileSync(version, 'utf8').trim()
  if (found === major) return
  throw new Error(
    `${cluster} was made by PostgreSQL ${found}, but this is PostgreSQL ${major}; nothing was changed. ` +
      `Move the data with pg_dump and pg_restore, or serve it by PostgreSQL ${found} and set DATABASE_URL.`,
  )
}

export async function createCluster(
  cluster: string,
  account: OsUser | undefined,
  engine: () => Promise<string>,
): Promise<void> {
  await buildFolder(cluster, async (draft) => {
    if (account) await chown(draft, account.uid, account.gid)
    await initdb(await engine(), draft, account)
  })
  // Data that root has copied or restored; the folder itself comes last, so that an interrupted attempt is made again.
  if (account && statSync(cluster).uid === 0) await giveTo(account, cluster)
}

async function initdb(engine: string, folder: string, account: OsUser | undefined): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${superuser}`, '--auth-local=trust', '--auth-host=reject']
  const child = spawn(
    join(engine, 'bin', 'initdb'),
    ['-D', ownFolder(folder), '--data-checksums', ...locale, ...access],
    {
      ...account,
      cwd: folder,
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const [complaint, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
  ])
  if (code !== 0) throw new Error(`PostgreSQL could not create ${folder}: ${complaint.trim()}`)
}

async function giveTo({ uid, gid }: OsUser, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), uid, gid)
  }
  await chown(folder, uid, gid)
}
