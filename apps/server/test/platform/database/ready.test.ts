import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { HANGING } from '../../support/hanging.ts'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openPool, statementTimeout } from '#platform/database/pool.ts'
import { watchDisk } from '#platform/database/watch-disk.ts'
import { readConfig } from '#platform/settings/config.ts'
import { startPostgresServer } from '../../support/postgres-server.ts'
import { SECRET_KEY } from '../../support/process.ts'

const postgres = await startPostgresServer()
afterAll(() => postgres.stop())

/** Stands between the server and its database. While it hangs, no byte passes, and no connection breaks. */
async function startProxy(port: number) {
  const sockets: Socket[] = []
  const proxy = createServer((client) => {
    const database = connect(port, '127.0.0.1')
    sockets.push(client, database)
    client.pipe(database).pipe(client)
    for (const socket of [client, database]) socket.on('error', () => {})
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  return {
    port: (proxy.address() as AddressInfo).port,
    hang: () => sockets.forEach((socket) => socket.unpipe().pause()),
    /** What the database sends still passes. */
    holdQueries: () => sockets.filter((_, index) => index % 2 === 0).forEach((client) => client.unpipe().pause()),
    endedByDatabase: () =>
      Promise.all(sockets.map((socket, index) => index % 2 === 0 || socket.closed || once(socket, 'close'))),
  }
}

test('a database that hangs is not ready, and many probes wait for one query', async () => {
  const { url } = await postgres.newDatabase()
  const proxy = await startProxy(postgres.port)
  const DATABASE_URL = url.replace(`:${postgres.port}`, `:${proxy.port}`)
  const database = await openDatabase(readConfig({ DATABASE_URL, SECRET_KEY }), () => {})
  expect(await database.ready()).toBe('ok')
  proxy.hang()
  expect(await Promise.all(Array.from({ length: 50 }, database.ready))).not.toContain('ok')
  expect(database.pool.totalCount).toBe(1)
})

test.each([
  {
    when: 'in use',
    isClosing: false,
    logged: ['A database connection broke: terminating connection due to administrator command'],
  },
  { when: 'being closed', isClosing: true, logged: [] },
])('a connection that breaks is logged unless the database is being closed: $when', async ({ isClosing, logged }) => {
  const { url } = await postgres.newDatabase()
  const proxy = await startProxy(postgres.port)
  const DATABASE_URL = url.replace(`:${postgres.port}`, `:${proxy.port}`)
  const lines: string[] = []
  const database = await openDatabase(readConfig({ DATABASE_URL, SECRET_KEY }), (line) => lines.push(line))
  await database.ready()
  lines.length = 0
  // As if PostgreSQL had not read yet that the connection ends.
  proxy.holdQueries()
  const closing = isClosing ? database.close() : undefined
  const admin = openPool({ connectionString: url, max: 1 }, () => {})
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await admin.end()
  await proxy.endedByDatabase()
  if (isClosing) await sleep(100)
  else await vi.waitUntil(() => lines.length > 0, HANGING)
  await (closing ?? database.close())
  expect(lines).toEqual(logged)
})

test('a query that the database does not answer in time fails, and the next one gets another connection', async () => {
  const { url } = await postgres.newDatabase()
  const proxy = await startProxy(postgres.port)
  const connection = { connectionString: url.replace(`:${postgres.port}`, `:${proxy.port}`), max: 2, answerWithin: 500 }
  const pool = openPool(connection, () => {})
  onTestFinished(() => pool.end())
  await pool.query('select 1')
  proxy.hang()
  const client = await pool.connect()
  const failures = [await client.query('select 1').catch(String), await client.query('select 1').catch(String)]
  expect(failures[0]).toContain('the database did not answer in time')
  client.release()
  expect(pool.totalCount).toBe(0)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  proxy.hang()
  const failure: unknown = await pool.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseDown(failure)).toBe(true)
})

test('a query with a large file has more time', async () => {
  const { url } = await postgres.newDatabase()
  const connection = { connectionString: url, max: 1, answerWithin: 200 }
  const pool = openPool(connection, () => {})
  onTestFinished(() => pool.end())
  const slow = 'select octet_length($1::bytea), pg_sleep(0.4)'
  await expect(pool.query(slow, [Buffer.alloc(1)])).rejects.toThrow('in time')
  await expect(pool.query(slow, [Buffer.alloc(2_000_000)])).resolves.toBeDefined()
})

test('PostgreSQL ends a statement that takes too long, and a transaction that waits', async () => {
  const { url } = await postgres.newDatabase()
  const pool = openPool({ connectionString: url, max: 1 }, () => {})
  onTestFinished(() => pool.end())
  expect((await pool.query('show statement_timeout')).rows).toEqual([
    { statement_timeout: `${statementTimeout / 1000}s` },
  ])
  await pool.query("set statement_timeout = '50ms'")
  const failure: unknown = await pool.query('select pg_sleep(5)').catch((error: unknown) => error)
  expect(isDatabaseDown(failure)).toBe(true)
})

test('a full disk is detected by the last failure, and by the file system of the embedded database', async () => {
  const far = watchDisk(undefined)
  expect(await far.isFull()).toBe(false)
  far.noteFailure(new Error('another failure'))
  expect(await far.isFull()).toBe(false)
  far.noteFailure(Object.assign(new Error('could not extend file'), { code: '53100' }))
  expect(await far.isFull()).toBe(true)
  expect(await watchDisk(tmpdir()).isFull()).toBe(false)
  // This file system has no room at all.
  expect(await watchDisk('/proc').isFull()).toBe(true)
})

test('a database with a full disk is not ready, and says why', async () => {
  const { url } = await postgres.newDatabase()
  const database = await openDatabase(readConfig({ DATABASE_URL: url, SECRET_KEY }), () => {})
  onTestFinished(database.close)
  expect(await database.ready()).toBe('ok')
  const full = "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
  await expect(database.pool.query(full)).rejects.toThrow('could not extend file')
  expect(await database.ready()).toBe('disk_full')
})

test.each([
  Object.assign(new Error('could not extend file'), { code: '53100' }),
  Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s means that the database is down', (error) => {
  expect(isDatabaseDown(error)).toBe(true)
})
