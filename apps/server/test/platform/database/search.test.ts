import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hasWords } from '#platform/database/search.ts'
import { useServer } from '@paraph/testing/server/server.ts'

const { db } = await useServer()

test.each([
  ['Åre', 'åre', true],
  ['A\u030are', 'åre', true],
  ['Öberg, STRÖM', 'oberg Strom', true],
  ['Oberg', 'Öberg', true],
  ['Łódź', 'lodz', true],
  ['Straße (1.5) *a', 'STRASSE *A (1.5)', true],
  ['STRASSE', 'straße', true],
  ['Ærø Þórsdóttir', 'aero thorsdottir', true],
  ['ΣΊΣΥΦΟΣ', 'σίσυφος', true],
  ['Ёлка Щукин', 'елка ЩУКИН', true],
  ['***:x', '***:X', true],
  [String.raw`100%_\ `, String.raw`%_\ `, true],
  ['Are', 'åra', false],
  ['aab', 'a+b', false],
  ['100', '%', false],
])('a database with the locale C finds in %s the words %s: %s', async (text, words, isFound) => {
  const where = hasWords(sql<string>`folded(${text}::text collate "C")`, words)
  const { rows } = await sql<{ found: boolean }>`select ${where} as found`.execute(db)
  expect(rows).toEqual([{ found: isFound }])
})

test('a text that was read for a search is read in the same way again', async () => {
  const texts = Array.from({ length: 0x3000 }, (_, index) => String.fromCodePoint(index + 1))
  const { rows } = await sql`
    select text from unnest(${texts}::text[]) as text where folded(folded(text)) <> folded(text)`.execute(db)
  expect(rows).toEqual([])
})
