import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { ignoreErrors } from '#platform/files/ignore-errors.ts'

export const port = 5432

export interface SocketAddress {
  /** The folder of the socket, which `pg` accepts as a host. */
  host: string
  release(): void
}

/**
 * Returns an address for the socket in a folder. PostgreSQL binds its socket by a relative name, but a client must use the
 * path of the folder, and the address of a socket has at most 103 bytes on macOS and 107 on Linux. So a longer path gets a
 * short name. With /proc, that is the name of an open file descriptor, which no cleaner of temporary files can remove.
 * Without /proc, it is a symbolic link in the user's cache.
 */
export async function socketAddress(folder: string, proc = '/proc'): Promise<SocketAddress> {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= 103) return { host: folder, release() {} }
  if (existsSync(join(proc, 'self/fd'))) {
    const descriptor = openSync(folder, 'r')
    return { host: join(proc, `${process.pid}/fd/${descriptor}`), release: () => closeSync(descriptor) }
  }
  const links = join(homedir(), '.cache', 'paraph')
  const host = join(links, createHash('sha256').update(folder).digest('hex').slice(0, 16))
  await mkdir(links, { recursive: true, mode: 0o700 })
  await symlink(folder, host).catch(ignoreErrors('EEXIST'))
  return { host, release() {} }
}
