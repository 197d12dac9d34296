import { Client } from 'pg'
import { superuser } from './cluster.ts'
import { port } from './socket-address.ts'

/** The role of the service, and its database. */
export const service = 'paraph'

/** Advisory locks of the superuser's database, which only this folder connects to. */
const member = 1
const setup = 2

/**
 * A connection that holds the shared lock of a member: as long as there is one, nobody stops the server. It ends with its
 * holder, however that dies, and its end tells the holder that the server has gone.
 */
export async function becomeMember(host: string): Promise<Client> {
  const config = { host, port, user: superuser, database: superuser, ssl: false }
  const client = new Client({ ...config, connectionTimeoutMillis: 5000, lock_timeout: 10_000 })
  // Each error also rejects what was asked, or is followed by `end`.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [member])
    await ensureDatabase(client)
    return client
  } catch (error) {
    client.end().catch(() => {})
    throw error
  }
}

/** True if nobody else is a member; then none can become one either, and the server is the caller's to stop. */
export async function isLastToLeave(client: Client): Promise<boolean> {
  // Unlock first: two members that leave at once would otherwise each see the other's lock, and neither stop the server.
  await client.query('select pg_advisory_unlock_shared($1)', [member])
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [member])
  return rows[0]?.last === true
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
