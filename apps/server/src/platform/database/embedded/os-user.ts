import { statSync } from 'node:fs'

export interface OsUser {
  uid: number
  gid: number
}

const nobody: OsUser = { uid: 65_534, gid: 65_534 }

/**
 * Returns the OS user that PostgreSQL runs as when we are root, because PostgreSQL refuses to run as root: the owner of the
 * cluster, or of the data folder while there is no cluster. If root owns the folder, returns `nobody`. Returns undefined if this process does not run as root.
 */
export function chooseOsUser(dataDir: string, cluster: string): OsUser | undefined {
  if (process.geteuid?.() !== 0) return undefined
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? statSync(dataDir)
  return uid === 0 ? nobody : { uid, gid }
}
