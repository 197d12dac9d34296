import { AbortedTransactionError, sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { holdTransaction } from '#platform/database/held-transaction.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Database } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { config, db, newAccount } = await useServer()
const { id } = await newAccount()

const accounts = () => db.selectFrom('accounts').select('name').where('id', '=', id)
const nameOf = async () => (await accounts().executeTakeFirstOrThrow()).name
const setName = (tx: Database, name: string) => tx.updateTable('accounts').set({ name }).where('id', '=', id).execute()
const fail = (tx: Database) => sql`select 1 / 0`.execute(tx)

beforeEach(async () => {
  await setName(db, 'before')
})

test('a failed statement rolls back the statements before and after it, and its error is thrown', async () => {
  const failed = inTransaction(db, (tx) => Promise.all([setName(tx, 'first'), fail(tx), setName(tx, 'second')]))
  await expect(failed).rejects.toMatchObject({ code: '22012' })
  expect(await nameOf()).toBe('before')
})

test('after its transaction failed, the work can run no statement on the connection', async () => {
  const [over, late] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()]
  const slow = async (tx: Database) => {
    await over.promise
    await setName(tx, 'too late').then(late.resolve, late.reject)
  }
  await expect(inTransaction(db, (tx) => Promise.all([fail(tx), slow(tx)]))).rejects.toMatchObject({ code: '22012' })
  over.resolve()
  await expect(late.promise).rejects.toThrow('Transaction is already rolled back')
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

function hold(options: object = {}) {
  const pool = openPool({ connectionString: config.databaseUrl!, ...options }, () => {})
  onTestFinished(() => pool.end())
  return { pool, ...holdTransaction(openKysely(pool), async () => {}) }
}

test.each<[left: string, earlier: string[]]>([
  ['before', []],
  ['earlier', ['earlier']],
])(
  'in a held transaction, statements after a failed one are not committed, but earlier transactions are: %s',
  async (left, earlier) => {
    const held = hold()
    for (const name of earlier) await setName(held.db, name)
    const failed = inTransaction(held.db, (tx) => Promise.all([fail(tx), setName(tx, 'a'), setName(tx, 'b')]))
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    await held.commit()
    expect(await nameOf()).toBe(left)
  },
)

test('a failed commit of a held transaction returns its connection to the pool', async () => {
  const held = hold({ max: 1 })
  await setName(held.db, 'held')
  const { rows } = await sql<{ id: number }>`with own as (select pg_backend_pid() as id) select id from own`.execute(
    held.db,
  )
  await sql`select pg_terminate_backend(${rows[0]!.id})`.execute(db)
  expect(isDatabaseDown(await held.commit().catch((error: unknown) => error))).toBe(true)
  expect((await held.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await nameOf()).toBe('before')
})
