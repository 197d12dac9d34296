import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { externalConnection } from '#platform/database/external.ts'
import type { Config } from '#platform/settings/config.ts'

/**
 * Returns a line for stderr that tells the operator which database a command uses, because it may be another one than the server's. Call it
 * before the database is opened, which creates the embedded one if there is none.
 */
export function nameDatabase({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl) {
    const { user, database = user, host } = externalConnection(databaseUrl)
    return `Database: ${database} on ${host ?? 'localhost'} (DATABASE_URL).`
  }
  const cluster = join(dataDir, 'postgres')
  if (!existsSync(cluster))
    return `Database: a new one in ${dataDir} (DATA_DIR), because there was none. If your server uses another, run the command with the DATA_DIR or the DATABASE_URL of the server.`
  const isRunning = existsSync(join(cluster, 'postmaster.pid'))
  return `Database: the one in ${dataDir} (DATA_DIR), ${isRunning ? 'which is running' : 'on which no server is running'}.`
}
