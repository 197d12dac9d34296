import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { arrayOf } from './lists.ts'
import { wordsOf } from './search-rules.ts'

/** The condition that a text contains each word, in any case. No index helps, so bound the rows by `MAX_SEARCHED`. */
export function hasWords(text: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const patterns = wordsOf(search).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return sql<SqlBool>`${text} ilike all(${arrayOf(patterns, 'text')}::text[])`
}
