import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { compileOnce } from '#platform/database/compile-once.ts'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Database } from '#platform/database/tables.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

function open(options: object = {}) {
  const pool = openPool({ ...server.pool.options, ...options }, () => {})
  onTestFinished(() => pool.end())
  return { pool, db: openKysely(pool) }
}

interface Values {
  /** The read waits while the test holds the lock with this number. */
  lock: number
  one: number
}

type Read = (db: Database, values: Values) => Promise<{ connection: number; one: number }[]>

/** Returns the connection that it used. */
const read: Read = compileOnce((db, { lock, one }) =>
  db
    .selectFrom(sql`(select pg_advisory_xact_lock_shared(${lock}::integer))`.as('waited'))
    .select([sql<number>`pg_backend_pid()`.as('connection'), sql<number>`1 / ${one}::integer`.as('one')]),
)

const FREE: Values = { lock: 0, one: 1 }

const reads = async (db: Database, count: number) => {
  const rows = await Promise.all(Array.from({ length: count }, () => read(db, FREE)))
  return new Set(rows.map(([row]) => row!.connection)).size
}

/** Takes the lock with this number. */
async function hold(lock: number) {
  const client = await server.pool.connect()
  await client.query('select pg_advisory_lock($1)', [lock])
  let isHeld = true
  const free = async () => {
    if (isHeld) await client.query('select pg_advisory_unlock($1)', [lock])
    if (isHeld) client.release()
    isHeld = false
  }
  onTestFinished(free)
  const waiting = () =>
    server.pool.query(
      `select from pg_locks join pg_database on pg_database.oid = database
       where datname = current_database() and locktype = 'advisory' and objid = $1 and not granted`,
      [lock],
    )
  /** Resolves when a read waits for the lock. */
  const awaited = async () => {
    await expect.poll(async () => (await waiting()).rowCount).toBe(1)
  }
  return { free, awaited }
}

/** From now on, time limits end only when the test moves the clock. */
function stopClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('reads at the same time share a connection, and get their own answers', async () => {
  const { pool, db } = open()
  await read(db, FREE)
  expect(await reads(db, 8)).toBe(1)
  const ones = await Promise.all([1, -1, 1].map((one) => read(db, { ...FREE, one })))
  expect(ones.map(([row]) => row!.one)).toEqual([1, -1, 1])
  expect(pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 })
})

test('many reads use several connections', async () => {
  const { pool, db } = open()
  expect(await reads(db, 24)).toBe(3)
  expect(pool).toMatchObject({ totalCount: 3, idleCount: 3 })
})

const [connection, one] = [sql<number>`pg_backend_pid()`.as('connection'), sql<number>`1`.as('one')]

test.each<[string, Read]>([
  [
    'that writes',
    compileOnce((db, { lock }) =>
      db
        .updateTable('accounts')
        .set({ name: 'none' })
        .where('id', '=', sql<string>`${lock}::text`)
        .returning([connection, one]),
    ),
  ],
  [
    'in raw SQL, which can write',
    compileOnce(
      (_, { one }) => sql<{ connection: number; one: number }>`
        select pg_backend_pid() as connection, ${one}::integer as one`,
    ),
  ],
  [
    'with a common table expression, which can write',
    compileOnce((db, { lock }) =>
      db
        .with('numbers', (query) => query.selectNoFrom(sql`${lock}::integer`.as('number')))
        .selectFrom('numbers')
        .select([connection, one]),
    ),
  ],
  [
    'that locks rows',
    compileOnce((db, { lock }) =>
      db
        .selectFrom('accounts')
        .select([connection, one])
        .where('id', '=', sql<string>`${lock}::text`)
        .forShare(),
    ),
  ],
])('a statement %s has a connection of its own', async (_, statement) => {
  const { db, pool } = open()
  await Promise.all(Array.from({ length: 4 }, () => statement(db, FREE)))
  expect(pool.totalCount).toBe(4)
})

test('an error of one read does not affect the others, not even at the first use of the statement', async () => {
  const { db } = open({ max: 1 })
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.allSettled([0, 1, 0, 1].map((one) => read(db, { ...FREE, one })))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(answers[0]).toMatchObject({ reason: { code: '22012' } })
  }
})

