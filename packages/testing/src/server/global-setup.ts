import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PoolConfig } from 'pg'
import type { TestProject } from 'vitest/node'
import { openDevelopmentKey } from '@paraph/server/src/work/sealing/keys/development-key.ts'
import { openEmbeddedPostgres } from '@paraph/server/src/platform/database/embedded/embedded-postgres.ts'
import { migrate } from '@paraph/server/src/platform/database/migrate.ts'
import { openKysely, openPool } from '@paraph/server/src/platform/database/pool.ts'
import { openJobs } from '@paraph/server/src/platform/jobs/jobs.ts'
import { UNREACHED } from './unreached.ts'

export interface TestPostgres {
  host: string
  port: number
  user: string
  password?: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres
    /** The folder where requests are recorded. Undefined if they are not recorded. */
    traffic: string | undefined
    /** A data folder with an up-to-date, stopped database. Tests copy it, because creating a database takes longer than starting one. */
    dataFolder: string
    /** The path of a PEM file with a key and its self-signed certificate. */
    sealCertificate: string
  }
}

/** The database that is copied for each test file. */
export const template = 'migrated'

const run = promisify(execFile)

/** A busy machine takes longer than the server waits for a connection. */
const patient = { connectionTimeoutMillis: UNREACHED }

interface Shared {
  postgres: TestPostgres
  dataFolder: string
  close: () => Promise<void>
}

/** Vitest calls the set-up for each project, and the projects share what it starts. */
const shared = globalThis as { paraphTests?: { opened: Promise<Shared>; users: number } | undefined }

export default async function setup(project: TestProject) {
  shared.paraphTests ??= { opened: open(), users: 0 }
  shared.paraphTests.users++
  const { postgres, dataFolder, close } = await shared.paraphTests.opened
  project.provide('postgres', postgres)
  project.provide('traffic', process.env['TRAFFIC_FOLDER'])
  project.provide('dataFolder', dataFolder)
  project.provide('sealCertificate', join(dataFolder, 'seal-development.pem'))
  return async () => {
    if (--shared.paraphTests!.users > 0) return
    shared.paraphTests = undefined
    await close()
  }
}

async function open(): Promise<Shared> {
  const dataFolder = await makeDataFolder()
  const { postgres, migrated, stop } = await openServer(dataFolder)
  const admin = openPool({ ...postgres, database: 'postgres', ...patient }, () => {})
  await admin.query(`drop database if exists ${template}`)
  await admin.query(`create database ${template} ${migrated ? `template ${migrated}` : ''}`)
  await admin.end()
  if (!migrated) await prepare({ ...postgres, database: template })
  const close = async () => {
    await stop()
    await rm(dataFolder, { recursive: true })
  }
  return { postgres, dataFolder, close }
}

async function prepare(connection: PoolConfig): Promise<void> {
  const pool = openPool({ ...connection, ...patient }, () => {})
  await migrate(pool)
  const jobs = await openJobs({ db: openKysely(pool), onError: () => {} })
  await jobs.close()
  await pool.end()
}

async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paraph-test-data-'))
  await openDevelopmentKey(folder, () => {})
  const embedded = await openEmbeddedPostgres({ dataDir: folder, log: () => {} })
  await prepare(embedded.connection)
  await embedded.close()
  return folder
}

interface OpenServer {
  postgres: TestPostgres
  /** The database of this server that has the schema already, if there is one. */
  migrated?: string | undefined
  stop: () => Promise<void>
}

/** Opens the embedded PostgreSQL. To test other versions, set TEST_DATABASE_URL to a server, with a superuser as its user. */
async function openServer(dataFolder: string): Promise<OpenServer> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const { hostname: host, port, username: user, password } = new URL(url)
    return { postgres: { host, port: Number(port || 5432), user, password }, stop: async () => {} }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'paraph-test-'))
  await run('cp', ['-a', join(dataFolder, 'postgres'), dataDir])
  await changeSettings(dataDir)
  const embedded = await openEmbeddedPostgres({ dataDir, log: () => {} })
  const { host, port, database } = embedded.connection
  // Only the superuser can create databases, not the service's own role.
  const postgres = { host, port, user: 'postgres' }
  const stop = async () => {
    await embedded.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { postgres, migrated: database, stop }
}

/**
 * These databases need not survive a crash, and each commit would wait for the disk. The tests of crashes start servers of their own. All test files
 * together have more connections than a server.
 */
async function changeSettings(dataDir: string): Promise<void> {
  const settings = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'max_connections = 250']
  await appendFile(join(dataDir, 'postgres', 'postgresql.auto.conf'), `${settings.join('\n')}\n`)
}
