import { sql } from 'kysely'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { holdTransaction } from '#platform/database/held-transaction.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import type { Database } from '#platform/database/tables.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { startServer } from '@paraph/testing/server/server.ts'

const server = await startServer()
await sql`create table notes (text text)`.execute(server.db)

const add = (db: Database, text: string) => sql`insert into notes values (${text})`.execute(db)
const fail = (db: Database) => sql`select 1 / 0`.execute(db)
const notes = async () => {
  const { rows } = await sql<{ text: string }>`select text from notes`.execute(server.db)
  return rows.map(({ text }) => text)
}

function hold(options: object = {}) {
  const pool = openPool({ ...server.pool.options, ...options }, () => {})
  onTestFinished(() => pool.end())
  return { pool, ...holdTransaction(openKysely(pool), async () => {}) }
}

beforeEach(async () => {
  await sql`truncate notes`.execute(server.db)
})

test.each([[[]], [['earlier']]])(
  'statements after a failed one are not committed, but statements before the transaction are: %j',
  async (earlier) => {
    const { db, commit } = hold()
    for (const text of earlier) await add(db, text)
    const failed = inTransaction(db, (tx) => Promise.all([fail(tx), add(tx, 'a'), add(tx, 'b'), add(tx, 'c')]))
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    await commit()
    expect(await notes()).toEqual(earlier)
  },
)

test('a failed commit returns its connection to the pool', async () => {
  const { pool, db, commit } = hold({ max: 1 })
  await add(db, 'a')
  const { rows } = await sql<{ id: number }>`with own as (select pg_backend_pid() as id) select id from own`.execute(db)
  await server.pool.query('select pg_terminate_backend($1)', [rows[0]!.id])
  expect(isDatabaseDown(await commit().catch((error: unknown) => error))).toBe(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(await notes()).toEqual([])
})
