import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createClient } from '@paraph/client'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/database/open-database.ts'
import { ConfigError } from '#platform/settings/config-error.ts'
import { readConfig } from '#platform/settings/config.ts'
import { startPostgresServer } from '@paraph/testing/programs/postgres-server.ts'
import { startPostgresProxy } from '../../support/postgres-proxy.ts'
import { runKeys, runToEnd, SECRET_KEY, startProcess } from '@paraph/testing/programs/process.ts'

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())

test.each(['main.ts', 'server/cli/keys.ts'] as const)(
  '%s of an older version refuses a newer schema, with exit 1',
  async (program) => {
    const { name, url } = await postgres.newDatabase()
    const database = await openDatabase(readConfig({ DATABASE_URL: url }), () => {})
    await database.close()
    await postgres.query(`insert into migrations (name) values ('999_later.sql')`, name)
    const args = program === 'server/cli/keys.ts' ? ['create', '--account', 'acme'] : []
    const { code, stderr } = await runToEnd(program, args, { DATABASE_URL: url, SECRET_KEY })
    expect(code).toBe(1)
    expect(stderr).toBe(
      "The database has migrations that this server does not know: 999_later.sql. Start the version of Paraph that ran them, or a later version. A database from before version 1.0.0 can't be used any more.\n",
    )
  },
)

test('with DATABASE_DIRECT_URL, requests use the pooler; migrations, jobs and slow commands do not', async () => {
  const { url } = await postgres.newDatabase()
  const pooler = await startPostgresProxy(url)
  let passed = ''
  pooler.watch({ onQuery: (text) => ((passed += text), false) })
  const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url }
  const server = await startProcess({ ...settings, SECRET_KEY })
  const created = await runKeys(['create', '--account', 'acme'], settings)
  const client = createClient({ baseUrl: server.url, apiKey: created.stdout.trim() })
  expect((await client.GET('/api/v1/companies')).response.status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
  expect(passed).toContain('from "companies"')
  expect(passed).toContain('webhook_deliveries')
  // What a pooler in transaction mode can't do.
  expect(passed).not.toMatch(/\blisten\b|create table|pg_advisory_lock|paraph-jobs/i)

  const before = passed.length
  expect((await runToEnd('server/cli/audit-verify.ts', [], settings)).code).toBe(0)
  expect(passed.slice(before)).not.toContain('select')
})

/** Returns the message of a wrong setting as it is. `for now` marks an error that may pass, and `not explained` any other error. */
const explanation = (error: Error) => {
  if (error instanceof ConfigError) return error.message
  return error.cause ? `for now: ${error.message}` : `not explained: ${error.stack}`
}

const refusal = async (DATABASE_URL: string) => {
  try {
    await openDatabase(readConfig({ DATABASE_URL }), () => {})
    return 'none'
  } catch (error) {
    return explanation(error as Error)
  }
}

test('an error message explains why the server cannot use its database, without the password', async () => {
  const { name, url } = await postgres.newDatabase()
  const other = await postgres.newDatabase()
  const at = `PostgreSQL at 127.0.0.1:${postgres.port}`
  const as = (change: (url: URL) => void) => {
    const changed = new URL(url)
    change(changed)
    return refusal(changed.href)
  }
  expect(await as((url) => (url.password = 'falsch'))).toBe(
    `${at} refused the password of ${name}; correct it in DATABASE_URL.`,
  )
  expect(await as((url) => (url.password = '%80'))).toMatch(/^DATABASE_URL can't be read as a URL\. Percent-encode /)
  expect(await as((url) => (url.pathname = '/nothing'))).toBe(
    `${at} has no database nothing; create it with ${name} as its owner.`,
  )
  expect(await as((url) => (url.pathname = other.name))).toBe(
    `${name} must own the database ${other.name}, but lacks a privilege there: permission denied for schema public.`,
  )
  expect(await as((url) => (url.port = '1'))).toBe(
    'for now: PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED); check that it runs and that DATABASE_URL is correct.',
  )
  expect(await as((url) => (url.hostname = 'nowhere.invalid'))).toMatch(
    /^for now: The host nowhere\.invalid in DATABASE_URL can't be found \((ENOTFOUND|EAI_AGAIN)\); check its name and the DNS server\.$/,
  )
  await postgres.query(`alter role ${name} set default_transaction_read_only = on`)
  expect(await refusal(url)).toBe(`for now: ${at} is read-only, like a standby; DATABASE_URL must name the primary.`)
})

test('PostgreSQL before 15 is refused', async () => {
  const { port, stop } = await startOldServer('14.23 (Debian 14.23-1)')
  onTestFinished(stop)
  expect(await refusal(`postgres://paraph@127.0.0.1:${port}/paraph`)).toBe(
    'DATABASE_URL names PostgreSQL 14.23 (Debian 14.23-1); use PostgreSQL 15 or later.',
  )
})

/** Simulates a PostgreSQL that only has a version: it accepts every login, and answers every query with one row of one column. */
async function startOldServer(version: string) {
  const sockets: Socket[] = []
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const int32 = (value: number) => Buffer.concat([int16(value >> 16), int16(value & 65_535)])
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
  }
  const ready = message('Z', Buffer.from('I'))
  const column = [Buffer.from('server_version\0'), int32(0), int16(0), int32(25), int16(65_535), int32(-1), int16(0)]
  const answer = Buffer.concat([
    message('T', int16(1), ...column),
    message('D', int16(1), int32(version.length), Buffer.from(version)),
    message('C', Buffer.from('SHOW\0')),
    ready,
  ])
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { port: (server.address() as AddressInfo).port, stop }
}
