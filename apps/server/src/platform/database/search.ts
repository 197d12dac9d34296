import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { arrayOf } from './lists.ts'
import { patternOf, plainPatternOf, wordsOf } from './search-rules.ts'

/**
 * The condition that a text contains each word, in any case. The pattern names both cases of all letters that are not ASCII, because a database with the
 * locale C knows only the cases of ASCII. No index helps, so bound the rows by `MAX_SEARCHED`.
 */
export function hasWords(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(search).map(patternOf)
  return sql<SqlBool>`${text} ~* all(${arrayOf(patterns, 'text')}::text[])`
}

/**
 * A quick condition that is false for most texts without the words, or without the words in a line after the first one. The text has the letters A to Z
 * in lower case.
 */
export function mayHaveWords(text: RawBuilder<string>, search: string, isAfterFirstLine = false): RawBuilder<SqlBool> {
  const start = isAfterFirstLine ? '%\n' : ''
  const conditions = wordsOf(search).map((word) => sql`${text} like ${start + plainPatternOf(word)}`)
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}
