import { existsSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { ConfigError } from '#platform/settings/config-error.ts'

export interface OsUser {
  uid: number
  gid: number
}

/**
 * Returns the OS user that PostgreSQL runs as when we are root, because PostgreSQL refuses to run as root: the owner of the
 * cluster, else the owner of the data folder, else `postgres`, else `nobody`. Returns undefined when we are not root: then
 * PostgreSQL runs as our own user.
 */
export function chooseOsUser(dataDir: string, cluster: string): OsUser | undefined {
  if (process.geteuid?.() !== 0) return undefined
  if (!existsSync('/proc/self/cwd')) {
    throw new Error(
      'On this system root cannot start the embedded PostgreSQL; run Paraph as an ordinary user, or set DATABASE_URL.',
    )
  }
  const users = readOsUsers()
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return users.find(({ uid }) => uid === owner.uid) ?? { uid: owner.uid, gid: owner.gid }
  // initdb accepts only a user that has a name.
  const folder = statSync(dataDir, { throwIfNoEntry: false })
  const user =
    users.find(({ uid }) => uid === folder?.uid) ??
    users.find(({ name }) => name === 'postgres') ??
    users.find(({ name }) => name === 'nobody')
  if (user) return user
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no OS user `postgres` or `nobody`; run Paraph as an ordinary user, or set DATABASE_URL.',
  )
}

/** PostgreSQL starts only as a user that has a name. Containers often run with an id that has none. */
export function requireName(lookUp: () => unknown = userInfo): void {
  try {
    lookUp()
  } catch {
    throw new ConfigError(
      `The embedded PostgreSQL can't run as uid ${process.geteuid?.()}, because no OS user has this id. Start Paraph as a user that has a name (in a container: the user of the image), add a line for the id to /etc/passwd, or set DATABASE_URL.`,
    )
  }
}

function readOsUsers(): (OsUser & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && Number.isInteger(gid))
}
