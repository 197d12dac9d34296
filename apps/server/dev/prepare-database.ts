import { prepareEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { ensureDataDir } from '#platform/files/data-dir.ts'
import { readConfig } from '#platform/settings/config.ts'

/** Creates the data of the embedded PostgreSQL, if the server will use it. This needs nothing that is built, and takes as long as the build. */
export async function prepareDatabase(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig()
  if (databaseUrl) return
  await ensureDataDir(dataDir)
  await prepareEmbeddedPostgres({ dataDir })
}