test('a value that can not be sent fails only its own read', async () => {
  const { pool, db } = open({ max: 1 })
  await read(db, FREE)
  const one = {
    toPostgres: () => {
      throw new Error('This value can not be sent.')
    },
  } as unknown as number
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.allSettled([1, one, 1, one].map((value) => read(db, { ...FREE, one: value })))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    await expect(read(db, { ...FREE, one })).rejects.toThrow('can not be sent')
  }
  expect(pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 })
})

test('a request for a connection succeeds even while reads never stop', async () => {
  const { pool, db } = open({ max: 1 })
  const stop = new AbortController()
  let count = 0
  const readers = Array.from({ length: 4 }, async () => {
    while (!stop.signal.aborted) {
      await read(db, FREE)
      count++
    }
  })
  await expect.poll(() => count).toBeGreaterThan(20)
  for (let i = 0; i < 3; i++) expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  stop.abort()
  await Promise.all(readers)
})

test('a transaction reads on its own connection', async () => {
  const { db } = open()
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ connection: number }>`select pg_backend_pid() as connection`.execute(tx)
    expect(await read(tx, FREE)).toEqual([{ ...rows[0], one: 1 }])
  })
})

test('reads that the database does not answer in time fail, and the next one gets a new connection', async () => {
  const { db } = open({ max: 1, answerWithin: 1000 })
  const { awaited } = await hold(1)
  stopClock()
  await read(db, FREE)
  const failures = Promise.allSettled([1, 0, 0].map((lock) => read(db, { lock, one: 1 })))
  await awaited()
  vi.advanceTimersByTime(1000)
  for (const failure of await failures) {
    expect(isDatabaseDown(failure.status === 'rejected' && failure.reason)).toBe(true)
  }
  expect(await read(db, FREE)).toHaveLength(1)
})

test('each read has the full time limit, even if it waits behind others', async () => {
  const { db } = open({ max: 1, answerWithin: 1000 })
  const [one, two] = [await hold(1), await hold(2)]
  stopClock()
  await read(db, FREE)
  const first = read(db, { lock: 1, one: 1 })
  await one.awaited()
  vi.advanceTimersByTime(600)
  const second = read(db, { lock: 2, one: 1 })
  // It is sent at the end of this turn.
  await nextTurn()
  await nextTurn()
  await one.free()
  await first
  await two.awaited()
  vi.advanceTimersByTime(600)
  await two.free()
  expect(await second).toHaveLength(1)
})

test('a lost connection ends the reads that use it, and the next one gets another', async () => {
  const { db } = open({ max: 1 })
  const [row] = await read(db, FREE)
  const { awaited } = await hold(1)
  const lost = read(db, { lock: 1, one: 1 }).catch((error: unknown) => error)
  await awaited()
  await server.pool.query('select pg_terminate_backend($1)', [row!.connection])
  expect(isDatabaseDown(await lost)).toBe(true)
  // PostgreSQL says that it ends the connection before it does so.
  await expect.poll(() => read(db, FREE).catch(() => [])).toHaveLength(1)
})

test('after a migration has changed a column, reads work at once', async () => {
  const { pool, db } = open({ max: 1 })
  await pool.query('create table shared_things (size integer); insert into shared_things values (10)')
  const things: (db: Database, values: { size: number }) => Promise<unknown[]> = compileOnce((db, { size }) =>
    db
      .selectFrom(sql<object>`shared_things`.as('things'))
      .selectAll()
      .where(sql<boolean>`size::text <> ${size}::text`),
  )
  const both = () => Promise.all([things(db, { size: 1 }), things(db, { size: 1 })])
  expect(await both()).toEqual([[{ size: 10 }], [{ size: 10 }]])
  await server.pool.query('alter table shared_things alter column size type text')
  expect(await both()).toEqual([[{ size: '10' }], [{ size: '10' }]])
  await server.pool.query('drop table shared_things')
})

test('a pool that can not be reached fails the reads', async () => {
  const { db } = open({ host: '127.0.0.1', port: 1 })
  const failures = await Promise.allSettled([1, 1].map(() => read(db, FREE)))
  for (const failure of failures) {
    expect(isDatabaseDown(failure.status === 'rejected' && failure.reason)).toBe(true)
  }
})
