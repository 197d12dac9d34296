import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
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

type Read = (db: Database, values: { seconds: number; one: number }) => Promise<{ connection: number; one: number }[]>

/** Waits, and returns the connection that it used. */
const read: Read = compileOnce((db, { seconds, one }) =>
  db
    .selectFrom(sql`(select pg_sleep(${seconds}::float))`.as('slept'))
    .select([sql<number>`pg_backend_pid()`.as('connection'), sql<number>`1 / ${one}::integer`.as('one')]),
)

const reads = async (db: Database, count: number, seconds: number) => {
  const rows = await Promise.all(Array.from({ length: count }, () => read(db, { seconds, one: 1 })))
  return new Set(rows.map(([row]) => row!.connection)).size
}

test('reads at the same time share a connection, and get their own answers', async () => {
  const { pool, db } = open()
  await read(db, { seconds: 0, one: 1 })
  expect(await reads(db, 8, 0.01)).toBe(1)
  const ones = await Promise.all([1, -1, 1].map((one) => read(db, { seconds: 0, one })))
  expect(ones.map(([row]) => row!.one)).toEqual([1, -1, 1])
  expect(pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 })
})

test('many reads use several connections', async () => {
  const { pool, db } = open()
  expect(await reads(db, 24, 0.01)).toBe(3)
  expect(pool).toMatchObject({ totalCount: 3, idleCount: 3 })
})

const [connection, one] = [sql<number>`pg_backend_pid()`.as('connection'), sql<number>`1`.as('one')]

test.each<[string, Read]>([
  [
    'that writes',
    compileOnce((db, { seconds }) =>
      db
        .updateTable('accounts')
        .set({ name: 'none' })
        .where('id', '=', sql<string>`pg_sleep(${seconds}::float)::text`)
        .returning([connection, one]),
    ),
  ],
  [
    'in raw SQL, which can write',
    compileOnce(
      (_, { seconds }) => sql<{ connection: number; one: number }>`
        select pg_backend_pid() as connection, 1 as one from pg_sleep(${seconds}::float)`,
    ),
  ],
  [
    'with a common table expression, which can write',
    compileOnce((db, { seconds }) =>
      db
        .with('slept', (query) => query.selectNoFrom(sql`pg_sleep(${seconds}::float)`.as('slept')))
        .selectFrom('slept')
        .select([connection, one])
        .where('slept', 'is not', null),
    ),
  ],
  [
    'that locks rows',
    compileOnce((db, { seconds }) =>
      db
        .selectFrom('accounts')
        .select([connection, one])
        .where(sql<boolean>`pg_sleep(${seconds}::float) is not null`)
        .forShare(),
    ),
  ],
])('a statement %s has a connection of its own', async (_, statement) => {
  const { db, pool } = open()
  await Promise.all(Array.from({ length: 4 }, () => statement(db, { seconds: 0.05, one: 1 })))
  expect(pool.totalCount).toBe(4)
})

test('an error of one read does not affect the others, not even at the first use of the statement', async () => {
  const { db } = open({ max: 1 })
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.allSettled([0, 1, 0, 1].map((one) => read(db, { seconds: 0, one })))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
    expect(answers[0]).toMatchObject({ reason: { code: '22012' } })
  }
})

test('a value that can not be sent fails only its own read', async () => {
  const { pool, db } = open({ max: 1 })
  await read(db, { seconds: 0, one: 1 })
  const one = {
    toPostgres: () => {
      throw new Error('This value can not be sent.')
    },
  } as unknown as number
  for (let round = 0; round < 2; round++) {
    const answers = await Promise.allSettled([1, one, 1, one].map((value) => read(db, { seconds: 0.01, one: value })))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
    await expect(read(db, { seconds: 0, one })).rejects.toThrow('can not be sent')
  }
  expect(pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 })
})

test('a request for a connection succeeds even while reads never stop', async () => {
  const { pool, db } = open({ max: 1 })
  const stop = new AbortController()
  const readers = Array.from({ length: 4 }, async () => {
    while (!stop.signal.aborted) await read(db, { seconds: 0.002, one: 1 })
  })
  await sleep(20)
  for (let i = 0; i < 3; i++) expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  stop.abort()
  await Promise.all(readers)
})

test('a transaction reads on its own connection', async () => {
  const { db } = open()
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ connection: number }>`select pg_backend_pid() as connection`.execute(tx)
    expect(await read(tx, { seconds: 0, one: 1 })).toEqual([{ ...rows[0], one: 1 }])
  })
})

test('reads that the database does not answer in time fail, and the next one gets a new connection', async () => {
  const { db } = open({ max: 1, answerWithin: 200 })
  await read(db, { seconds: 0, one: 1 })
  const failures = await Promise.allSettled([5, 0, 0].map((seconds) => read(db, { seconds, one: 1 })))
  for (const failure of failures) {
    expect(isDatabaseDown(failure.status === 'rejected' && failure.reason)).toBe(true)
  }
  expect(await read(db, { seconds: 0, one: 1 })).toHaveLength(1)
})

test('each read has the full time limit, even if it waits behind others', async () => {
  const { db } = open({ max: 1, answerWithin: 500 })
  await read(db, { seconds: 0, one: 1 })
  const first = read(db, { seconds: 0.3, one: 1 })
  await sleep(250)
  expect(await Promise.all([first, read(db, { seconds: 0.3, one: 1 })])).toHaveLength(2)
})

test('a lost connection ends the reads that use it, and the next one gets another', async () => {
  const { db } = open({ max: 1 })
  const [row] = await read(db, { seconds: 0, one: 1 })
  const lost = read(db, { seconds: 5, one: 1 }).catch((error: unknown) => error)
  await sleep(50)
  await server.pool.query('select pg_terminate_backend($1)', [row!.connection])
  expect(isDatabaseDown(await lost)).toBe(true)
  // PostgreSQL says that it ends the connection before it does so.
  await expect.poll(() => read(db, { seconds: 0, one: 1 }).catch(() => [])).toHaveLength(1)
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
  const failures = await Promise.allSettled([1, 1].map((one) => read(db, { seconds: 0, one })))
  for (const failure of failures) {
    expect(isDatabaseDown(failure.status === 'rejected' && failure.reason)).toBe(true)
  }
})
