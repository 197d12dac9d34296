import { Client } from 'pg'
import { superuser } from './cluster.ts'
import { port } from './socket-address.ts'

/** The role of the service, and its database. */
export const service = 'paraph'

/** Advisory locks in the superuser's database, to which only the code in this folder connects. */
const inUse = 1
const setup = 2

/**
 * Opens a connection that holds the shared lock. While one such connection exists, no process stops the server. The
 * connection ends when its process ends, even by kill -9. When the server ends, the connection ends too, so the process
 * notices.
 */
export async function connectWithSharedLock(host: string): Promise<Client> {
  const config = { host, port, user: superuser, database: superuser, ssl: false }
  const client = new Client({ ...config, connectionTimeoutMillis: 5000, lock_timeout: 10_000 })
  // Each error also rejects a query, or is followed by `end`.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [inUse])
    await ensureDatabase(client)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

/**
 * Releases the shared lock and tries to take the exclusive lock. Returns true if that succeeds: no other process uses the
 * server, and none can start to use it, so the caller may stop it.
 */
export async function tryExclusiveLock(client: Client): Promise<boolean> {
  // Unlock first. Otherwise two processes that leave at the same time would each see the other's lock, and neither would
  // stop the server.
  await client.query('select pg_advisory_unlock_shared($1)', [inUse])
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [inUse])
  return rows[0]?.locked === true
}

async function ensureDatabase(client: Client): Promise<void> {
  if (await exists(client, 'pg_database', 'datname')) return
  await client.query('select pg_advisory_lock($1)', [setup])
  if (!(await exists(client, 'pg_roles', 'rolname'))) await client.query(`create role ${service} login`)
  if (!(await exists(client, 'pg_database', 'datname')))
    await client.query(`create database ${service} owner ${service}`)
  await client.query('select pg_advisory_unlock($1)', [setup])
}

async function exists(client: Client, catalog: string, column: string): Promise<boolean> {
  const { rows } = await client.query(`select from ${catalog} where ${column} = $1`, [service])
  return rows.length > 0
}
