import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { anyOf, arrayOf } from '#platform/database/lists.ts'
import { openKysely, openPool } from '#platform/database/pool.ts'
import { useServer } from '../../support/server.ts'

const { db } = await useServer()

async function openOneConnection() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const pool = openPool({ ...inject('postgres'), database: rows[0]!.name, max: 1 }, () => {})
  onTestFinished(() => pool.end())
  return openKysely(pool)
}

const ids = (number: number) => Array.from({ length: number }, (_, index) => `doc_${index}`)

test.each([
  ['anyOf', (values: string[]) => sql`select id from documents where id = ${anyOf(values)}`],
  [
    'list',
    (values: string[]) =>
      sql`select documents.id from unnest(${arrayOf(values, 'text')}) as wanted (id) join documents using (id)`,
  ],
])('a connection keeps one plan of a statement with %s, for any number of values', async (_, statement) => {
  const one = await openOneConnection()
  for (let number = 0; number < 10; number++) await statement(ids(number)).execute(one)
  const { rows } = await sql`
    select custom_plans::int as "eachTime", generic_plans::int as kept from pg_prepared_statements
    where statement like '%documents%' and statement not like '%pg_prepared_statements%'`.execute(one)
  // PostgreSQL keeps the plan of a statement after it has made five of them.
  expect(rows).toEqual([{ eachTime: 5, kept: 5 }])
})

test('anyOf finds the rows of all values, and none for an empty list', async () => {
  const name = sql<string>`datname`
  const find = (names: string[]) => sql`select ${name} from pg_database where ${name} = ${anyOf(names)}`.execute(db)
  expect((await find(['template0', 'template1', 'none'])).rows).toHaveLength(2)
  expect((await find([])).rows).toEqual([])
})
