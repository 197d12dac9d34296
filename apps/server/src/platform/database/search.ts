import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { arrayOf } from './lists.ts'
import { patternOf, wordsOf } from './search-rules.ts'

/**
 * The condition that a text contains each word, in any case. The pattern names both cases of all letters that are not ASCII, because a database with the
 * locale C knows only the cases of ASCII. No index helps, so bound the rows by `MAX_SEARCHED`.
 */
export function hasWords(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(search).map(patternOf)
  return sql<SqlBool>`${text} ~* all(${arrayOf(patterns, 'text')}::text[])`
}
