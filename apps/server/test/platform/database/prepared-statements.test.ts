import { expect, test } from 'vitest'
import { isDatabaseDown } from '#platform/database/errors.ts'
import { openPool } from '#platform/database/pool.ts'
import { startServer } from '../../support/server.ts'

const server = await startServer()

/** A pool with one connection, and a table for it. */
async function openTable(options: { prepared?: boolean } = {}) {
  const pool = openPool({ ...server.pool.options, max: 1 }, () => {}, options)
  const name = `things_${Math.random().toString(36).slice(2)}`
  await server.pool.query(`create table ${name} (id integer, size integer); insert into ${name} values (1, 10)`)
  /** Queries as Kysely does: on a connection. The pool itself would query with a callback. */
  const run = async (sql: string, values: unknown[] = []) => {
    const client = await pool.connect()
    try {
      return (await client.query<object>(sql, values)).rows
    } finally {
      client.release()
    }
  }
  const select = `select * from ${name} where id = $1`
  const read = () => run(select, [1])
  const named = async () => (await run('select name from pg_prepared_statements where statement = $1', [select])).length
  return { pool, name, select, run, read, named }
}

test('a connection keeps one plan for each static statement with values', async () => {
  const { pool, read, named } = await openTable()
  for (let i = 0; i < 3; i++) expect(await read()).toEqual([{ id: 1, size: 10 }])
  expect(await named()).toBe(1)
  await pool.end()
})

test('without prepared statements, a connection keeps no plan', async () => {
  const { pool, read, named } = await openTable({ prepared: false })
  expect(await read()).toHaveLength(1)
  expect(await named()).toBe(0)
  await pool.end()
})

test('after a migration has changed a column, statements outside of a transaction work at once', async () => {
  const { pool, name, read } = await openTable()
  await read()
  await server.pool.query(`alter table ${name} alter column size type text`)
  expect(await read()).toEqual([{ id: 1, size: '10' }])
  await server.pool.query(`alter table ${name} add color text`)
  expect(await read()).toEqual([{ id: 1, size: '10', color: null }])
  await pool.end()
})

test('within a transaction, the statement fails with a temporary error, and the next transaction works', async () => {
  const { pool, name, select, read } = await openTable()
  await read()
  await server.pool.query(`alter table ${name} alter column size type text`)
  const client = await pool.connect()
  await client.query('begin')
  const error = await client.query(select, [1]).catch((failure: unknown) => failure)
  expect(isDatabaseDown(error)).toBe(true)
  await client.query('rollback')
  await client.query('begin')
  expect((await client.query(select, [1])).rows).toEqual([{ id: 1, size: '10' }])
  await client.query('commit')
  client.release()
  await pool.end()
})

test('if a pooler loses the statements, they get no names any more', async () => {
  const { pool, run, read, named } = await openTable()
  await read()
  expect(await named()).toBe(1)
  await run('deallocate all')
  expect(await read()).toHaveLength(1)
  expect(await read()).toHaveLength(1)
  expect(await named()).toBe(0)
  await pool.end()
})

test('other errors of a named statement stay as they are', async () => {
  const { pool, run } = await openTable()
  for (let i = 0; i < 2; i++) {
    await expect(run('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' })
  }
  await pool.end()
})

test('SQL of varying length gets no name, and the number of names has a bound', async () => {
  const { pool, run } = await openTable()
  await run('select 1 where 1 in ($1::integer)', [1])
  await run('select * from (values ($1::integer), ($2::integer)) as a', [1, 2])
  expect(await run('select name from pg_prepared_statements')).toEqual([])
  for (let i = 0; i < 301; i++) await run(`select ${i} where 1 = $1`, [1])
  expect(await run('select name from pg_prepared_statements')).toHaveLength(300)
  await pool.end()
})
