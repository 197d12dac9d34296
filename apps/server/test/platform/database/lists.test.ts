import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anyOf } from '#platform/database/lists.ts'
import { useServer } from '../../support/server.ts'

const { db } = await useServer()

test('anyOf finds the rows of all values, and none for an empty list', async () => {
  const name = sql<string>`datname`
  const find = (names: string[]) => sql`select ${name} from pg_database where ${name} = ${anyOf(names)}`.execute(db)
  expect((await find(['template0', 'template1', 'none'])).rows).toHaveLength(2)
  expect((await find([])).rows).toEqual([])
})
