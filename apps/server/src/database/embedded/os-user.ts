import { existsSync, readFileSync, statSync } from 'node:fs'

export interface OsUser {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root hands it to another account: that of existing data, else `postgres`, else
 * `nobody`. Undefined when we are not root, and PostgreSQL runs as we do.
 */
export function chooseOsUser(dataDir: string, cluster: string): OsUser | undefined {
  if (process.geteuid?.() !== 0) return undefined
  if (!existsSync('/proc/self/cwd')) {
    throw new Error(
      'The embedded PostgreSQL cannot be started by root here; run as an ordinary user, or set DATABASE_URL.',
    )
  }
  const accounts = readOsUsers()
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0)
    return accounts.find(({ uid }) => uid === owner.uid) ?? { uid: owner.uid, gid: owner.gid }
  // initdb accepts only an account that has a name.
  const host = statSync(dataDir, { throwIfNoEntry: false })
  const account =
    accounts.find(({ uid }) => uid === host?.uid) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody')
  if (account) return account
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no account `postgres` or `nobody`; set DATABASE_URL.',
  )
}

function readOsUsers(): (OsUser & { name: string })[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && Number.isInteger(gid))
}
