import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '../../src/database.ts'
import { openJobs } from '../../src/jobs/jobs.ts'
import { migrate } from '../../src/migrate.ts'
import { openEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts'
import { startRecorder } from './recorder.ts'

export interface TestServer {
  host: string
  port: number
  user: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestServer
    /** Where requests are recorded, if they are. */
    recorder: string | undefined
  }
}

/** The database that those of the test files are copied from. */
export const template = 'migrated'

export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'paraph-test-'))
  const embedded = await openEmbeddedPostgres({ dataDir, log: () => {} })
  const { host, port } = embedded.connection
  // The superuser, for the service's own role makes no databases.
  const postgres = { host, port, user: 'postgres' }
  const admin = openPool({ ...postgres, database: 'postgres' }, () => {})
  await admin.query(`create database ${template}`)
  await admin.end()
  const pool = openPool({ ...postgres, database: template }, () => {})
  await migrate(pool)
  const jobs = await openJobs({ db: openDatabase(pool), onError: () => {} })
  await jobs.close()
  await pool.end()

  const har = process.env['TRAFFIC_HAR']
  const recorder = har ? await startRecorder(har) : undefined
  project.provide('postgres', postgres)
  project.provide('recorder', recorder?.url)
  return async () => {
    await recorder?.stop()
    await embedded.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
