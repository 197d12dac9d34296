import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hasWords } from '#platform/database/search.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db } = await useServer()

test.each([
  ['Åre', 'åre', true],
  ['A\u030are', 'åre', true],
  ['Straße (1.5) *a', 'straße *A (1.5)', true],
  ['ΣΊΣΥΦΟΣ', 'σίσυφοσ', true],
  ['***:x', '***:X', true],
  ['Are', 'åre', false],
  ['aab', 'a+b', false],
])('a database with the locale C finds in %s the words %s: %s', async (text, words, isFound) => {
  const where = hasWords(sql<string>`${text}::text collate "C"`, words)
  const { rows } = await sql<{ found: boolean }>`select ${where} as found`.execute(db)
  expect(rows).toEqual([{ found: isFound }])
})
