import { Socket } from 'node:net'
import { AbortedTransactionError, sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#platform/database/tables.ts'
import { inTransaction, openTransaction } from '#platform/database/transaction.ts'
import { startServer } from '../../support/server.ts'

const { db, pool, newAccount } = await startServer()
const { id } = await newAccount()

const accounts = () => db.selectFrom('accounts').select('name').where('id', '=', id)
const nameOf = async () => (await accounts().executeTakeFirstOrThrow()).name
const setName = (tx: Database, name: string) => tx.updateTable('accounts').set({ name }).where('id', '=', id).execute()
const fail = (tx: Database) => sql`select 1 / 0`.execute(tx)

beforeEach(async () => {
  await setName(db, 'before')
})

test('statements that start together are sent with the begin in one write, and run in order', async () => {
  const writev = vi.spyOn(Socket.prototype as unknown as { _writev: () => void }, '_writev')
  const counts: number[] = []
  for (let run = 0; run < 4; run++) {
    await sql`drop sequence if exists places`.execute(db)
    await sql`create sequence places`.execute(db)
    writev.mockClear()
    const together = await inTransaction(db, async (tx) => {
      const answers = await Promise.all([
        tx.selectNoFrom(sql<string>`nextval('places')`.as('place')).execute(),
        sql<{ place: string }>`select nextval('places') as place`.execute(tx).then(({ rows }) => rows),
        tx.selectNoFrom(sql<string>`nextval('places')`.as('place')).execute(),
        // True only in a transaction that began earlier.
        sql<{ place: string }>`select (now() < statement_timestamp())::text as place`
          .execute(tx)
          .then(({ rows }) => rows),
      ])
      counts.push(writev.mock.calls.length)
      return answers.map(([answer]) => answer!.place)
    })
    expect(together).toEqual(['1', '2', '3', 'true'])
  }
  writev.mockRestore()
  // During the other runs, another connection may have written too, for example for the upkeep of pg-boss.
  expect(Math.min(...counts)).toBe(1)
})

test('the last statement is sent with the commit in one write', async () => {
  const writev = vi.spyOn(Socket.prototype as unknown as { _writev: () => void }, '_writev')
  const counts: number[] = []
  for (let run = 0; run < 4; run++) {
    const { tx, commit } = await openTransaction(db)
    await setName(tx, 'before')
    writev.mockClear()
    await commit((tx) => setName(tx, 'after'))
    counts.push(writev.mock.calls.length)
    expect(await nameOf()).toBe('after')
  }
  writev.mockRestore()
  expect(Math.min(...counts)).toBe(1)
})

test.each<[string, (tx: Database) => Promise<unknown>, object]>([
  ['that PostgreSQL refuses', fail, { code: '22012' }],
  ['that is never sent', () => Promise.reject(new Error('Not today.')), { message: 'Not today.' }],
])('a last statement %s rolls back, its error is thrown, and the connection is free', async (_, last, error) => {
  // More often than the pool has connections.
  for (let run = 0; run <= pool.options.max!; run++) {
    const { tx, commit } = await openTransaction(db)
    await setName(tx, 'after')
    await expect(commit(last)).rejects.toMatchObject(error)
  }
  expect(await nameOf()).toBe('before')
})

test('the transaction commits, and returns what the work returns', async () => {
  const result = await inTransaction(db, async (tx) => {
    await setName(tx, 'after')
    expect(await nameOf()).toBe('before')
    return 'result'
  })
  expect([result, await nameOf()]).toEqual(['result', 'after'])
})

test('a failed statement rolls back the statements before and after it, and its error is thrown', async () => {
  const failed = inTransaction(db, (tx) => Promise.all([setName(tx, 'first'), fail(tx), setName(tx, 'second')]))
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  expect(await nameOf()).toBe('before')
})

test('the error of the failed statement is thrown, even if the work gets the error of a later statement first', async () => {
  const failLate = (tx: Database) =>
    fail(tx).catch(async (error: unknown) => {
      for (let tick = 0; tick < 10; tick++) await Promise.resolve()
      throw error
    })
  for (let run = 0; run < 20; run++) {
    const failed = inTransaction(db, (tx) => Promise.all([failLate(tx), setName(tx, 'second')]))
    // Blocks the process, so that both answers are there when it reads them.
    setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5))
    await expect(failed).rejects.toMatchObject({ code: '22012' })
  }
})

test('work that fails rolls back, and its own error is thrown', async () => {
  const failed = inTransaction(db, async (tx) => {
    await setName(tx, 'after')
    throw new Error('Not today.')
  })
  await expect(failed).rejects.toThrow('Not today.')
  expect(await nameOf()).toBe('before')
})

test('after its transaction failed, the work can run no statement, even if the connection already has other work', async () => {
  const [over, late] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()]
  const slow = async (tx: Database) => {
    await over.promise
    await setName(tx, 'too late').then(late.resolve, late.reject)
  }
  await expect(inTransaction(db, (tx) => Promise.all([fail(tx), slow(tx)]))).rejects.toMatchObject({ code: '22012' })
  over.resolve()
  await expect(late.promise).rejects.toThrow('The transaction is over.')
  expect(await nameOf()).toBe('before')
})

test('a failed statement can not become a success, even if the work ignores its error', async () => {
  const ignored = inTransaction(db, async (tx) => {
    await setName(tx, 'after')
    await fail(tx).catch(() => {})
  })
  await expect(ignored).rejects.toThrow(AbortedTransactionError)
  expect(await nameOf()).toBe('before')
})

test('a connection that breaks fails the transaction, and the next one gets another connection', async () => {
  const broken = inTransaction(db, async (tx) => {
    await setName(tx, 'after')
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
  })
  await expect(broken).rejects.toThrow('terminating connection')
  await inTransaction(db, (tx) => setName(tx, 'next'))
  expect(await nameOf()).toBe('next')
})
