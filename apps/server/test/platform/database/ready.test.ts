import { tmpdir } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BoundedClient } from '#platform/database/bounded-client.ts'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { openPool, statementTimeout } from '#platform/database/pool.ts'
import { watchDisk } from '#platform/database/watch-disk.ts'
import { readConfig } from '#platform/settings/config.ts'
import { startPostgresProxy } from '../../support/postgres-proxy.ts'
import { SECRET_KEY } from '@paraph/testing/programs/process.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const server = await useServer()
const url = server.config.databaseUrl!

test('a database that hangs is not ready, and many probes wait for one query', async () => {
  const proxy = await startPostgresProxy(url)
  const database = await openDatabase(readConfig({ DATABASE_URL: proxy.url, SECRET_KEY }), () => {})
  await expect.poll(database.ready).toBe('ok')
  proxy.hang()
  expect(await Promise.all(Array.from({ length: 50 }, database.ready))).not.toContain('ok')
  expect(database.pool.totalCount).toBe(1)
})

test('a query that the database does not answer in time fails, and the next one gets another connection', async () => {
  const proxy = await startPostgresProxy(url)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const connection = { connectionString: proxy.url, max: 2, answerWithin: 500 }
  const pool = openPool(connection, () => {})
  onTestFinished(() => pool.end())
  await pool.query('select 1')
  proxy.hang()
  const client = await pool.connect()
  const late = client.query('select 1').catch(String)
  vi.advanceTimersByTime(500)
  expect(await late).toContain('the database did not answer in time')
  expect(isDatabaseDown(await client.query('select 1').catch((error: unknown) => error))).toBe(true)
  client.release()
  expect(pool.totalCount).toBe(0)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  proxy.hang()
  let failure: unknown
  void pool.query('select 1').catch((error: unknown) => (failure = error))
  // The pool lends the connection in a later turn of the event loop, and only then the time limit of the query begins.
  const wait = () => {
    vi.advanceTimersByTime(500)
    return isDatabaseDown(failure)
  }
  await expect.poll(wait).toBe(true)
})

test('a query with a large file has more time', async () => {
  const waits = async (size: number) => {
    const client = new BoundedClient({ connectionString: url, answerWithin: 100 })
    client.on('error', () => {})
    await client.connect()
    return client
      .query('select octet_length($1::bytea), pg_sleep(0.2)', [Buffer.alloc(size)])
      .finally(() => client.end())
  }
  await expect(waits(1)).rejects.toThrow('in time')
  // The size of the file adds ten seconds to the time limit.
  await expect(waits(2_500_000)).resolves.toBeDefined()
})

test('PostgreSQL ends a statement that takes too long, and this error means that the database is down', async () => {
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
  const database = await openDatabase(readConfig({ DATABASE_URL: url, SECRET_KEY }), () => {})
  onTestFinished(database.close)
  expect(await database.ready()).toBe('ok')
  const full = "do $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$"
  await expect(database.pool.query(full)).rejects.toSatisfy(isDatabaseDown)
  expect(await database.ready()).toBe('disk_full')
})

test.each([
  Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s means that the database is down', (error) => {
  expect(isDatabaseDown(error)).toBe(true)
})
