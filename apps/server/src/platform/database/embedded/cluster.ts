import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { deserialize } from 'node:v8'
import { gunzip } from 'node:zlib'
import { type PostgresBinaries, startProgram } from './binaries.ts'
import type { OsUser } from './os-user.ts'
import { isNotEmpty, makeWholeFolder } from './whole-folder.ts'

// A cluster, in the terms of PostgreSQL, is the folder that holds the data of one server.

/** The superuser of the cluster, and its database. The service itself connects as `paraph`, which is not a superuser. */
export const superuser = 'postgres'

/** The role of the service, and its database. */
export const service = 'paraph'

/** The content of an empty cluster by path, folders before their files. A folder has no content. `v8` serialises it, and gzip compresses it. */
export type ClusterFiles = Record<string, Uint8Array | undefined>

/**
 * The file with the empty cluster, which the build of the server makes. It is not made at the first start, because `initdb` stops if the user id has
 * no name, and containers often run with such an id.
 */
export function emptyClusterFile({ version }: PostgresBinaries): string {
  return join(import.meta.dirname, `../../../../dist/empty-cluster-${version}.gz`)
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
  if (found !== major)
    throw new Error(
      `${cluster} was made by PostgreSQL ${found}, but this is PostgreSQL ${major}; nothing was changed. ` +
        `Move the data with pg_dump and pg_restore, or run your own PostgreSQL ${found} on it and set DATABASE_URL.`,
    )
  if (owner === 0)
    throw new Error(
      `${cluster} belongs to root, but PostgreSQL refuses to run as root; give it to another OS user (chown -R).`,
    )
}

/** Creates the cluster if it does not exist. */
export function createCluster(binaries: PostgresBinaries, cluster: string, osUser: OsUser | undefined): Promise<void> {
  return makeWholeFolder(cluster, async (draft) => {
    await unpack(emptyClusterFile(binaries), draft, osUser)
    await sync(binaries, draft)
  })
}

async function unpack(file: string, folder: string, osUser: OsUser | undefined): Promise<void> {
  const packed = await readFile(file).catch((cause: unknown) => {
    throw new Error(
      `The empty database is missing (${file}). Run \`npm run build\` as an OS user that has a name, or set DATABASE_URL.`,
      { cause },
    )
  })
  const files = deserialize(await promisify(gunzip)(packed)) as ClusterFiles
  for (const [name, content] of [['', undefined] as const, ...Object.entries(files)]) {
    const path = join(folder, name)
    if (content) writeFileSync(path, content, { mode: 0o600 })
    else mkdirSync(path, { mode: 0o700, recursive: true })
    if (osUser) chownSync(path, osUser.uid, osUser.gid)
  }
}

async function sync(binaries: PostgresBinaries, folder: string): Promise<void> {
  // One sync of the whole file system is faster than a sync of each of a thousand files. Only Linux has it.
  const method = process.platform === 'linux' ? ['--sync-method=syncfs'] : []
  const command = ['initdb', '--sync-only', '--pgdata', folder, ...method] as [string, ...string[]]
  const child = await startProgram(binaries, command, undefined, { cwd: folder, stdio: 'ignore' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The new database in ${folder} could not be written to the disk.`)
}
